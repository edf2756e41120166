import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

@MainActor
struct ThemeTests {
    /// A token's colours, from the sheet.
    struct Shade: CustomTestStringConvertible, Sendable {
        let token: ColorToken
        let light: String
        let dark: String
        var testDescription: String { token.rawValue }

        init(_ token: ColorToken, _ light: String, _ dark: String) { (self.token, self.light, self.dark) = (token, light, dark) }

        static let transparent = "#00000000"
        static let primitive = [
            Shade(.primerColorGray000, "#FFFFFF", "#171619"), Shade(.primerColorGray100, "#F5F5F5", "#292929"),
            Shade(.primerColorGray200, "#EEEEEE", "#424242"), Shade(.primerColorGray300, "#E0E0E0", "#575757"),
            Shade(.primerColorGray400, "#BDBDBD", "#858585"), Shade(.primerColorGray500, "#9E9E9E", "#767577"),
            Shade(.primerColorGray600, "#757575", "#C7C7C7"), Shade(.primerColorGray700, "#4B4B4B", "#DBDBDB"),
            Shade(.primerColorGray900, "#212121", "#EFEFEF"), Shade(.primerColorGreen500, "#3EB68F", "#27B17D"),
            Shade(.primerColorBrand, "#2F98FF", "#2F98FF"), Shade(.primerColorRed100, "#FFECEC", "#321C20"),
            Shade(.primerColorRed500, "#FF7279", "#E46D70"), Shade(.primerColorRed900, "#B4324B", "#F6BFBF"),
            Shade(.primerColorBlue500, "#399DFF", "#3F93E4"), Shade(.primerColorBlue900, "#2270F4", "#4AAEFF"),
        ]
        static let semantic = [
            Shade(.primerColorBackground, "#FFFFFF", "#171619"), Shade(.primerColorTextPrimary, "#212121", "#EFEFEF"),
            Shade(.primerColorTextSecondary, "#757575", "#C7C7C7"), Shade(.primerColorTextPlaceholder, "#9E9E9E", "#767577"),
            Shade(.primerColorTextDisabled, "#BDBDBD", "#858585"), Shade(.primerColorTextNegative, "#B4324B", "#F6BFBF"),
            Shade(.primerColorTextLink, "#2270F4", "#4AAEFF"), Shade(.primerColorBorderOutlinedDefault, "#E0E0E0", "#575757"),
            Shade(.primerColorBorderOutlinedHover, "#BDBDBD", "#858585"), Shade(.primerColorBorderOutlinedActive, "#9E9E9E", "#767577"),
            Shade(.primerColorBorderOutlinedFocus, "#2F98FF", "#2F98FF"), Shade(.primerColorBorderOutlinedDisabled, "#EEEEEE", "#424242"),
            Shade(.primerColorBorderOutlinedLoading, "#EEEEEE", "#424242"), Shade(.primerColorBorderOutlinedSelected, "#2F98FF", "#2F98FF"),
            Shade(.primerColorBorderOutlinedError, "#FF7279", "#E46D70"),
            Shade(.primerColorBorderTransparentDefault, transparent, transparent),
            Shade(.primerColorBorderTransparentHover, transparent, transparent),
            Shade(.primerColorBorderTransparentActive, transparent, transparent),
            Shade(.primerColorBorderTransparentFocus, "#2F98FF", "#2F98FF"),
            Shade(.primerColorBorderTransparentDisabled, transparent, transparent),
            Shade(.primerColorBorderTransparentSelected, transparent, transparent), Shade(.primerColorIconPrimary, "#212121", "#EFEFEF"),
            Shade(.primerColorIconDisabled, "#BDBDBD", "#858585"), Shade(.primerColorIconNegative, "#FF7279", "#E46D70"),
            Shade(.primerColorIconPositive, "#3EB68F", "#27B17D"), Shade(.primerColorFocus, "#2F98FF", "#2F98FF"),
            Shade(.primerColorLoader, "#2F98FF", "#2F98FF"),
        ]
    }

    private func hex(_ color: Color) -> String? { Screen(color).nodes(.shape).first?.attributes[.fill]?.content }

    @Test func `the tables name every colour`() {
        #expect((Shade.primitive + Shade.semantic).map(\.token) == ColorToken.allCases)
    }

    @Test(arguments: Shade.primitive + Shade.semantic)
    func `a colour is the sheet's, in light and in dark`(_ row: Shade) {
        #expect(hex(DesignTokens(theme: .init(), isDark: false)[row.token]) == row.light)
        #expect(hex(DesignTokens(theme: .init(), isDark: true)[row.token]) == row.dark)
    }

