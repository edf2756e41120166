import UIKit
import VGSCollectSDK

/// Presses keys in a field, through the text input that the field holds: the way a keyboard does.
@MainActor
struct Keyboard {
    private let input: UITextField

    /// nil if the field holds no text input.
    init?(field: VGSTextField) {
        guard let input = Self.textInput(in: field) else { return nil }
        self.input = input
    }

    /// Focuses the input, presses one key per character, and leaves it.
    func type(_ text: String) {
        begin()
        for character in text { press(character) }
        end()
    }

    /// Gives the input the focus.
    func begin() { _ = input.becomeFirstResponder() }

    /// Takes the focus away.
    func end() { _ = input.resignFirstResponder() }

    /// Presses one key.
    func press(_ character: Character) { input.insertText(String(character)) }

    /// Presses the key that removes the character before the caret.
    func pressBackspace() { input.deleteBackward() }

    private static func textInput(in view: UIView) -> UITextField? {
        for subview in view.subviews {
            if let found = subview as? UITextField ?? textInput(in: subview) { return found }
        }
        return nil
    }
}
