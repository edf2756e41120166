/// A text with its selection, and the arithmetic of editing it. Offsets are UTF-16 units.
struct EditedText {
    private(set) var content = ""
    private(set) var selection = 0..<0

    var length: Int { content.utf16.count }

    /// Replaces everything; the caret goes to the end.
    mutating func reset(to text: String) {
        content = text
        selection = length..<length
    }

    /// Moves the selection, held to the text and to whole characters.
    mutating func select(_ range: Range<Int>) { selection = whole(range) }

    /// Replaces a stretch; the caret goes behind the new characters, or behind the one they melted into.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let range = whole(range)
        content.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
        let caret = characterEnd(min(range.lowerBound + text.utf16.count, length))
        selection = caret..<caret
    }

    func text(in range: Range<Int>) -> String {
        let range = whole(range)
        return String(content[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// What the delete key removes: the selection, else the whole character before the caret, else nothing.
    var deletion: Range<Int>? {
        guard selection.isEmpty else { return selection }
        let caret = index(selection.lowerBound)
        guard caret > content.startIndex else { return nil }
        return offset(content.index(before: caret))..<selection.lowerBound
    }

    /// The stretch of non-blank characters around the caret.
    var word: Range<Int> {
        var first = index(selection.lowerBound)
        var last = index(selection.upperBound)
        while first > content.startIndex, !content[content.index(before: first)].isWhitespace { first = content.index(before: first) }
        while last < content.endIndex, !content[last].isWhitespace { last = content.index(after: last) }
        return offset(first)..<offset(last)
    }

    /// Widens a stretch to whole characters and cuts it at the end of the text; a caret moves to the start of its character.
    func whole(_ range: Range<Int>) -> Range<Int> {
        let first = characterStart(range.lowerBound)
        return range.isEmpty ? first..<first : first..<max(first, characterEnd(range.upperBound))
    }

    private func characterStart(_ offset: Int) -> Int {
        guard 0..<length ~= offset else { return offset < 0 ? 0 : length }
        return self.offset(content.index(before: content.index(after: index(offset))))
    }

    private func characterEnd(_ offset: Int) -> Int {
        let start = characterStart(offset)
        return start >= min(offset, length) ? start : self.offset(content.index(after: index(start)))
    }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: content) }
    private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: content) }
}
