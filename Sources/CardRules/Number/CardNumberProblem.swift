/// Why a text is no card number. No case carries a digit.
public enum CardNumberProblem: Error, Equatable, Sendable {
    /// Something other than an ASCII digit; `offset` counts UTF-8 bytes from the start.
    case badCharacter(offset: Int)
    /// Fewer digits than the brand's shortest number.
    case tooShort(count: Int, minimum: Int)
    /// More digits than the brand's longest number.
    case tooLong(count: Int, maximum: Int)
    /// A digit count between the brand's shortest and longest that it does not use.
    case wrongLength(count: Int, brand: CardBrand)
    /// No brand of the table begins like this.
    case unknownBrand
    /// The check digit is wrong.
    case failsLuhn

    /// A stable code for logs and answers.
    public var code: String {
        switch self {
        case .badCharacter: "card_number_bad_character"
        case .tooShort: "card_number_too_short"
        case .tooLong: "card_number_too_long"
        case .wrongLength: "card_number_wrong_length"
        case .unknownBrand: "card_number_unknown_brand"
        case .failsLuhn: "card_number_fails_luhn"
        }
    }
}
