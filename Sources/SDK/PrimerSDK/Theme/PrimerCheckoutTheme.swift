/// How the SDK's views look, where that differs from their design; nil keeps a group of tokens as it is.
///
/// Each override replaces one token, in light and dark alike. Tokens that were derived from it are not changed with it.
@available(iOS 15.0, *)
public struct PrimerCheckoutTheme: Equatable, Sendable {
    /// Colours.
    public var colors: ColorOverrides?
    /// Radii of corners.
    public var radius: RadiusOverrides?
    /// Room between and around views.
    public var spacing: SpacingOverrides?
    /// Sizes of views.
    public var sizes: SizeOverrides?
    /// Fonts.
    public var typography: TypographyOverrides?
    /// Widths of lines.
    public var borderWidth: BorderWidthOverrides?

    /// Makes a theme; without arguments it is the design as it stands.
    public init(
        colors: ColorOverrides? = nil,
        radius: RadiusOverrides? = nil,
        spacing: SpacingOverrides? = nil,
        sizes: SizeOverrides? = nil,
        typography: TypographyOverrides? = nil,
        borderWidth: BorderWidthOverrides? = nil
    ) {
        self.colors = colors
        self.radius = radius
        self.spacing = spacing
        self.sizes = sizes
        self.typography = typography
        self.borderWidth = borderWidth
    }
}
