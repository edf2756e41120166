public import CofferFoundation

/// Distances from the edges of a rectangle, in points; positive ones point inwards.
public struct UIEdgeInsets: Equatable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the left.
    public var left: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the right.
    public var right: CGFloat

    /// No distance.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle made smaller by insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
