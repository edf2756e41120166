/// How month and year of a card's expiry stand in a text.
public enum VGSCardExpDateFormat: Sendable {
    /// `MMYY`.
    case shortYear
    /// `MMYYYY`.
    case longYear
    /// `YYMM`.
    case shortYearThenMonth
    /// `YYYYMM`.
    case longYearThenMonth

    /// How many digits the month has.
    var monthDigits: Int { 2 }

    /// How many digits the year has.
    var yearDigits: Int {
        switch self {
        case .shortYear, .shortYearThenMonth: 2
        case .longYear, .longYearThenMonth: 4
        }
    }

    /// Whether the year is written before the month.
    var isYearFirst: Bool {
        switch self {
        case .shortYear, .longYear: false
        case .shortYearThenMonth, .longYearThenMonth: true
        }
    }

    /// Month and year of a text of exactly this format's digits; a two-digit year is of this century. Nil when something is no ASCII digit.
    func numbers(in text: String) -> (month: Int, year: Int)? {
        var month = 0
        var year = 0
        let firstDigits = isYearFirst ? yearDigits : monthDigits
        for (offset, byte) in text.utf8.enumerated() {
            guard let digit = byte.asciiDigitValue else { return nil }
            if (offset < firstDigits) == isYearFirst { year = year * 10 + digit } else { month = month * 10 + digit }
        }
        return (month, yearDigits == 2 ? 2000 + year : year)
    }
}
