public import SwiftUI

/// Colours that replace tokens of the checkout, in light and dark alike; nil keeps the token.
///
/// Each replaces its own token only: another ``primerColorBrand`` leaves ``primerColorFocus`` as it was.
@available(iOS 15.0, *)
public struct ColorOverrides: Equatable, Sendable {
    /// Grey nearest to the ground: white in light, near black in dark.
    public var primerColorGray000: Color?
    /// First grey above the ground.
    public var primerColorGray100: Color?
    /// Second grey above the ground.
    public var primerColorGray200: Color?
    /// Third grey above the ground.
    public var primerColorGray300: Color?
    /// Fourth grey above the ground.
    public var primerColorGray400: Color?
    /// Grey in the middle.
    public var primerColorGray500: Color?
    /// Grey of lesser text.
    public var primerColorGray600: Color?
    /// Grey between lesser and main text.
    public var primerColorGray700: Color?
    /// Grey of main text.
    public var primerColorGray900: Color?
    /// Green.
    public var primerColorGreen500: Color?
    /// The brand's own colour.
    public var primerColorBrand: Color?
    /// Palest red, for grounds.
    public var primerColorRed100: Color?
    /// Red.
    public var primerColorRed500: Color?
    /// Red for text.
    public var primerColorRed900: Color?
    /// Blue.
    public var primerColorBlue500: Color?
    /// Blue for text.
    public var primerColorBlue900: Color?
    /// The ground of screens.
    public var primerColorBackground: Color?
    /// Main text.
    public var primerColorTextPrimary: Color?
    /// Lesser text.
    public var primerColorTextSecondary: Color?
    /// Text in an empty field.
    public var primerColorTextPlaceholder: Color?
    /// Text of what cannot be used.
    public var primerColorTextDisabled: Color?
    /// Text that tells of an error.
    public var primerColorTextNegative: Color?
    /// Text that leads elsewhere.
    public var primerColorTextLink: Color?
    /// A line around something at rest.
    public var primerColorBorderOutlinedDefault: Color?
    /// A line around something pointed at.
    public var primerColorBorderOutlinedHover: Color?
    /// A line around something pressed.
    public var primerColorBorderOutlinedActive: Color?
    /// A line around what has the focus.
    public var primerColorBorderOutlinedFocus: Color?
    /// A line around what cannot be used.
    public var primerColorBorderOutlinedDisabled: Color?
    /// A line around what is loading.
    public var primerColorBorderOutlinedLoading: Color?
    /// A line around what is chosen.
    public var primerColorBorderOutlinedSelected: Color?
    /// A line around what is wrong.
    public var primerColorBorderOutlinedError: Color?
    /// The line of something without one, at rest.
    public var primerColorBorderTransparentDefault: Color?
    /// The line of something without one, pointed at.
    public var primerColorBorderTransparentHover: Color?
    /// The line of something without one, pressed.
    public var primerColorBorderTransparentActive: Color?
    /// The line of something without one, with the focus.
    public var primerColorBorderTransparentFocus: Color?
    /// The line of something without one that cannot be used.
    public var primerColorBorderTransparentDisabled: Color?
    /// The line of something without one, chosen.
    public var primerColorBorderTransparentSelected: Color?
    /// Symbols.
    public var primerColorIconPrimary: Color?
    /// Symbols of what cannot be used.
    public var primerColorIconDisabled: Color?
    /// Symbols that tell of an error.
    public var primerColorIconNegative: Color?
    /// Symbols that tell of success.
    public var primerColorIconPositive: Color?
    /// What has the focus.
    public var primerColorFocus: Color?
    /// What shows that work goes on.
    public var primerColorLoader: Color?

