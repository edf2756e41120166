/// Styles of text that replace tokens of the checkout; nil keeps the token.
@available(iOS 15.0, *)
public struct TypographyOverrides: Equatable, Sendable {
    /// Titles of screens. Inter, 24 on 32 points, weight 550, spacing -0.6 unless replaced.
    public var titleXlarge: TypographyStyle?
    /// Titles of sections. Inter, 16 on 20 points, weight 550, spacing -0.2 unless replaced.
    public var titleLarge: TypographyStyle?
    /// Rows and buttons. Inter, 16 on 20 points, weight 400, spacing -0.2 unless replaced.
    public var bodyLarge: TypographyStyle?
    /// Lesser text. Inter, 14 on 20 points, weight 400 unless replaced.
    public var bodyMedium: TypographyStyle?
    /// Notes. Inter, 12 on 16 points, weight 400 unless replaced.
    public var bodySmall: TypographyStyle?

    /// Makes overrides; what is left out keeps its token.
    public init(
        titleXlarge: TypographyStyle? = nil,
        titleLarge: TypographyStyle? = nil,
        bodyLarge: TypographyStyle? = nil,
        bodyMedium: TypographyStyle? = nil,
        bodySmall: TypographyStyle? = nil
    ) {
        self.titleXlarge = titleXlarge
        self.titleLarge = titleLarge
        self.bodyLarge = bodyLarge
        self.bodyMedium = bodyMedium
        self.bodySmall = bodySmall
    }
}
