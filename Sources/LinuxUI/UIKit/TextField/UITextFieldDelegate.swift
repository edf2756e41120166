public import CofferFoundation

/// Watches and steers the editing of a text field.
///
/// On Apple's systems the requirements are optional Objective-C methods. Here they have default implementations, which answer
/// what UIKit assumes for an absent one; declare the conformance on the class that implements them.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// May editing begin?
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// May editing end?
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended. Not called when the variant with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing ended for a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// May what the user types, pastes or deletes change the text? The range counts UTF-16 units.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// The caret or selection moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// May the clear button, or the beginning of editing, empty the field?
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Should Return do what it does by default?
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the variant without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Yes.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    /// Nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
