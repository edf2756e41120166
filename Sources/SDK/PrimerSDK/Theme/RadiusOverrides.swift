public import CofferFoundation

/// Radii of corners that replace tokens of the checkout, in points; nil keeps the token.
@available(iOS 15.0, *)
public struct RadiusOverrides: Equatable, Sendable {
    /// Smallest corners. 2 unless replaced.
    public var primerRadiusXsmall: CGFloat?
    /// Small corners, of buttons. 4 unless replaced.
    public var primerRadiusSmall: CGFloat?
    /// Corners of cards and fields. 8 unless replaced.
    public var primerRadiusMedium: CGFloat?
    /// Large corners. 12 unless replaced.
    public var primerRadiusLarge: CGFloat?
    /// The step between corners. 4 unless replaced.
    public var primerRadiusBase: CGFloat?

    /// Makes overrides; what is left out keeps its token.
    public init(
        primerRadiusXsmall: CGFloat? = nil,
        primerRadiusSmall: CGFloat? = nil,
        primerRadiusMedium: CGFloat? = nil,
        primerRadiusLarge: CGFloat? = nil,
        primerRadiusBase: CGFloat? = nil
    ) {
        self.primerRadiusXsmall = primerRadiusXsmall
        self.primerRadiusSmall = primerRadiusSmall
        self.primerRadiusMedium = primerRadiusMedium
        self.primerRadiusLarge = primerRadiusLarge
        self.primerRadiusBase = primerRadiusBase
    }
}
