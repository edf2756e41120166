public import CofferFoundation

/// The look of a view's rectangle.
open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border; opaque black unless set.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The colour behind the content.
    open var backgroundColor: CGColor?
    /// Whether content is cut at the (rounded) edge.
    open var masksToBounds = false
    /// The opacity, from 0 through 1.
    open var opacity: Float = 1
    /// Whether the layer is not shown.
    open var isHidden = false
}