    @Test(arguments: ColorToken.allCases)
    func `another colour replaces its own token, in light and dark, and no other`(_ token: ColorToken) {
        let theme = PrimerCheckoutTheme(colors: .replacing(token, by: .purple))
        for isDark in [false, true] {
            let (plain, changed) = (DesignTokens(theme: .init(), isDark: isDark), DesignTokens(theme: theme, isDark: isDark))
            #expect(changed[token] == .purple)
            for other in ColorToken.allCases where other != token { #expect(changed[other] == plain[other], "\(other)") }
        }
    }

    /// A length, its default, and a theme that replaces it by 99.
    struct Length: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let points: CGFloat
        let theme: PrimerCheckoutTheme
        let value: @Sendable (DesignTokens) -> CGFloat

        private init(
            _ name: String, _ points: CGFloat, _ theme: PrimerCheckoutTheme, _ value: @escaping @Sendable (DesignTokens) -> CGFloat
        ) {
            (testDescription, self.points, self.theme, self.value) = (name, points, theme, value)
        }

        static let all = [
            Length("primerRadiusXsmall", 2, .init(radius: .init(primerRadiusXsmall: 99))) { $0.primerRadiusXsmall },
            Length("primerRadiusSmall", 4, .init(radius: .init(primerRadiusSmall: 99))) { $0.primerRadiusSmall },
            Length("primerRadiusMedium", 8, .init(radius: .init(primerRadiusMedium: 99))) { $0.primerRadiusMedium },
            Length("primerRadiusLarge", 12, .init(radius: .init(primerRadiusLarge: 99))) { $0.primerRadiusLarge },
            Length("primerRadiusBase", 4, .init(radius: .init(primerRadiusBase: 99))) { $0.primerRadiusBase },
            Length("primerSpaceXxsmall", 2, .init(spacing: .init(primerSpaceXxsmall: 99))) { $0.primerSpaceXxsmall },
            Length("primerSpaceXsmall", 4, .init(spacing: .init(primerSpaceXsmall: 99))) { $0.primerSpaceXsmall },
            Length("primerSpaceSmall", 8, .init(spacing: .init(primerSpaceSmall: 99))) { $0.primerSpaceSmall },
            Length("primerSpaceMedium", 12, .init(spacing: .init(primerSpaceMedium: 99))) { $0.primerSpaceMedium },
            Length("primerSpaceLarge", 16, .init(spacing: .init(primerSpaceLarge: 99))) { $0.primerSpaceLarge },
            Length("primerSpaceXlarge", 20, .init(spacing: .init(primerSpaceXlarge: 99))) { $0.primerSpaceXlarge },
            Length("primerSpaceXxlarge", 24, .init(spacing: .init(primerSpaceXxlarge: 99))) { $0.primerSpaceXxlarge },
            Length("primerSpaceBase", 4, .init(spacing: .init(primerSpaceBase: 99))) { $0.primerSpaceBase },
            Length("primerSizeSmall", 16, .init(sizes: .init(primerSizeSmall: 99))) { $0.primerSizeSmall },
            Length("primerSizeMedium", 20, .init(sizes: .init(primerSizeMedium: 99))) { $0.primerSizeMedium },
            Length("primerSizeLarge", 24, .init(sizes: .init(primerSizeLarge: 99))) { $0.primerSizeLarge },
            Length("primerSizeXlarge", 32, .init(sizes: .init(primerSizeXlarge: 99))) { $0.primerSizeXlarge },
            Length("primerSizeXxlarge", 44, .init(sizes: .init(primerSizeXxlarge: 99))) { $0.primerSizeXxlarge },
            Length("primerSizeXxxlarge", 56, .init(sizes: .init(primerSizeXxxlarge: 99))) { $0.primerSizeXxxlarge },
            Length("primerSizeBase", 4, .init(sizes: .init(primerSizeBase: 99))) { $0.primerSizeBase },
            Length("primerBorderWidthThin", 1, .init(borderWidth: .init(primerBorderWidthThin: 99))) { $0.primerBorderWidthThin },
            Length("primerBorderWidthMedium", 2, .init(borderWidth: .init(primerBorderWidthMedium: 99))) { $0.primerBorderWidthMedium },
            Length("primerBorderWidthThick", 3, .init(borderWidth: .init(primerBorderWidthThick: 99))) { $0.primerBorderWidthThick },
        ]
    }

