public import CofferFoundation

/// Rooms that replace tokens of the checkout, in points; nil keeps the token.
@available(iOS 15.0, *)
public struct SpacingOverrides: Equatable, Sendable {
    /// Smallest room. 2 unless replaced.
    public var primerSpaceXxsmall: CGFloat?
    /// Very small room. 4 unless replaced.
    public var primerSpaceXsmall: CGFloat?
    /// Room between rows. 8 unless replaced.
    public var primerSpaceSmall: CGFloat?
    /// Room between parts of a view. 12 unless replaced.
    public var primerSpaceMedium: CGFloat?
    /// Room at the edges of screens. 16 unless replaced.
    public var primerSpaceLarge: CGFloat?
    /// Large room. 20 unless replaced.
    public var primerSpaceXlarge: CGFloat?
    /// Largest room. 24 unless replaced.
    public var primerSpaceXxlarge: CGFloat?
    /// The step between rooms. 4 unless replaced.
    public var primerSpaceBase: CGFloat?

    /// Makes overrides; what is left out keeps its token.
    public init(
        primerSpaceXxsmall: CGFloat? = nil,
        primerSpaceXsmall: CGFloat? = nil,
        primerSpaceSmall: CGFloat? = nil,
        primerSpaceMedium: CGFloat? = nil,
        primerSpaceLarge: CGFloat? = nil,
        primerSpaceXlarge: CGFloat? = nil,
        primerSpaceXxlarge: CGFloat? = nil,
        primerSpaceBase: CGFloat? = nil
    ) {
        self.primerSpaceXxsmall = primerSpaceXxsmall
        self.primerSpaceXsmall = primerSpaceXsmall
        self.primerSpaceSmall = primerSpaceSmall
        self.primerSpaceMedium = primerSpaceMedium
        self.primerSpaceLarge = primerSpaceLarge
        self.primerSpaceXlarge = primerSpaceXlarge
        self.primerSpaceXxlarge = primerSpaceXxlarge
        self.primerSpaceBase = primerSpaceBase
    }
}
