public import CofferFoundation

/// A style of text; nil keeps that part of the token.
@available(iOS 15.0, *)
public struct TypographyStyle: Equatable, Sendable {
    /// The font's name. One that is not installed is shown in the system's font.
    public var font: String?
    /// Room between letters, in points.
    public var letterSpacing: CGFloat?
    /// Weight from 100 through 900; shown as the nearest one that fonts have.
    public var weight: CGFloat?
    /// Size in points, before the customer's text size is applied.
    public var size: CGFloat?
    /// Distance of lines, in points.
    public var lineHeight: CGFloat?

    /// Makes a style; what is left out keeps that part of the token.
    public init(
        font: String? = nil, letterSpacing: CGFloat? = nil, weight: CGFloat? = nil, size: CGFloat? = nil, lineHeight: CGFloat? = nil
    ) {
        self.font = font
        self.letterSpacing = letterSpacing
        self.weight = weight
        self.size = size
        self.lineHeight = lineHeight
    }
}
