import SwiftUI

/// The tokens of a theme in light or dark: references are followed first, then single tokens are replaced.
@available(iOS 15.0, *)
struct DesignTokens: Equatable, Sendable {
    /// What replaces tokens.
    let theme: PrimerCheckoutTheme
    /// Whether the dark shades are taken.
    let isDark: Bool

    /// The colour of a token.
    subscript(token: ColorToken) -> Color { theme.colors?[token] ?? unreplaced(token) }

    private func unreplaced(_ token: ColorToken) -> Color {
        switch token.source {
        case .token(let other): unreplaced(other)
        case .shades(let light, let dark): Color(shade: isDark ? dark : light)
        case .transparent: .clear
        }
    }

    // Radii, rooms, sizes and widths, in points.

    var primerRadiusXsmall: CGFloat { theme.radius?.primerRadiusXsmall ?? 2 }
    var primerRadiusSmall: CGFloat { theme.radius?.primerRadiusSmall ?? 4 }
    var primerRadiusMedium: CGFloat { theme.radius?.primerRadiusMedium ?? 8 }
    var primerRadiusLarge: CGFloat { theme.radius?.primerRadiusLarge ?? 12 }
    var primerRadiusBase: CGFloat { theme.radius?.primerRadiusBase ?? 4 }

    var primerSpaceXxsmall: CGFloat { theme.spacing?.primerSpaceXxsmall ?? 2 }
    var primerSpaceXsmall: CGFloat { theme.spacing?.primerSpaceXsmall ?? 4 }
    var primerSpaceSmall: CGFloat { theme.spacing?.primerSpaceSmall ?? 8 }
    var primerSpaceMedium: CGFloat { theme.spacing?.primerSpaceMedium ?? 12 }
    var primerSpaceLarge: CGFloat { theme.spacing?.primerSpaceLarge ?? 16 }
    var primerSpaceXlarge: CGFloat { theme.spacing?.primerSpaceXlarge ?? 20 }
    var primerSpaceXxlarge: CGFloat { theme.spacing?.primerSpaceXxlarge ?? 24 }
    var primerSpaceBase: CGFloat { theme.spacing?.primerSpaceBase ?? 4 }

    var primerSizeSmall: CGFloat { theme.sizes?.primerSizeSmall ?? 16 }
    var primerSizeMedium: CGFloat { theme.sizes?.primerSizeMedium ?? 20 }
    var primerSizeLarge: CGFloat { theme.sizes?.primerSizeLarge ?? 24 }
    var primerSizeXlarge: CGFloat { theme.sizes?.primerSizeXlarge ?? 32 }
    var primerSizeXxlarge: CGFloat { theme.sizes?.primerSizeXxlarge ?? 44 }
    var primerSizeXxxlarge: CGFloat { theme.sizes?.primerSizeXxxlarge ?? 56 }
    var primerSizeBase: CGFloat { theme.sizes?.primerSizeBase ?? 4 }

    var primerBorderWidthThin: CGFloat { theme.borderWidth?.primerBorderWidthThin ?? 1 }
    var primerBorderWidthMedium: CGFloat { theme.borderWidth?.primerBorderWidthMedium ?? 2 }
    var primerBorderWidthThick: CGFloat { theme.borderWidth?.primerBorderWidthThick ?? 3 }
}
