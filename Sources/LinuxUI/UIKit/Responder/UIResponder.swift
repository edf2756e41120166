public import CofferFoundation

/// An object that can receive events and hold the input focus.
@MainActor
open class UIResponder: NSObject {
    /// Creates a responder outside any chain.
    public override init() { super.init() }

    /// The responder that gets what this one does not handle.
    open var next: UIResponder? { nil }

    /// Whether this responder may take the focus; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder may give the focus up.
    open var canResignFirstResponder: Bool { true }

    /// Whether this responder holds the focus.
    open var isFirstResponder: Bool { focusScope.holder === self }

    /// The view shown instead of the keyboard.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard.
    open var inputAccessoryView: UIView? { nil }

    /// Takes the focus; the present holder is asked to give it up first.
    /// - Returns: false when this responder may not take it or the holder does not let go.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        let scope = focusScope
        if scope.holder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let holder = scope.holder, !holder.resignFirstResponder() { return false }
        // Somebody who was told of the end may have taken the focus meanwhile.
        guard scope.holder == nil else { return isFirstResponder }
        scope.holder = self
        return true
    }

    /// Gives the focus up.
    /// - Returns: false when this responder may not let go now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        abandonFocus()
        return true
    }

    /// Loses the focus without being asked.
    func abandonFocus() { focusScope.holder = nil }

    /// Shows the input views anew; there are none to show here.
    open func reloadInputViews() {}

    /// The place where the focus of this responder's window is kept.
    var focusScope: FocusScope { .windowless }
}
