public import CofferFoundation

/// Sizes that replace tokens of the checkout, in points; nil keeps the token.
@available(iOS 15.0, *)
public struct SizeOverrides: Equatable, Sendable {
    /// Small symbols. 16 unless replaced.
    public var primerSizeSmall: CGFloat?
    /// Symbols of middle size. 20 unless replaced.
    public var primerSizeMedium: CGFloat?
    /// Brand marks. 24 unless replaced.
    public var primerSizeLarge: CGFloat?
    /// Large symbols. 32 unless replaced.
    public var primerSizeXlarge: CGFloat?
    /// Heights of fields and buttons. 44 unless replaced.
    public var primerSizeXxlarge: CGFloat?
    /// Largest symbols. 56 unless replaced.
    public var primerSizeXxxlarge: CGFloat?
    /// The step between sizes. 4 unless replaced.
    public var primerSizeBase: CGFloat?

    /// Makes overrides; what is left out keeps its token.
    public init(
        primerSizeSmall: CGFloat? = nil,
        primerSizeMedium: CGFloat? = nil,
        primerSizeLarge: CGFloat? = nil,
        primerSizeXlarge: CGFloat? = nil,
        primerSizeXxlarge: CGFloat? = nil,
        primerSizeXxxlarge: CGFloat? = nil,
        primerSizeBase: CGFloat? = nil
    ) {
        self.primerSizeSmall = primerSizeSmall
        self.primerSizeMedium = primerSizeMedium
        self.primerSizeLarge = primerSizeLarge
        self.primerSizeXlarge = primerSizeXlarge
        self.primerSizeXxlarge = primerSizeXxlarge
        self.primerSizeXxxlarge = primerSizeXxxlarge
        self.primerSizeBase = primerSizeBase
    }
}
