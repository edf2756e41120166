import PrimerSDK
import SwiftUI

/// Every name of the second specification's views at its printed type, and of what stands around them.
@available(iOS 15.0, *)
struct VaultScreens: View {
    let session: PrimerCheckoutSession
    let done: (PrimerCheckoutState) -> Void

    @Environment(\.primerCheckoutSession) private var checkout
    @Environment(\.primerSelectionSession) private var selection
    @Environment(\.primerCardFormSession) private var form

    var body: some View {
        VStack {
            PrimerVaultedPaymentMethods(
                header: { AnyView(VaultedPaymentMethodsDefaults.header($0)) },
                item: { AnyView(VaultedPaymentMethodsDefaults.item($0, isSelected: $1, onSelect: $2)) },
                submitButton: { AnyView(VaultedPaymentMethodsDefaults.submitButton(isLoading: $0, isEnabled: $1, onSubmit: $2)) })
            if let selection { VaultedPaymentMethodsDefaults.cvvInput(selection) } else { VaultedPaymentMethodsDefaults.unavailable() }
            Text(verbatim: "\(checkout?.phase == .ready) \(form == nil)")
        }
        .primerCheckoutSession(session, onCompletion: done)
    }

    /// The defaults belong to no actor.
    nonisolated static func defaults(
        _ session: PrimerSelectionSession, _ method: PrimerVaultedPaymentMethods.VaultedMethod
    ) -> [Any] {
        [
            VaultedPaymentMethodsDefaults.header(session), VaultedPaymentMethodsDefaults.unavailable(),
            VaultedPaymentMethodsDefaults.item(method, isSelected: true) {},
            VaultedPaymentMethodsDefaults.submitButton(isLoading: false, isEnabled: true) {},
        ]
    }
}

/// A token in the place of a session, with and without a completion.
@available(iOS 15.0, *)
struct TokenScreens: View {
    let clientToken: String

    var body: some View {
        PrimerVaultedPaymentMethods().primerCheckoutSession(clientToken)
        PrimerVaultedPaymentMethods().primerCheckoutSession(clientToken) { outcome in print(outcome) }
    }
}

/// A theme that replaces one token of each group.
@available(iOS 15.0, *)
@MainActor
func themed(_ clientToken: String) -> PrimerCheckoutSession {
    PrimerCheckoutSession(
        clientToken: clientToken,
        settings: PrimerSettings(),
        theme: PrimerCheckoutTheme(
            colors: ColorOverrides(primerColorBrand: .purple), radius: RadiusOverrides(primerRadiusMedium: 4),
            spacing: SpacingOverrides(primerSpaceMedium: 10), sizes: SizeOverrides(primerSizeLarge: 28),
            typography: TypographyOverrides(
                titleLarge: TypographyStyle(font: "Georgia", letterSpacing: 0, weight: 600, size: 18, lineHeight: 22)),
            borderWidth: BorderWidthOverrides(primerBorderWidthThin: 2)),
        idempotencyKey: { "key" })
}
