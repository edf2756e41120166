/// A month of the Gregorian calendar.
public struct YearMonth: Hashable, Comparable, Sendable {
    /// The year, such as 2031.
    public let year: Int
    /// The month, 1 through 12.
    public let month: Int

    /// Takes a year and a month; a month outside 1 through 12 is the caller's mistake.
    public init(year: Int, month: Int) {
        precondition(month >= 1 && month <= 12, "A month is 1 through 12.")
        self.year = year
        self.month = month
    }

    /// The month in which an instant lies, in UTC or at an offset from it.
    /// - Parameters:
    ///   - unixSeconds: Seconds since 1970-01-01T00:00:00Z.
    ///   - utcOffsetSeconds: Seconds to add for the local time of the place meant; 0 is UTC.
    public init(unixSeconds: Int64, utcOffsetSeconds: Int64 = 0) {
        let local = unixSeconds + utcOffsetSeconds
        let days = local / 86_400 - (local % 86_400 < 0 ? 1 : 0)
        // Years are counted from 1 March of the year 0, in eras of 400 years = 146,097 days, so that a leap day comes last.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
        year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    }

    /// The month after this one.
    public var next: YearMonth {
        month == 12 ? YearMonth(year: year + 1, month: 1) : YearMonth(year: year, month: month + 1)
    }

    /// Seconds from 1970-01-01T00:00:00Z to the first instant of the month in UTC.
    public var firstUnixSecond: Int64 {
        let marchYear = Int64(month <= 2 ? year - 1 : year)
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = Int64(153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return (era * 146_097 + dayOfEra - 719_468) * 86_400
    }

    /// Whether the left month comes before the right one.
    public static func < (left: YearMonth, right: YearMonth) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }
}
