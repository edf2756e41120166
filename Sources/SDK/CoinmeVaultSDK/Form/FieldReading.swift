/// What a collector's field says of itself at one moment; never its value.
struct FieldReading: Equatable, Sendable {
    /// The collector's own verdict.
    var isValid: Bool
    /// Characters typed, separators of the format not counted.
    var contentLength: Int
    /// The brand's display name, nil when unknown or when the field is no card number field.
    var cardBrand: String?
    /// The last four digits, nil until the number is valid or when the field is no card number field.
    var last4: String?
}
