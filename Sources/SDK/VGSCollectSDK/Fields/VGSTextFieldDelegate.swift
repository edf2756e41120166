/// Hears of a field's events, after the collector's observers. Every method may be left out.
@MainActor
public protocol VGSTextFieldDelegate: AnyObject {
    /// The field took the focus.
    func vgsTextFieldDidBeginEditing(_ textField: VGSTextField)
    /// The text was changed, by the user or by the app.
    func vgsTextFieldDidChange(_ textField: VGSTextField)
    /// The field gave the focus up.
    func vgsTextFieldDidEndEditing(_ textField: VGSTextField)
    /// The return key was pressed; the end of editing follows.
    func vgsTextFieldDidEndEditingOnReturn(_ textField: VGSTextField)
}

extension VGSTextFieldDelegate {
    /// Does nothing.
    public func vgsTextFieldDidBeginEditing(_ textField: VGSTextField) {}
    /// Does nothing.
    public func vgsTextFieldDidChange(_ textField: VGSTextField) {}
    /// Does nothing.
    public func vgsTextFieldDidEndEditing(_ textField: VGSTextField) {}
    /// Does nothing.
    public func vgsTextFieldDidEndEditingOnReturn(_ textField: VGSTextField) {}
}
