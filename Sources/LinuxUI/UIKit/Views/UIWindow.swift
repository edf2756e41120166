import CofferFoundation

/// The root of a tree of views; it has one first responder of its own.
@MainActor
open class UIWindow: UIView {
    let focus = FocusScope()
    /// Called when what a view inside shows may have changed.
    package var onContentChange: (() -> Void)?

    /// Itself.
    open override var window: UIWindow? { self }
}
