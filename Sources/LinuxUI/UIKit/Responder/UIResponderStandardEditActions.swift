public import CofferFoundation

/// The editing commands of a menu or a keyboard shortcut.
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Copies the selection and removes it.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Puts the pasteboard's text in place of the selection.
    func paste(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
}
