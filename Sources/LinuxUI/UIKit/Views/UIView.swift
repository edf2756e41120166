public import CofferFoundation

/// A rectangle on the screen that holds other rectangles.
@MainActor
open class UIView: UIResponder {
    /// Creates a view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// Creates a view with a place in its parent.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view from an archive. There are no archives here; the view is empty.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    // MARK: Tree

    /// The views inside this one, back to front.
    open private(set) var subviews: [UIView] = []

    private weak var parent: UIView?

    /// The view this one is in.
    open var superview: UIView? { parent }

    /// The window this view is in.
    open var window: UIWindow? { parent?.window }

    /// The next responder: the parent.
    open override var next: UIResponder? { parent }

    /// Puts a view in front of the others; it leaves its former parent.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts a view at an index, 0 being the backmost.
    open func insertSubview(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "A view cannot hold itself or a view that holds it.")
        if view.parent === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(max(index, 0), subviews.count))
            return
        }
        let before = view.window
        view.leave(for: self)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.parent = self
        if view.window !== before { view.announceWindow() }
        didAddSubview(view)
        view.didMoveToSuperview()
        setNeedsLayout()
    }

    /// Takes this view out of its parent. A focus inside it is given up.
    open func removeFromSuperview() {
        guard parent != nil else { return }
        let before = window
        leave(for: nil)
        if window !== before { announceWindow() }
        didMoveToSuperview()
    }

    private func leave(for newParent: UIView?) {
        willMove(toSuperview: newParent)
        if newParent?.focusScope !== focusScope || newParent == nil { giveUpFocusInside() }
        guard let old = parent else { return }
        old.willRemoveSubview(self)
        old.subviews.removeAll { $0 === self }
        parent = nil
        old.setNeedsLayout()
    }

    private func giveUpFocusInside() {
        guard let holder = focusScope.holder as? UIView, holder.isDescendant(of: self) else { return }
        if !holder.resignFirstResponder() { holder.abandonFocus() }
    }

    private func announceWindow() {
        didMoveToWindow()
        for view in subviews { view.announceWindow() }
    }

    /// Whether this view is the given one or inside it.
    open func isDescendant(of view: UIView) -> Bool {
        var place: UIView? = self
        while let here = place {
            if here === view { return true }
            place = here.parent
        }
        return false
    }

    /// Finds this view or one inside it by number.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    /// Makes a first responder inside this view resign.
    /// - Parameter force: takes the focus away even when the responder refuses.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let holder = focusScope.holder as? UIView, holder.isDescendant(of: self) else { return false }
        if holder.resignFirstResponder() { return true }
        if force { holder.abandonFocus() }
        return force
    }

    /// Called after a view was put inside this one.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view inside this one leaves.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the parent changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the parent changed.
    open func didMoveToSuperview() {}
    /// Called after the window changed.
    open func didMoveToWindow() {}

    override var focusScope: FocusScope { window?.focus ?? .windowless }

    // MARK: Place and look

    /// The place in the parent, in points.
    open var frame: CGRect { didSet { if frame.size != oldValue.size { setNeedsLayout() } } }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Corners and border.
    public let layer = CALayer()

    /// The colour behind the content.
    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set {
            layer.backgroundColor = newValue?.cgColor
            setNeedsDisplay()
        }
    }

    /// The colour of what may be touched.
    open var tintColor: UIColor! = .systemBlue  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals

    /// Whether the view is not shown.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            layer.isHidden = newValue
            setNeedsDisplay()
        }
    }

    /// The opacity, from 0 through 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether content is cut at the edge.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A number to find the view by.
    open var tag = 0

    /// Whether the view takes touches.
    open var isUserInteractionEnabled = true

    /// How content fills the rectangle.
    open var contentMode = ContentMode.scaleToFill

    /// Whether the view is mirrored in right-to-left languages.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    /// Whether a focus engine (keyboard, remote control) rests on the view; there is none here.
    open var isFocused: Bool { false }

    // MARK: Layout

    private var needsLayout = true

    /// The size the content asks for, ``noIntrinsicMetric`` where it asks for none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Tells the parent that the content asks for another size.
    open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }

    /// Places the views inside; called when the size changed and something asks for layout.
    open func layoutSubviews() {}

    /// Asks for layout at the next opportunity.
    open func setNeedsLayout() {
        needsLayout = true
        setNeedsDisplay()
    }

    /// Lays out now what asked for it.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Asks to be drawn again; here this tells whoever shows the window.
    open func setNeedsDisplay() { window?.onContentChange?() }

    /// The size that fits best; the present one unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits best.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// No size asked for.
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Accessibility

    /// Whether assistive technology stops at the view.
    open var isAccessibilityElement = false
    /// What the view is, in a word or two.
    open var accessibilityLabel: String?
    /// What happens when the view is used.
    open var accessibilityHint: String?
    /// What the view's value is.
    open var accessibilityValue: String?
    /// A name for tests, never spoken.
    open var accessibilityIdentifier: String?
}

extension UIView {
    /// How content fills a rectangle.
    public enum ContentMode: Int, Sendable {
        /// Stretched; whole; filling; drawn anew; then the places where content keeps its size.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft,
            bottomRight
    }
}
