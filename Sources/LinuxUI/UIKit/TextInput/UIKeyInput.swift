/// What takes plain typing.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Types characters at the caret.
    func insertText(_ text: String)
    /// Presses the delete key.
    func deleteBackward()
}
