/// One key of the body and its text. Silent in every text form: the text may be a card number.
struct FieldEntry: Equatable, Sendable {
    var name: String
    var value: String
}

extension FieldEntry: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "FieldEntry(\(name))" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
