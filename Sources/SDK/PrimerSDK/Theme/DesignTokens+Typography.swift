import SwiftUI

/// A style of text with nothing left open.
struct TextStyleToken: Equatable, Sendable {
    /// The font's name.
    var font = "Inter"
    /// Room between letters, in points.
    var letterSpacing: CGFloat = 0
    /// Weight from 100 through 900.
    var weight: CGFloat = 400
    /// Size in points.
    var size: CGFloat
    /// Distance of lines, in points.
    var lineHeight: CGFloat

    /// The style with parts of it replaced.
    @available(iOS 15.0, *)
    func replaced(by other: TypographyStyle?) -> TextStyleToken {
        TextStyleToken(
            font: other?.font ?? font, letterSpacing: other?.letterSpacing ?? letterSpacing, weight: other?.weight ?? weight,
            size: other?.size ?? size, lineHeight: other?.lineHeight ?? lineHeight)
    }

    /// The nearest weight that fonts have; from the middle between two on, the heavier one.
    var fontWeight: Font.Weight {
        switch weight {
        case ..<150: .ultraLight
        case ..<250: .thin
        case ..<350: .light
        case ..<450: .regular
        case ..<550: .medium
        case ..<650: .semibold
        case ..<750: .bold
        case ..<850: .heavy
        default: .black
        }
    }
}

@available(iOS 15.0, *)
extension DesignTokens {
    var titleXlarge: TextStyleToken {
        TextStyleToken(letterSpacing: -0.6, weight: 550, size: 24, lineHeight: 32).replaced(by: theme.typography?.titleXlarge)
    }
    var titleLarge: TextStyleToken {
        TextStyleToken(letterSpacing: -0.2, weight: 550, size: 16, lineHeight: 20).replaced(by: theme.typography?.titleLarge)
    }
    var bodyLarge: TextStyleToken {
        TextStyleToken(letterSpacing: -0.2, size: 16, lineHeight: 20).replaced(by: theme.typography?.bodyLarge)
    }
    var bodyMedium: TextStyleToken { TextStyleToken(size: 14, lineHeight: 20).replaced(by: theme.typography?.bodyMedium) }
    var bodySmall: TextStyleToken { TextStyleToken(size: 12, lineHeight: 16).replaced(by: theme.typography?.bodySmall) }
}

extension Text {
    /// The text in a style.
    func style(_ style: TextStyleToken) -> Text {
        let text = font(.custom(style.font, size: style.size).weight(style.fontWeight))
        return style.letterSpacing == 0 ? text : text.tracking(style.letterSpacing)
    }
}
