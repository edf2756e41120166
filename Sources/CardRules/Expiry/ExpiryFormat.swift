/// The order and width of an expiry date's digits; the names are VGS's (`VGSCardExpDateFormat`).
public enum ExpiryFormat: CaseIterable, Sendable {
    /// MMYY.
    case shortYear
    /// MMYYYY.
    case longYear
    /// YYMM.
    case shortYearThenMonth
    /// YYYYMM.
    case longYearThenMonth

    /// How many digits the year has, 2 or 4.
    public var yearDigits: Int {
        switch self {
        case .shortYear, .shortYearThenMonth: 2
        case .longYear, .longYearThenMonth: 4
        }
    }

    /// Whether the month comes first.
    public var isMonthFirst: Bool {
        switch self {
        case .shortYear, .longYear: true
        case .shortYearThenMonth, .longYearThenMonth: false
        }
    }

    /// Month and full year of a text in this format; nil unless it has exactly the right number of ASCII digits.
    func parts(of bytes: UnsafeBufferPointer<UInt8>) -> (month: Int, year: Int)? {
        guard bytes.count == 2 + yearDigits, bytes.allSatisfy({ $0.isDigit }) else { return nil }
        func number(_ range: Range<Int>) -> Int {
            range.reduce(0) { $0 * 10 + Int(bytes[$1].digitValue) }
        }
        let month = isMonthFirst ? number(0..<2) : number(yearDigits..<yearDigits + 2)
        let year = isMonthFirst ? number(2..<2 + yearDigits) : number(0..<yearDigits)
        return (month, yearDigits == 2 ? CardLimits.expiryYearMin + year : year)
    }
}
