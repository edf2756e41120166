/// The text by which a failing rule names itself in ``VGSTextFieldState/validationErrors``.
public typealias VGSValidationError = String

/// The texts of the default rules.
public enum VGSValidationErrorType: String, Sendable {
    /// A pattern did not match.
    case pattern = "PATTERN_VALIDATION_ERROR"
    /// The length is outside its bounds.
    case length = "LENGTH_VALIDATION_ERROR"
    /// The length is none of the listed ones. (The spelling is upstream's.)
    case lengthMathes = "LENGTH_RANGE_MATCH_VALIDATION_ERROR"
    /// The expiry date is malformed, past or too far.
    case expDate = "EXPIRATION_DATE_VALIDATION_ERROR"
    /// The date is malformed or outside its bounds.
    case date = "DATE_VALIDATION_ERROR"
    /// The card number is wrong.
    case cardNumber = "CARD_NUMBER_VALIDATION_ERROR"
    /// The Luhn digit is wrong.
    case luhnCheck = "LUHN_ALGORITHM_CHECK_VALIDATION_ERROR"
    /// The routing number is wrong.
    case abaRoutingNumber = "ABA_ROUTING_NUMBER_VALIDATION_ERROR"
}
