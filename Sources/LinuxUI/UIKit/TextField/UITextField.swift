public import CofferFoundation

/// A line of text that the user edits.
///
/// There is no keyboard here: ``insertText(_:)``, ``deleteBackward()``, ``replace(_:withText:)``, ``paste(_:)`` and ``cut(_:)``
/// stand for it, so they ask the delegate and send events as a user's keystroke does. Assigning ``text`` does neither, as on iOS.
@MainActor
open class UITextField: UIControl, UITextInput, UIResponderStandardEditActions {
    private var storage = Silent(EditedText())
    private weak var watcher: (any UITextFieldDelegate)?
    /// A secure field taken up again loses its old text with the first change.
    private var clearsOnNextChange = false

    // MARK: Text

    /// The text, never nil when read. Assigning moves the caret to the end and tells nobody.
    open var text: String? {
        get { storage.value.content }
        set {
            clearsOnNextChange = false
            changeSelection { $0.reset(to: newValue ?? "") }
            invalidateIntrinsicContentSize()
        }
    }

    /// What a host shows, whatever a subclass says of ``text``.
    package final var drawnText: String { storage.value.content }

    /// The text with attributes; plain here.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: storage.value.content) }
        set { text = newValue?.string }
    }

    /// Shown while there is no text.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The placeholder with attributes.
    open var attributedPlaceholder: NSAttributedString? { didSet { invalidateIntrinsicContentSize() } }

    /// Who watches and steers.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { watcher }
        set { watcher = newValue }
    }

    // MARK: Look

    /// The font.
    open var font: UIFont? = .systemFont(ofSize: UIFont.smallSystemFontSize)
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// Where the text begins.
    open var textAlignment = NSTextAlignment.natural
    /// The frame drawn around the text.
    open var borderStyle = BorderStyle.none
    /// When the clear button shows.
    open var clearButtonMode = ViewMode.never
    /// Whether a long text gets smaller.
    open var adjustsFontSizeToFitWidth = false
    /// The least size it gets, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false

    /// A view before the text.
    open var leftView: UIView? { didSet { replaceSideView(oldValue) } }
    /// When it shows.
    open var leftViewMode = ViewMode.never { didSet { showSideViews() } }
    /// A view after the text.
    open var rightView: UIView? { didSet { replaceSideView(oldValue) } }
    /// When it shows.
    open var rightViewMode = ViewMode.never { didSet { showSideViews() } }

    /// Where the text is drawn.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the placeholder is drawn.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where ``leftView`` stands.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(origin: bounds.origin, size: leftView?.frame.size ?? .zero)
    }
    /// Where ``rightView`` stands.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.frame.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY), size: size)
    }

    /// An estimate, for nothing is drawn here: half an em per character, one line high.
    open override var intrinsicContentSize: CGSize {
        let font = font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
        let characters = max(storage.value.content.count, placeholder?.count ?? 0)
        return CGSize(width: (CGFloat(characters) * font.pointSize / 2).rounded(.up), height: font.lineHeight.rounded(.up))
    }

    private var keyboardView: UIView?
    private var accessoryView: UIView?

    /// The view shown instead of the keyboard.
    open override var inputView: UIView? {
        get { keyboardView }
        set { keyboardView = newValue }
    }

    /// The view shown above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }

    private func replaceSideView(_ old: UIView?) {
        old?.removeFromSuperview()
        showSideViews()
    }

    private func showSideViews() {
        setNeedsDisplay()
        for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
            guard let view else { continue }
            if mode.shows(whileEditing: isEditing) {
                if view.superview !== self { addSubview(view) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
    }

    // MARK: Keyboard

    /// Which letters become capitals by themselves.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Which keys there are.
    open var keyboardType = UIKeyboardType.default
    /// How the keyboard looks.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the Return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return needs some text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is hidden, and cannot be copied.
    open var isSecureTextEntry = false
    /// What the text means.
    open var textContentType: UITextContentType!  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals

    /// Whether the field empties when editing begins, if the delegate allows.
    open var clearsOnBeginEditing = false
    /// Whether the next insertion replaces the whole text.
    open var clearsOnInsertion = false

    // MARK: Focus

    /// Whether the user is editing.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the field can be used; one that cannot gives the focus up.
    open override var isEnabled: Bool {
        didSet {
            if !isEnabled { resignFirstResponder() }
            setNeedsDisplay()
        }
    }

    /// An enabled field may.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing: the delegate is asked, then the former holder, then the caret appears at the end.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, watcher?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        clearsOnNextChange = isSecureTextEntry && hasText
        if clearsOnBeginEditing, hasText, watcher?.textFieldShouldClear(self) ?? true { storage.value.reset(to: "") }
        storage.value.reset(to: storage.value.content)
        showSideViews()
        watcher?.textFieldDidBeginEditing(self)
        tell(.editingDidBegin, UITextField.textDidBeginEditingNotification)
        watcher?.textFieldDidChangeSelection(self)
        return true
    }

    /// Ends editing if the delegate allows.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, watcher?.textFieldShouldEndEditing(self) ?? true else { return false }
        abandonFocus()
        return true
    }

    override func abandonFocus() {
        super.abandonFocus()
        clearsOnNextChange = false
        showSideViews()
        watcher?.textFieldDidEndEditing(self, reason: .committed)
        tell(.editingDidEnd, UITextField.textDidEndEditingNotification)
    }

    // MARK: Typing

    /// Whether there is any text.
    open var hasText: Bool { !storage.value.content.isEmpty }

    /// Types at the caret. A line break alone is the Return key; inside a longer text it becomes a space.
    open func insertText(_ text: String) {
        if text.count == 1, text.first?.isNewline == true { return pressReturn() }
        change(storage.value.selection, to: text)
    }

    /// Presses the delete key. Without anything to delete the delegate is not asked.
    open func deleteBackward() {
        guard let range = storage.value.deletion else { return }
        change(range, to: "")
    }

    /// Puts characters in place of a stretch.
    open func replace(_ range: UITextRange, withText text: String) { change(range.offsets, to: text) }

    /// Taps the clear button.
    package func tapClearButton() {
        guard watcher?.textFieldShouldClear(self) ?? true else { return }
        changeSelection { $0.reset(to: "") }
        tell(.editingChanged, UITextField.textDidChangeNotification)
    }

    private func pressReturn() {
        guard watcher?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if hasAction(for: .editingDidEndOnExit) { resignFirstResponder() }
    }

    /// A user's change: the delegate is asked, then the text changes, then the selection and the change are told.
    private func change(_ range: Range<Int>, to typed: String) {
        let replacement = String(typed.map { $0.isNewline ? " " : $0 })
        let range = storage.value.whole(range)
        guard !(range.isEmpty && replacement.isEmpty) else { return }
        let asked = NSRange(location: range.lowerBound, length: range.count)
        guard watcher?.textField(self, shouldChangeCharactersIn: asked, replacementString: replacement) ?? true else { return }
        let clears = clearsOnNextChange || (clearsOnInsertion && !replacement.isEmpty)
        clearsOnNextChange = false
        clearsOnInsertion = false
        changeSelection { $0.replace(clears ? 0..<$0.length : range, with: replacement) }
        invalidateIntrinsicContentSize()
        tell(.editingChanged, UITextField.textDidChangeNotification)
    }

    private func changeSelection(_ body: (inout EditedText) -> Void) {
        let before = storage.value.selection
        body(&storage.value)
        setNeedsDisplay()
        if isEditing, storage.value.selection != before { watcher?.textFieldDidChangeSelection(self) }
    }

    private func tell(_ event: UIControl.Event, _ name: NSNotification.Name) {
        sendActions(for: event)
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Selection

    /// What is selected while the user is editing, else nil.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? UITextRange(offsets: storage.value.selection) : nil }
        set {
            guard isEditing, let newValue else { return }
            changeSelection { $0.select(newValue.offsets) }
        }
    }

    /// The characters in a stretch.
    open func text(in range: UITextRange) -> String? { storage.value.text(in: range.offsets) }
    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    /// The place after the last character.
    open var endOfDocument: UITextPosition { UITextPosition(offset: storage.value.length) }

    /// The stretch between two places, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (one, other) = (fromPosition.offset, toPosition.offset)
        return UITextRange(offsets: min(one, other)..<max(one, other))
    }

    /// The place some UTF-16 units away, nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflow) = position.offset.addingReportingOverflow(offset)
        return !overflow && 0...storage.value.length ~= sum ? UITextPosition(offset: sum) : nil
    }

    /// Which place comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    /// UTF-16 units from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    // MARK: Commands

    /// Copies the selection and removes it; nothing in a secure field.
    open func cut(_ sender: Any?) {
        guard !isSecureTextEntry, !storage.value.selection.isEmpty else { return }
        copy(sender)
        change(storage.value.selection, to: "")
    }

    /// Copies the selection; nothing in a secure field.
    open func copy(_ sender: Any?) {
        guard !isSecureTextEntry, !storage.value.selection.isEmpty else { return }
        UIPasteboard.general.string = storage.value.text(in: storage.value.selection)
    }

    /// Puts the pasteboard's text in place of the selection.
    open func paste(_ sender: Any?) {
        guard let text = UIPasteboard.general.string else { return }
        change(storage.value.selection, to: text)
    }

    /// Selects the word at the caret.
    open func select(_ sender: Any?) { selectedTextRange = UITextRange(offsets: storage.value.word) }

    /// Selects everything.
    open func selectAll(_ sender: Any?) { selectedTextRange = UITextRange(offsets: 0..<storage.value.length) }

    /// Removes the selection.
    open func delete(_ sender: Any?) { change(storage.value.selection, to: "") }
}
