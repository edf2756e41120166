/// What may be known of one bound field; never its value.
public struct VaultFieldState: Equatable, Sendable {
    /// The field's name, such as `card.cardNumber`.
    public let fieldName: String
    /// Whether the field may be submitted as it is; a required field that is empty may not, an optional one may.
    public let isValid: Bool
    /// Whether nothing has been typed.
    public let isEmpty: Bool
    /// Whether the field has the focus now.
    public let isFocused: Bool
    /// Characters typed, separators of the format not counted.
    public let contentLength: Int
    /// The card's brand as people read it, such as `Visa`; nil while unknown, and always for other than card number fields.
    public let cardBrand: String?
    /// The last four digits of a valid number; nil until then, and always for other than card number fields.
    public let last4: String?
}
