/// What may be known of a form; a value that can be kept and compared.
public struct VaultFormState: Equatable, Sendable {
    /// The bound fields by their names.
    public let fields: [String: VaultFieldState]
    /// True only when every bound field is valid; false when no field is bound.
    public let isValid: Bool

    /// A form of these fields.
    init(fields: [String: VaultFieldState]) {
        self.fields = fields
        isValid = !fields.isEmpty && fields.values.allSatisfy(\.isValid)
    }
}
