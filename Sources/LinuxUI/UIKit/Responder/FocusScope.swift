import CofferFoundation

/// Holds the one first responder of a window, or of all views that are in no window.
@MainActor
final class FocusScope {
    /// Views outside any window share this one: a screen without a window still has one caret.
    static let windowless = FocusScope()

    weak var holder: UIResponder?
}
