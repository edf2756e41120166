public import CofferFoundation

/// Widths of lines that replace tokens of the checkout, in points; nil keeps the token.
@available(iOS 15.0, *)
public struct BorderWidthOverrides: Equatable, Sendable {
    /// Ordinary lines. 1 unless replaced.
    public var primerBorderWidthThin: CGFloat?
    /// Lines around what is chosen. 2 unless replaced.
    public var primerBorderWidthMedium: CGFloat?
    /// Thick lines. 3 unless replaced.
    public var primerBorderWidthThick: CGFloat?

    /// Makes overrides; what is left out keeps its token.
    public init(
        primerBorderWidthThin: CGFloat? = nil,
        primerBorderWidthMedium: CGFloat? = nil,
        primerBorderWidthThick: CGFloat? = nil
    ) {
        self.primerBorderWidthThin = primerBorderWidthThin
        self.primerBorderWidthMedium = primerBorderWidthMedium
        self.primerBorderWidthThick = primerBorderWidthThick
    }
}
