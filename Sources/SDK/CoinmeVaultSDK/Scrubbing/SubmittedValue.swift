/// Something that was sent and must not come back. Silent in every text form.
struct SubmittedValue: Equatable, Sendable {
    /// What the value is, because not every value is looked for everywhere.
    enum Kind: Sendable {
        /// A card number: looked for everywhere, digit by digit.
        case cardNumber
        /// A security code: looked for in errors, and in success bodies as a value of its own.
        case securityCode
        /// Any other field's value: looked for in errors.
        case field
        /// A plain member of the extra data or a credential in a header: looked for in errors, as a word of its own.
        case plain
    }

    let kind: Kind
    /// Every text by which the value may be known: as shown, without the mask, as submitted.
    let forms: [String]

    /// A value, blank forms left out.
    init(_ kind: Kind, forms: [String]) {
        self.kind = kind
        self.forms = forms.filter { !$0.isBlank }
    }
}

extension SubmittedValue: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "SubmittedValue(\(kind))" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