    @Test(arguments: Length.all)
    func `a length is the sheet's, and replaced alone`(_ row: Length) {
        #expect(row.value(DesignTokens(theme: .init(), isDark: false)) == row.points)
        let changed = DesignTokens(theme: row.theme, isDark: true)
        for other in Length.all { #expect(other.value(changed) == (other.testDescription == row.testDescription ? 99 : other.points)) }
    }

    @Test func `styles of text are the sheet's`() {
        let tokens = DesignTokens(theme: .init(), isDark: false)
        #expect(tokens.titleXlarge == TextStyleToken(font: "Inter", letterSpacing: -0.6, weight: 550, size: 24, lineHeight: 32))
        #expect(tokens.titleLarge == TextStyleToken(font: "Inter", letterSpacing: -0.2, weight: 550, size: 16, lineHeight: 20))
        #expect(tokens.bodyLarge == TextStyleToken(font: "Inter", letterSpacing: -0.2, weight: 400, size: 16, lineHeight: 20))
        #expect(tokens.bodyMedium == TextStyleToken(font: "Inter", letterSpacing: 0, weight: 400, size: 14, lineHeight: 20))
        #expect(tokens.bodySmall == TextStyleToken(font: "Inter", letterSpacing: 0, weight: 400, size: 12, lineHeight: 16))
    }

    @Test func `a part of a style is replaced and the rest stays`() {
        let theme = PrimerCheckoutTheme(typography: .init(titleLarge: .init(font: "Georgia", weight: 700)))
        let tokens = DesignTokens(theme: theme, isDark: false)
        #expect(tokens.titleLarge == TextStyleToken(font: "Georgia", letterSpacing: -0.2, weight: 700, size: 16, lineHeight: 20))
        #expect(tokens.bodyLarge == DesignTokens(theme: .init(), isDark: false).bodyLarge)
    }

    @Test(arguments: [
        (100, Font.Weight.ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (549, .medium), (550, .semibold),
        (600, .semibold), (700, .bold), (800, .heavy), (900, .black), (0, .ultraLight), (2_000, .black),
    ])
    func `a weight is shown as the nearest one that fonts have`(_ weight: Int, _ shown: Font.Weight) {
        #expect(TextStyleToken(weight: CGFloat(weight), size: 1, lineHeight: 1).fontWeight == shown)
    }

    @Test func `a session's theme reaches its views and the sheet`() async throws {
        let theme = PrimerCheckoutTheme(
            colors: .init(
                primerColorBackground: Color(red: 0, green: 1, blue: 0), primerColorTextPrimary: Color(red: 1, green: 0, blue: 1)),
            radius: .init(primerRadiusSmall: 20), spacing: .init(primerSpaceMedium: 30),
            typography: .init(titleLarge: .init(font: "Georgia", size: 18)))
        let (screen, selection) = try await Screen.shortcut(Checkout(theme: theme))
        let title = screen.nodes(.text).first { $0.attributes[.text] == "Saved payment methods" }
        #expect(title?.attributes[.color] == "#FF00FF" && title?.attributes[.font] == "18 Georgia")
        #expect(screen.node("vault_pay_button").map { Screen.all(in: $0).contains { $0.attributes[.clip] == "rounded 20" } } == true)
        #expect(screen.nodes(.vstack).contains { $0.attributes[.spacing] == 30 })
        selection.showAll()
        screen.host.flush()
        #expect(screen.sheet.map { Screen.all(in: $0).contains { $0.attributes[.fill] == "#00FF00" } } == true)
    }

    @Test(arguments: [
        (PrimerAppearanceMode.dark, false, true), (.dark, true, true), (.light, true, false), (.system, true, true),
        (.system, false, false),
    ])
    func `the settings' appearance stands above the device's`(_ mode: PrimerAppearanceMode, _ deviceIsDark: Bool, _ isDark: Bool)
        async throws
    {
        let settings = PrimerSettings(uiOptions: PrimerUIOptions(appearanceMode: mode))
        let (screen, selection) = try await Screen.shortcut(Checkout(settings: settings)) { $0.colorScheme = deviceIsDark ? .dark : .light }
        #expect(screen.nodes(.text).first?.attributes[.color]?.content == (isDark ? "#EFEFEF" : "#212121"))
        selection.showAll()
        screen.host.flush()
        let sheet = try #require(screen.sheet)
        #expect(Screen.all(in: sheet).first { $0.attributes[.fill] != nil }?.attributes[.fill]?.content == (isDark ? "#171619" : "#FFFFFF"))
        #expect(
            Screen.all(in: sheet).first { $0.attributes[.scheme] != nil }?.attributes[.scheme]?.content
                == (mode == .system ? nil : isDark ? "dark" : "light"))
    }

    @Test func `themes compare by their parts`() {
        #expect(PrimerCheckoutTheme() == PrimerCheckoutTheme())
        #expect(PrimerCheckoutTheme() != PrimerCheckoutTheme(colors: .init()))
        #expect(PrimerCheckoutTheme(radius: .init(primerRadiusBase: 1)) != PrimerCheckoutTheme(radius: .init(primerRadiusBase: 2)))
    }
}
