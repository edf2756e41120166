/// Why something is no expiry date. No case carries what was given.
public enum ExpiryProblem: Error, Equatable, Sendable {
    /// Not the ASCII digits that the format asks for: two for a month, two or four for a year.
    case malformed
    /// The month is not 1 through 12.
    case monthOutOfRange
    /// The year is outside the window.
    case yearOutOfRange(minimum: Int, maximum: Int)

    /// A stable code for logs and answers.
    public var code: String {
        switch self {
        case .malformed: "expiry_malformed"
        case .monthOutOfRange: "expiry_month_out_of_range"
        case .yearOutOfRange: "expiry_year_out_of_range"
        }
    }
}
