/// One entry of the tape: a value or a member's key, in the order of the text.
struct JSONToken: Sendable {
    enum Kind: UInt8 {
        case object, array, string, number, `true`, `false`, null, key
    }

    /// The byte range in the source, quotes and brackets included.
    var start: UInt32
    var end: UInt32
    /// The index of the first token after this one's content.
    var next: UInt32
    var kind: Kind
    /// Whether a string or key holds a backslash.
    var hasEscape: Bool

    var range: Range<Int> { Int(start)..<Int(end) }
    /// The range inside the quotes of a string or key.
    var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}
