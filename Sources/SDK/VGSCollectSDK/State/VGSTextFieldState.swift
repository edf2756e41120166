/// What a field may tell of its text: a snapshot, made at each read of ``VGSTextField/state``.
@MainActor
public class VGSTextFieldState: CustomStringConvertible {
    /// The field's name; nil for a field that was never configured.
    public let fieldName: String!
    /// Whether an empty field stops a send.
    public let isRequired: Bool
    /// Whether a field that is not valid stops a send.
    public let isRequiredValidOnly: Bool
    /// Whether every rule is kept.
    public let isValid: Bool
    /// Whether the raw text has no character.
    public let isEmpty: Bool
    /// Whether the text was ever changed by the user or by ``VGSTextField/setText(_:)``; never goes back.
    public let isDirty: Bool
    /// The count of characters of the raw text.
    public let inputLength: Int
    /// The error of every rule that is not kept, in the rules' order.
    public let validationErrors: [VGSValidationError]

    /// The members in a JSON-like text; never the field's text.
    nonisolated public var description: String { "{\n" + members.map { "  \"\($0.name)\": \($0.value)" }.joined(separator: ",\n") + "\n}" }

    init(of field: FieldSnapshot) {
        fieldName = field.name
        isRequired = field.isRequired
        isRequiredValidOnly = field.isRequiredValidOnly
        isValid = field.errors.isEmpty
        isEmpty = field.rawText.isEmpty
        isDirty = field.isDirty
        inputLength = field.rawText.count
        validationErrors = field.errors
    }

    /// The members that ``description`` lists.
    nonisolated var members: [(name: String, value: String)] {
        [
            ("fieldName", "\"\(fieldName ?? "")\""), ("isRequired", "\(isRequired)"), ("isRequiredValidOnly", "\(isRequiredValidOnly)"),
            ("isValid", "\(isValid)"), ("isEmpty", "\(isEmpty)"), ("isDirty", "\(isDirty)"), ("inputLength", "\(inputLength)"),
            ("validationErrors", "\(validationErrors)"),
        ]
    }
}

/// What a state is made of.
struct FieldSnapshot {
    var name: String?
    var isRequired: Bool
    var isRequiredValidOnly: Bool
    var isDirty: Bool
    var rawText: String
    var errors: [VGSValidationError]
}

extension FieldSnapshot: CustomStringConvertible, CustomReflectable {
    var description: String { "FieldSnapshot" }
    var customMirror: Mirror { .silent(self) }
}