    /// Makes overrides; what is left out keeps its token.
    public init(
        primerColorGray000: Color? = nil,
        primerColorGray100: Color? = nil,
        primerColorGray200: Color? = nil,
        primerColorGray300: Color? = nil,
        primerColorGray400: Color? = nil,
        primerColorGray500: Color? = nil,
        primerColorGray600: Color? = nil,
        primerColorGray700: Color? = nil,
        primerColorGray900: Color? = nil,
        primerColorGreen500: Color? = nil,
        primerColorBrand: Color? = nil,
        primerColorRed100: Color? = nil,
        primerColorRed500: Color? = nil,
        primerColorRed900: Color? = nil,
        primerColorBlue500: Color? = nil,
        primerColorBlue900: Color? = nil,
        primerColorBackground: Color? = nil,
        primerColorTextPrimary: Color? = nil,
        primerColorTextSecondary: Color? = nil,
        primerColorTextPlaceholder: Color? = nil,
        primerColorTextDisabled: Color? = nil,
        primerColorTextNegative: Color? = nil,
        primerColorTextLink: Color? = nil,
        primerColorBorderOutlinedDefault: Color? = nil,
        primerColorBorderOutlinedHover: Color? = nil,
        primerColorBorderOutlinedActive: Color? = nil,
        primerColorBorderOutlinedFocus: Color? = nil,
        primerColorBorderOutlinedDisabled: Color? = nil,
        primerColorBorderOutlinedLoading: Color? = nil,
        primerColorBorderOutlinedSelected: Color? = nil,
        primerColorBorderOutlinedError: Color? = nil,
        primerColorBorderTransparentDefault: Color? = nil,
        primerColorBorderTransparentHover: Color? = nil,
        primerColorBorderTransparentActive: Color? = nil,
        primerColorBorderTransparentFocus: Color? = nil,
        primerColorBorderTransparentDisabled: Color? = nil,
        primerColorBorderTransparentSelected: Color? = nil,
        primerColorIconPrimary: Color? = nil,
        primerColorIconDisabled: Color? = nil,
        primerColorIconNegative: Color? = nil,
        primerColorIconPositive: Color? = nil,
        primerColorFocus: Color? = nil,
        primerColorLoader: Color? = nil
    ) {
        self.primerColorGray000 = primerColorGray000
        self.primerColorGray100 = primerColorGray100
        self.primerColorGray200 = primerColorGray200
        self.primerColorGray300 = primerColorGray300
        self.primerColorGray400 = primerColorGray400
        self.primerColorGray500 = primerColorGray500
        self.primerColorGray600 = primerColorGray600
        self.primerColorGray700 = primerColorGray700
        self.primerColorGray900 = primerColorGray900
        self.primerColorGreen500 = primerColorGreen500
        self.primerColorBrand = primerColorBrand
        self.primerColorRed100 = primerColorRed100
        self.primerColorRed500 = primerColorRed500
        self.primerColorRed900 = primerColorRed900
        self.primerColorBlue500 = primerColorBlue500
        self.primerColorBlue900 = primerColorBlue900
        self.primerColorBackground = primerColorBackground
        self.primerColorTextPrimary = primerColorTextPrimary
        self.primerColorTextSecondary = primerColorTextSecondary
        self.primerColorTextPlaceholder = primerColorTextPlaceholder
        self.primerColorTextDisabled = primerColorTextDisabled
        self.primerColorTextNegative = primerColorTextNegative
        self.primerColorTextLink = primerColorTextLink
        self.primerColorBorderOutlinedDefault = primerColorBorderOutlinedDefault
        self.primerColorBorderOutlinedHover = primerColorBorderOutlinedHover
        self.primerColorBorderOutlinedActive = primerColorBorderOutlinedActive
        self.primerColorBorderOutlinedFocus = primerColorBorderOutlinedFocus
        self.primerColorBorderOutlinedDisabled = primerColorBorderOutlinedDisabled
        self.primerColorBorderOutlinedLoading = primerColorBorderOutlinedLoading
        self.primerColorBorderOutlinedSelected = primerColorBorderOutlinedSelected
        self.primerColorBorderOutlinedError = primerColorBorderOutlinedError
        self.primerColorBorderTransparentDefault = primerColorBorderTransparentDefault
        self.primerColorBorderTransparentHover = primerColorBorderTransparentHover
        self.primerColorBorderTransparentActive = primerColorBorderTransparentActive
        self.primerColorBorderTransparentFocus = primerColorBorderTransparentFocus
        self.primerColorBorderTransparentDisabled = primerColorBorderTransparentDisabled
        self.primerColorBorderTransparentSelected = primerColorBorderTransparentSelected
        self.primerColorIconPrimary = primerColorIconPrimary
        self.primerColorIconDisabled = primerColorIconDisabled
        self.primerColorIconNegative = primerColorIconNegative
        self.primerColorIconPositive = primerColorIconPositive
        self.primerColorFocus = primerColorFocus
        self.primerColorLoader = primerColorLoader
    }
}
