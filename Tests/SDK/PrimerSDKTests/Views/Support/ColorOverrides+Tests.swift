import SwiftUI

@testable import PrimerSDK

extension ColorOverrides {
    /// Overrides of one token.
    static func replacing(_ token: ColorToken, by color: Color) -> ColorOverrides {
        switch token {
        case .primerColorGray000: ColorOverrides(primerColorGray000: color)
        case .primerColorGray100: ColorOverrides(primerColorGray100: color)
        case .primerColorGray200: ColorOverrides(primerColorGray200: color)
        case .primerColorGray300: ColorOverrides(primerColorGray300: color)
        case .primerColorGray400: ColorOverrides(primerColorGray400: color)
        case .primerColorGray500: ColorOverrides(primerColorGray500: color)
        case .primerColorGray600: ColorOverrides(primerColorGray600: color)
        case .primerColorGray700: ColorOverrides(primerColorGray700: color)
        case .primerColorGray900: ColorOverrides(primerColorGray900: color)
        case .primerColorGreen500: ColorOverrides(primerColorGreen500: color)
        case .primerColorBrand: ColorOverrides(primerColorBrand: color)
        case .primerColorRed100: ColorOverrides(primerColorRed100: color)
        case .primerColorRed500: ColorOverrides(primerColorRed500: color)
        case .primerColorRed900: ColorOverrides(primerColorRed900: color)
        case .primerColorBlue500: ColorOverrides(primerColorBlue500: color)
        case .primerColorBlue900: ColorOverrides(primerColorBlue900: color)
        case .primerColorBackground: ColorOverrides(primerColorBackground: color)
        case .primerColorTextPrimary: ColorOverrides(primerColorTextPrimary: color)
        case .primerColorTextSecondary: ColorOverrides(primerColorTextSecondary: color)
        case .primerColorTextPlaceholder: ColorOverrides(primerColorTextPlaceholder: color)
        case .primerColorTextDisabled: ColorOverrides(primerColorTextDisabled: color)
        case .primerColorTextNegative: ColorOverrides(primerColorTextNegative: color)
        case .primerColorTextLink: ColorOverrides(primerColorTextLink: color)
        case .primerColorBorderOutlinedDefault: ColorOverrides(primerColorBorderOutlinedDefault: color)
        case .primerColorBorderOutlinedHover: ColorOverrides(primerColorBorderOutlinedHover: color)
        case .primerColorBorderOutlinedActive: ColorOverrides(primerColorBorderOutlinedActive: color)
        case .primerColorBorderOutlinedFocus: ColorOverrides(primerColorBorderOutlinedFocus: color)
        case .primerColorBorderOutlinedDisabled: ColorOverrides(primerColorBorderOutlinedDisabled: color)
        case .primerColorBorderOutlinedLoading: ColorOverrides(primerColorBorderOutlinedLoading: color)
        case .primerColorBorderOutlinedSelected: ColorOverrides(primerColorBorderOutlinedSelected: color)
        case .primerColorBorderOutlinedError: ColorOverrides(primerColorBorderOutlinedError: color)
        case .primerColorBorderTransparentDefault: ColorOverrides(primerColorBorderTransparentDefault: color)
        case .primerColorBorderTransparentHover: ColorOverrides(primerColorBorderTransparentHover: color)
        case .primerColorBorderTransparentActive: ColorOverrides(primerColorBorderTransparentActive: color)
        case .primerColorBorderTransparentFocus: ColorOverrides(primerColorBorderTransparentFocus: color)
        case .primerColorBorderTransparentDisabled: ColorOverrides(primerColorBorderTransparentDisabled: color)
        case .primerColorBorderTransparentSelected: ColorOverrides(primerColorBorderTransparentSelected: color)
        case .primerColorIconPrimary: ColorOverrides(primerColorIconPrimary: color)
        case .primerColorIconDisabled: ColorOverrides(primerColorIconDisabled: color)
        case .primerColorIconNegative: ColorOverrides(primerColorIconNegative: color)
        case .primerColorIconPositive: ColorOverrides(primerColorIconPositive: color)
        case .primerColorFocus: ColorOverrides(primerColorFocus: color)
        case .primerColorLoader: ColorOverrides(primerColorLoader: color)
        }
    }
}
