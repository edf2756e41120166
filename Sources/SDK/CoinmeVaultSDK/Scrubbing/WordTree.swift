/// Words that are looked for in a text all at once, so that the time does not grow with their number. Silent in every text form.
///
/// ASCII letters are compared without case, bytes as they are or escaped as ``EscapedByte`` knows.
struct WordTree: Sendable {
    /// A byte of one or more words; indices of other nodes are -1 where there is none.
    private struct Node: Sendable {
        var byte: UInt8
        var firstChild = -1
        var sibling = -1
        /// Whether a word ends here that goes wherever it stands.
        var endsWord = false
        /// Whether a word ends here that goes only where no letter, digit or byte beyond ASCII touches it.
        var endsWholeWord = false
    }

    private var nodes = [Node(byte: 0)]
    /// The root's child for each first byte.
    private var starts = [Int](repeating: -1, count: 256)

    /// Adds a word.
    /// - Parameters:
    ///   - word: In small letters; an empty one is left out.
    ///   - wholeWord: Whether it goes only where nothing touches it.
    mutating func insert(_ word: [UInt8], wholeWord: Bool) {
        if word.isEmpty { return }
        var node = 0
        for byte in word {
            var next = child(of: node, byte)
            if next < 0 {
                next = nodes.count
                nodes.append(Node(byte: byte, sibling: nodes[node].firstChild))
                nodes[node].firstChild = next
                if node == 0 { starts[Int(byte)] = next }
            }
            node = next
        }
        if wholeWord { nodes[node].endsWholeWord = true } else { nodes[node].endsWord = true }
    }

    /// Where words stand, ascending by start; ranges may overlap.
    func ranges(in text: [UInt8]) -> [Range<Int>] {
        if nodes.count == 1 { return [] }
        var found: [Range<Int>] = []
        for start in text.indices {
            let byte = text[start]
            var end = starts[Int(ByteSearch.lower(byte))] < 0 ? nil : self.end(in: text, from: start, resolvesEscapes: false)
            if starts[Int(ByteSearch.lower(byte))] >= 0 || EscapedByte.mayBegin(byte),
                let other = self.end(in: text, from: start, resolvesEscapes: true)
            {
                end = max(end ?? other, other)
            }
            if let end { found.append(start..<end) }
        }
        return found
    }

    /// The end of the longest word that begins here. With escapes resolved, an escape counts before its first byte does.
    private func end(in text: [UInt8], from start: Int, resolvesEscapes: Bool) -> Int? {
        var node = 0
        var at = start
        var end: Int?
        while at < text.count {
            var next = -1
            var after = at + 1
            if resolvesEscapes, EscapedByte.mayBegin(text[at]), let escaped = EscapedByte.read(text, at: at) {
                next = escaped.bytes.reduce(node) { $0 < 0 ? -1 : child(of: $0, ByteSearch.lower($1)) }
                after = escaped.end
            }
            if next < 0 {
                next = child(of: node, ByteSearch.lower(text[at]))
                after = at + 1
            }
            if next < 0 { return end }
            node = next
            at = after
            if nodes[node].endsWord || (nodes[node].endsWholeWord && ByteSearch.isWhole(start..<at, in: text)) { end = at }
        }
        return end
    }

    private func child(of node: Int, _ byte: UInt8) -> Int {
        if node == 0 { return starts[Int(byte)] }
        var child = nodes[node].firstChild
        while child >= 0, nodes[child].byte != byte { child = nodes[child].sibling }
        return child
    }
}

extension WordTree: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "WordTree" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
