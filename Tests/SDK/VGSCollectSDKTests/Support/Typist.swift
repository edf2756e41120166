import UIKit
import VGSCollectSDK

/// Types into a field as a user does, through the one control that is a subview of it.
@MainActor
struct Typist {
    let field: VGSTextField
    let control: UITextField

    init(_ field: VGSTextField) {
        self.field = field
        guard let control = field.subviews.compactMap({ $0 as? UITextField }).first else {
            preconditionFailure("A field holds one control.")
        }
        self.control = control
    }

    /// Takes the focus and types one character after the other.
    func type(_ text: String) {
        control.becomeFirstResponder()
        for character in text { control.insertText(String(character)) }
    }

    /// Presses the delete key.
    func delete(_ times: Int = 1) {
        control.becomeFirstResponder()
        for _ in 0..<times { control.deleteBackward() }
    }

    /// Puts the caret or selection, in UTF-16 units.
    func select(_ range: Range<Int>) {
        control.becomeFirstResponder()
        guard let from = control.position(from: control.beginningOfDocument, offset: range.lowerBound),
            let to = control.position(from: control.beginningOfDocument, offset: range.upperBound)
        else { return }
        control.selectedTextRange = control.textRange(from: from, to: to)
    }

    /// Where the caret is, in UTF-16 units.
    var caret: Int? {
        control.selectedTextRange.map { control.offset(from: control.beginningOfDocument, to: $0.end) }
    }

    func paste(_ text: String) {
        control.becomeFirstResponder()
        UIPasteboard.general.string = text
        control.paste(nil)
    }

    /// Adds an action to the control and counts how often it runs.
    func countActions() -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .allEditingEvents)
        return { count }
    }
}
