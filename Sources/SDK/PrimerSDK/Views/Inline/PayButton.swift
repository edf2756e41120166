import SwiftUI

/// The button that pays.
@available(iOS 15.0, *)
struct PayButton: View {
    let isLoading: Bool
    let isEnabled: Bool
    let onSubmit: () -> Void
    @Look var look

    var body: some View {
        let isActive = isEnabled && !isLoading
        WideButton(
            title: look.texts[.pay], isLoading: isLoading,
            // The ground's colour is white in light; in dark it is dark, and readable on the light button.
            color: $look[isActive ? .primerColorBackground : .primerColorTextPrimary],
            ground: $look[isActive ? .primerColorTextPrimary : .primerColorGray300],
            action: onSubmit
        )
        .disabled(!isActive)
        .accessibilityIdentifier(Identifier.pay)
    }
}
