import SwiftUI

/// A payment runs that has a screen of its own.
@available(iOS 15.0, *)
struct ProcessingScreen: View {
    @Look var look

    var body: some View {
        ProgressView()
            .progressViewStyle(CircularProgressViewStyle(tint: $look[.primerColorLoader]))
            .accessibilityLabel(look.texts[.spokenLoading])
            .accessibilityIdentifier(Identifier.loading)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// In the place of a payment method's own screen: this SDK has none but for saved methods.
@available(iOS 15.0, *)
struct MethodUnavailableScreen: View {
    let close: () -> Void
    @Look var look

    var body: some View {
        VStack(spacing: $look.primerSpaceMedium) {
            Text(look.texts[.methodUnavailable])
                .style($look.bodyLarge)
                .foregroundColor($look[.primerColorTextPrimary])
                .multilineTextAlignment(.center)
            WideButton(
                title: look.texts[.errorOther], color: $look[.primerColorBackground], ground: $look[.primerColorTextPrimary], action: close
            )
            .accessibilityIdentifier(Identifier.otherMethod)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding($look.primerSpaceLarge)
    }
}
