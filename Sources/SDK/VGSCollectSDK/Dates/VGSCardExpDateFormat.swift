import CofferCardRules

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

    /// The same format as the card rules name it.
    var rules: ExpiryFormat {
        switch self {
        case .shortYear: .shortYear
        case .longYear: .longYear
        case .shortYearThenMonth: .shortYearThenMonth
        case .longYearThenMonth: .longYearThenMonth
        }
    }

    /// How many digits the month has.
    static let monthDigits = 2

    /// How many digits stand first and how many after them.
    var digits: (first: Int, second: Int) {
        rules.isMonthFirst ? (Self.monthDigits, rules.yearDigits) : (rules.yearDigits, Self.monthDigits)
    }
}
