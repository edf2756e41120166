import SwiftUI

@available(iOS 15.0, *)
extension ColorOverrides {
    /// What replaces a token, nil where nothing does.
    subscript(token: ColorToken) -> Color? {
        switch token {
        case .primerColorGray000: primerColorGray000
        case .primerColorGray100: primerColorGray100
        case .primerColorGray200: primerColorGray200
        case .primerColorGray300: primerColorGray300
        case .primerColorGray400: primerColorGray400
        case .primerColorGray500: primerColorGray500
        case .primerColorGray600: primerColorGray600
        case .primerColorGray700: primerColorGray700
        case .primerColorGray900: primerColorGray900
        case .primerColorGreen500: primerColorGreen500
        case .primerColorBrand: primerColorBrand
        case .primerColorRed100: primerColorRed100
        case .primerColorRed500: primerColorRed500
        case .primerColorRed900: primerColorRed900
        case .primerColorBlue500: primerColorBlue500
        case .primerColorBlue900: primerColorBlue900
        case .primerColorBackground: primerColorBackground
        case .primerColorTextPrimary: primerColorTextPrimary
        case .primerColorTextSecondary: primerColorTextSecondary
        case .primerColorTextPlaceholder: primerColorTextPlaceholder
        case .primerColorTextDisabled: primerColorTextDisabled
        case .primerColorTextNegative: primerColorTextNegative
        case .primerColorTextLink: primerColorTextLink
        case .primerColorBorderOutlinedDefault: primerColorBorderOutlinedDefault
        case .primerColorBorderOutlinedHover: primerColorBorderOutlinedHover
        case .primerColorBorderOutlinedActive: primerColorBorderOutlinedActive
        case .primerColorBorderOutlinedFocus: primerColorBorderOutlinedFocus
        case .primerColorBorderOutlinedDisabled: primerColorBorderOutlinedDisabled
        case .primerColorBorderOutlinedLoading: primerColorBorderOutlinedLoading
        case .primerColorBorderOutlinedSelected: primerColorBorderOutlinedSelected
        case .primerColorBorderOutlinedError: primerColorBorderOutlinedError
        case .primerColorBorderTransparentDefault: primerColorBorderTransparentDefault
        case .primerColorBorderTransparentHover: primerColorBorderTransparentHover
        case .primerColorBorderTransparentActive: primerColorBorderTransparentActive
        case .primerColorBorderTransparentFocus: primerColorBorderTransparentFocus
        case .primerColorBorderTransparentDisabled: primerColorBorderTransparentDisabled
        case .primerColorBorderTransparentSelected: primerColorBorderTransparentSelected
        case .primerColorIconPrimary: primerColorIconPrimary
        case .primerColorIconDisabled: primerColorIconDisabled
        case .primerColorIconNegative: primerColorIconNegative
        case .primerColorIconPositive: primerColorIconPositive
        case .primerColorFocus: primerColorFocus
        case .primerColorLoader: primerColorLoader
        }
    }
}
