import SwiftUI

/// The tokens and texts at a view's place: of its session, in the colour scheme around it.
@available(iOS 15.0, *)
@propertyWrapper
struct Look: DynamicProperty {
    @Environment(\.checkoutStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    /// The session's style.
    @MainActor var wrappedValue: CheckoutStyle { style }
    /// The tokens.
    @MainActor var projectedValue: DesignTokens {
        DesignTokens(theme: style.theme, isDark: (style.scheme ?? colorScheme) == .dark)
    }
}
