/// One change of a text by its user: a key, a deletion, a paste, or text typed over a selection.
public struct TextEdit: Equatable, Sendable {
    /// What is replaced, in UTF-16 units from the text's start (as an `NSRange`); empty for an insertion.
    public var range: Range<Int>
    /// What comes in its place; empty for a deletion.
    public var replacement: String

    /// Takes a range in UTF-16 units and the text that replaces it.
    public init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

#if !hasFeature(Embedded)
    extension TextEdit: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
        /// The type's name and nothing of what was typed.
        public var description: String { "TextEdit" }

        /// The type's name and nothing of what was typed.
        public var debugDescription: String { description }

        /// A mirror without children, so that `dump` shows nothing.
        public var customMirror: Mirror { Mirror(self, children: [:]) }
    }
#endif
