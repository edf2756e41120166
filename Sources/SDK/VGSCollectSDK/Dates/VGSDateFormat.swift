/// How day, month and year of a date stand in a text.
public enum VGSDateFormat: Sendable {
    /// Month, day, year.
    case mmddyyyy
    /// Day, month, year.
    case ddmmyyyy
    /// Year, month, day.
    case yyyymmdd

    /// The format that is taken when none is set: month, day, year.
    public static let `default` = VGSDateFormat.mmddyyyy

    /// The format as a hint for a person.
    public var displayFormat: String {
        switch self {
        case .mmddyyyy: "mm-dd-yyyy"
        case .ddmmyyyy: "dd-mm-yyyy"
        case .yyyymmdd: "yyyy-mm-dd"
        }
    }

    /// How many digits a whole date has.
    static let digitsCount = 8

    /// The date that exactly eight ASCII digits name, nil for anything else and for an impossible date.
    func date(fromDigits text: String) -> VGSDate? {
        var digits: [Int] = []
        for byte in text.utf8 {
            guard let digit = byte.asciiDigitValue, digits.count < Self.digitsCount else { return nil }
            digits.append(digit)
        }
        guard digits.count == Self.digitsCount else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
        return switch self {
        case .mmddyyyy: VGSDate(day: number(2..<4), month: number(0..<2), year: number(4..<8))
        case .ddmmyyyy: VGSDate(day: number(0..<2), month: number(2..<4), year: number(4..<8))
        case .yyyymmdd: VGSDate(day: number(6..<8), month: number(4..<6), year: number(0..<4))
        }
    }

    /// A date in this format with a divider between its parts.
    func text(of date: VGSDate, divider: String) -> String {
        let year = date.yearFormatted
        return switch self {
        case .mmddyyyy: [date.monthFormatted, date.dayFormatted, year].joined(separator: divider)
        case .ddmmyyyy: [date.dayFormatted, date.monthFormatted, year].joined(separator: divider)
        case .yyyymmdd: [year, date.monthFormatted, date.dayFormatted].joined(separator: divider)
        }
    }
}
