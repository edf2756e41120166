/// The text a field shows and where its caret stands.
public struct TypedText: Equatable, Sendable {
    /// The text as shown, literals of the mask included.
    public var text: String
    /// The caret's place, in UTF-16 units from the text's start.
    public var caret: Int

    /// Takes a shown text and a caret; a caret outside the text is moved to its nearer end.
    public init(text: String, caret: Int) {
        self.text = text
        self.caret = min(max(caret, 0), text.utf16.count)
    }

    /// Takes a shown text, the caret at its end.
    public init(_ text: String = "") {
        self.init(text: text, caret: text.utf16.count)
    }
}

#if !hasFeature(Embedded)
    extension TypedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
        /// The type's name and nothing of what was typed.
        public var description: String { "TypedText" }

        /// The type's name and nothing of what was typed.
        public var debugDescription: String { description }

        /// A mirror without children, so that `dump` shows nothing.
        public var customMirror: Mirror { Mirror(self, children: [:]) }
    }
#endif
