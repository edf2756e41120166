import SwiftUI

/// What the SDK's views take from their session: how they look and which language they speak.
@available(iOS 15.0, *)
struct CheckoutStyle: Sendable {
    /// What replaces tokens.
    var theme = PrimerCheckoutTheme()
    /// Light, dark, or as the device.
    var appearance = PrimerAppearanceMode.system
    /// The texts in the session's language.
    var texts: CheckoutTexts

    /// The style of a session's views.
    init(theme: PrimerCheckoutTheme, settings: PrimerSettings) {
        self.theme = theme
        appearance = settings.uiOptions.appearanceMode
        texts = CheckoutTexts(settings.localeData)
    }

    /// The style of views without a session.
    static let standard = CheckoutStyle(theme: PrimerCheckoutTheme(), settings: PrimerSettings())

    /// The scheme that the settings ask for, nil for the device's.
    var scheme: ColorScheme? {
        switch appearance {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// How the views of a session look and speak.
@available(iOS 15.0, *)
private struct CheckoutStyleKey: EnvironmentKey {
    static let defaultValue = CheckoutStyle.standard
}

@available(iOS 15.0, *)
extension EnvironmentValues {
    /// How the views of a session look and speak.
    var checkoutStyle: CheckoutStyle {
        get { self[CheckoutStyleKey.self] }
        set { self[CheckoutStyleKey.self] = newValue }
    }
}

@available(iOS 15.0, *)
extension PrimerCheckoutSession {
    /// How the session's views look and speak.
    var style: CheckoutStyle { CheckoutStyle(theme: theme, settings: settings) }
}
