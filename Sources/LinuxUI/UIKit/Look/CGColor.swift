public import CofferFoundation

/// A layer's colour in sRGB.
public final class CGColor: Hashable, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    /// The opacity, from 0 through 1.
    public let alpha: CGFloat

    /// Creates a colour from its sRGB components, each from 0 through 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = min(max(red, 0), 1)
        self.green = min(max(green, 0), 1)
        self.blue = min(max(blue, 0), 1)
        self.alpha = min(max(alpha, 0), 1)
    }

    /// Red, green, blue, alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// How many ``components`` there are.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// Equal when the components are.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Follows `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
