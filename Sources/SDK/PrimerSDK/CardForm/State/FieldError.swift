/// What is wrong with a field of a form. Carries nothing of what was entered.
@available(iOS 15.0, *)
public struct FieldError: Equatable, Identifiable, Sendable {
    /// The field.
    public let fieldType: PrimerInputElementType
    /// What is wrong, in the session's language.
    public let message: String
    /// `invalid-` and the field's raw value in small letters, such as `invalid-card_number`, for missing and wrong alike;
    /// `unsupported-card-type` for a network that is not taken, `invalid-cardholder-name-length` for a name that is too short.
    public let errorCode: String?

    /// The field's raw value: a field has one error at most.
    public var id: String { fieldType.rawValue }

    /// Makes an error from its members.
    public init(fieldType: PrimerInputElementType, message: String, errorCode: String? = nil) {
        self.fieldType = fieldType
        self.message = message
        self.errorCode = errorCode
    }
}
