/// What stands in the fields of a card form, as a merchant may see it: the number with its middle hidden, never a security code, everything
/// else as it was typed. Silent in every text form.
@available(iOS 15.0, *)
public struct FormData: Equatable, Sendable {
    private var texts: [PrimerInputElementType: String] = [:]

    /// Makes empty fields.
    public init() {}

    /// The text of a field, empty when there is none.
    public internal(set) subscript(field: PrimerInputElementType) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue.isEmpty ? nil : newValue }
    }
}

@available(iOS 15.0, *)
extension FormData: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type alone.
    public var description: String { "FormData" }
    /// The type alone.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows nothing.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
