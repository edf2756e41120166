/// A colour of the checkout by its name, and where its value comes from.
enum ColorToken: String, CaseIterable, Sendable {
    // Primitive colours.
    case primerColorGray000, primerColorGray100, primerColorGray200, primerColorGray300, primerColorGray400, primerColorGray500
    case primerColorGray600, primerColorGray700, primerColorGray900, primerColorGreen500, primerColorBrand, primerColorRed100
    case primerColorRed500, primerColorRed900, primerColorBlue500, primerColorBlue900
    // What they are for.
    case primerColorBackground, primerColorTextPrimary, primerColorTextSecondary, primerColorTextPlaceholder
    case primerColorTextDisabled, primerColorTextNegative, primerColorTextLink, primerColorBorderOutlinedDefault
    case primerColorBorderOutlinedHover, primerColorBorderOutlinedActive, primerColorBorderOutlinedFocus
    case primerColorBorderOutlinedDisabled, primerColorBorderOutlinedLoading, primerColorBorderOutlinedSelected
    case primerColorBorderOutlinedError, primerColorBorderTransparentDefault, primerColorBorderTransparentHover
    case primerColorBorderTransparentActive, primerColorBorderTransparentFocus, primerColorBorderTransparentDisabled
    case primerColorBorderTransparentSelected, primerColorIconPrimary, primerColorIconDisabled, primerColorIconNegative
    case primerColorIconPositive, primerColorFocus, primerColorLoader

    /// Where a colour comes from.
    enum Source: Equatable, Sendable {
        /// Red, green and blue as `0xRRGGBB`, in light and in dark.
        case shades(light: UInt32, dark: UInt32)
        /// Another token's colour.
        case token(ColorToken)
        /// Nothing is painted.
        case transparent
    }

    /// Where this one comes from.
    var source: Source {
        switch self {
        case .primerColorGray000: .shades(light: 0xFFFFFF, dark: 0x171619)
        case .primerColorGray100: .shades(light: 0xF5F5F5, dark: 0x292929)
        case .primerColorGray200: .shades(light: 0xEEEEEE, dark: 0x424242)
        case .primerColorGray300: .shades(light: 0xE0E0E0, dark: 0x575757)
        case .primerColorGray400: .shades(light: 0xBDBDBD, dark: 0x858585)
        case .primerColorGray500: .shades(light: 0x9E9E9E, dark: 0x767577)
        case .primerColorGray600: .shades(light: 0x757575, dark: 0xC7C7C7)
        case .primerColorGray700: .shades(light: 0x4B4B4B, dark: 0xDBDBDB)
        case .primerColorGray900: .shades(light: 0x212121, dark: 0xEFEFEF)
        case .primerColorGreen500: .shades(light: 0x3EB68F, dark: 0x27B17D)
        case .primerColorBrand: .shades(light: 0x2F98FF, dark: 0x2F98FF)
        case .primerColorRed100: .shades(light: 0xFFECEC, dark: 0x321C20)
        case .primerColorRed500: .shades(light: 0xFF7279, dark: 0xE46D70)
        case .primerColorRed900: .shades(light: 0xB4324B, dark: 0xF6BFBF)
        case .primerColorBlue500: .shades(light: 0x399DFF, dark: 0x3F93E4)
        case .primerColorBlue900: .shades(light: 0x2270F4, dark: 0x4AAEFF)
        case .primerColorBackground: .token(.primerColorGray000)
        case .primerColorTextPrimary, .primerColorIconPrimary: .token(.primerColorGray900)
        case .primerColorTextSecondary: .token(.primerColorGray600)
        case .primerColorTextPlaceholder, .primerColorBorderOutlinedActive: .token(.primerColorGray500)
        case .primerColorTextDisabled, .primerColorBorderOutlinedHover, .primerColorIconDisabled: .token(.primerColorGray400)
        case .primerColorTextNegative: .token(.primerColorRed900)
        case .primerColorTextLink: .token(.primerColorBlue900)
        case .primerColorBorderOutlinedDefault: .token(.primerColorGray300)
        case .primerColorBorderOutlinedFocus, .primerColorBorderTransparentFocus: .token(.primerColorFocus)
        case .primerColorBorderOutlinedDisabled, .primerColorBorderOutlinedLoading: .token(.primerColorGray200)
        case .primerColorBorderOutlinedSelected, .primerColorFocus, .primerColorLoader: .token(.primerColorBrand)
        case .primerColorBorderOutlinedError, .primerColorIconNegative: .token(.primerColorRed500)
        case .primerColorBorderTransparentDefault, .primerColorBorderTransparentHover, .primerColorBorderTransparentActive,
            .primerColorBorderTransparentDisabled, .primerColorBorderTransparentSelected:
            .transparent
        case .primerColorIconPositive: .token(.primerColorGreen500)
        }
    }
}
