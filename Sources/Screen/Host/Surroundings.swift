public import CofferFoundation
import SwiftUI

/// What a host knows of the place where a screen is shown.
public struct Surroundings: Sendable {
    /// Whether the place is dark.
    public var isDark: Bool
    /// Whether text runs from right to left.
    public var isRightToLeft: Bool
    /// Language and formats.
    public var locale: Locale
    /// Opens a URL outside the screen; false when it cannot.
    public var openURL: @MainActor @Sendable (URL) -> Bool

    /// Creates surroundings: light, from left to right, in English of the United States, opening nothing.
    public init(
        isDark: Bool = false, isRightToLeft: Bool = false, locale: Locale = Locale(identifier: "en_US"),
        openURL: @escaping @MainActor @Sendable (URL) -> Bool = { _ in false }
    ) {
        (self.isDark, self.isRightToLeft, self.locale, self.openURL) = (isDark, isRightToLeft, locale, openURL)
    }

    @MainActor var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        environment.locale = locale
        let openURL = openURL
        environment.openURL = OpenURLAction { url in MainActor.assumeIsolated { openURL(url) } ? .handled : .discarded }
        return environment
    }
}
