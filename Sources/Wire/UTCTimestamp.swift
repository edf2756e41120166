/// Writes a point in time as ISO 8601 in UTC with milliseconds, such as `2026-08-06T19:19:41.000Z`, without a calendar library.
public enum UTCTimestamp {
    /// The text of a point in time.
    /// - Parameter unixMilliseconds: Milliseconds since 1970 in UTC; the years 0000 through 9999 give four digits.
    public static func text(unixMilliseconds: Int64) -> String {
        let milliseconds = floorMod(unixMilliseconds, 86_400_000)
        let days = (unixMilliseconds - milliseconds) / 86_400_000
        let (year, month, day) = civil(days: days)
        var text: [UInt8] = []
        text.reserveCapacity(24)
        append(year, width: 4, to: &text)
        text.append(UInt8(ascii: "-"))
        append(month, width: 2, to: &text)
        text.append(UInt8(ascii: "-"))
        append(day, width: 2, to: &text)
        text.append(UInt8(ascii: "T"))
        append(milliseconds / 3_600_000, width: 2, to: &text)
        text.append(UInt8(ascii: ":"))
        append(milliseconds / 60_000 % 60, width: 2, to: &text)
        text.append(UInt8(ascii: ":"))
        append(milliseconds / 1000 % 60, width: 2, to: &text)
        text.append(UInt8(ascii: "."))
        append(milliseconds % 1000, width: 3, to: &text)
        text.append(UInt8(ascii: "Z"))
        return String(decoding: text, as: UTF8.self)
    }

    /// The date of a day counted from 1970-01-01; eras of 400 years that begin in March make the leap day the last of its year.
    private static func civil(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let dayOfEra = floorMod(shifted, 146_097)
        let era = (shifted - dayOfEra) / 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    private static func floorMod(_ value: Int64, _ divisor: Int64) -> Int64 {
        let rest = value % divisor
        return rest < 0 ? rest + divisor : rest
    }

    private static func append(_ value: Int64, width: Int, to text: inout [UInt8]) {
        let digits = String(value).utf8
        for _ in 0..<max(0, width - digits.count) { text.append(UInt8(ascii: "0")) }
        text.append(contentsOf: digits)
    }
}
