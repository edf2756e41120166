/// A real day of the Gregorian calendar.
public struct VGSDate: Comparable, Sendable {
    /// The day of the month, from 1.
    public let day: Int
    /// The month, 1 through 12.
    public let month: Int
    /// The year, 1 through 9999.
    public let year: Int

    /// The day's date, or nil for a day that the Gregorian calendar does not have.
    public init?(day: Int, month: Int, year: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(inMonth: month, year: year) else {
            return nil
        }
        self.day = day
        self.month = month
        self.year = year
    }

    /// The first day of a year, which the calendar always has; the year is brought into 1 through 9999.
    init(firstDayOf year: Int) {
        day = 1
        month = 1
        self.year = min(max(year, 1), 9999)
    }

    /// The day of the month with two digits.
    public var dayFormatted: String { Self.padded(day, digits: 2) }
    /// The month with two digits.
    public var monthFormatted: String { Self.padded(month, digits: 2) }
    /// The year with four digits.
    var yearFormatted: String { Self.padded(year, digits: 4) }

    /// Earlier days come first.
    public static func < (left: VGSDate, right: VGSDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func days(inMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func padded(_ number: Int, digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
