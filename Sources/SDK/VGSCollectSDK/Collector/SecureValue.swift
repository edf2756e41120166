/// What one field put into a body, so that an answer can be searched for it. Silent in every text form.
package struct SecureValue: Sendable {
    /// The field's name.
    package let fieldName: String
    /// What the field collects.
    package let type: FieldType
    /// Every different non-empty text by which the value may be known: as shown, without the mask, as submitted.
    package let forms: [String]

    init(fieldName: String, type: FieldType, candidates: [String]) {
        self.fieldName = fieldName
        self.type = type
        var forms: [String] = []
        for candidate in candidates where !candidate.isEmpty && !forms.contains(candidate) { forms.append(candidate) }
        self.forms = forms
    }
}

extension SecureValue: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The field's name only.
    package var description: String { "SecureValue(\(fieldName))" }
    /// The same as ``description``.
    package var debugDescription: String { description }
    /// Without children.
    package var customMirror: Mirror { .silent(self) }
}
