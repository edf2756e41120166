import CofferCardRules
import UIKit

/// The control inside a field. Whoever finds it through `subviews` can type into it and cannot read it.
final class MaskedTextField: UITextField {
    private let editor = FieldEditor()

    /// Hands what the user does to the field.
    func attach(to field: VGSTextField) {
        editor.field = field
        super.delegate = editor
        super.addAction(UIAction { [weak field] _ in field?.takeControlText() }, for: .editingChanged)
    }

    // MARK: For the field alone

    /// The text as shown.
    var shownText: String { super.text ?? "" }

    /// The text and the caret, which is at the end while nothing is selected.
    var typedText: TypedText {
        let text = shownText
        guard let selection = selectedTextRange else { return TypedText(text) }
        return TypedText(text: text, caret: offset(from: beginningOfDocument, to: selection.end))
    }

    /// Shows a text and puts the caret.
    func show(_ typed: TypedText) {
        if typed.text != shownText { super.text = typed.text }
        guard let place = position(from: beginningOfDocument, offset: typed.caret) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }

    // MARK: What outsiders see

    /// Reads nil; an assignment is a change like any other, under the mask and told (some autofills assign).
    override var text: String? {
        get { nil }
        set { editor.field?.setText(newValue) }
    }

    /// Reads nil; an assignment is ignored.
    override var attributedText: NSAttributedString? {
        get { nil }
        set {}
    }

    /// Reads nil; an assignment is ignored.
    override var delegate: (any UITextFieldDelegate)? {
        get { nil }
        set {}
    }

    /// Reads nil.
    override func text(in range: UITextRange) -> String? { nil }

    /// Does nothing.
    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}

    /// The class's name only.
    override nonisolated var description: String { "MaskedTextField" }
    /// The class's name only.
    override nonisolated var debugDescription: String { description }
}

extension MaskedTextField: CustomReflectable {
    nonisolated var customMirror: Mirror { .silent(self) }
}
