/// What can stand in a header.
enum HeaderText {
    /// Whether a text can be a header's value: visible ASCII and spaces inside, so that it cannot break out of its line.
    static func isSound(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.first != 0x20 && text.utf8.last != 0x20 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
}
