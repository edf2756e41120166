import SwiftUI

/// The question whether to delete a saved method. Leaving the screen breaks a deletion off that has not been answered yet.
@available(iOS 15.0, *)
struct DeletionScreen: View {
    let session: PrimerSelectionSession
    let navigator: CheckoutNavigator
    let method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod
    @State private var isDeleting = false
    @Look var look

    init(
        session: PrimerSelectionSession, navigator: CheckoutNavigator, method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod
    ) {
        self.session = session
        self.navigator = navigator
        self.method = method
    }

    var body: some View {
        let text = VaultedMethodText(method, look.texts)
        ScreenFrame(title: look.texts[.manageTitle]) {
            navigator.showAll()
        } bar: {
        } content: {
            MethodCard(method: method, text: text)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(text.spoken)
                .accessibilityIdentifier(Identifier.item(method.id))
            Text(look.texts[.deleteMessage])
                .style($look.bodyLarge)
                .foregroundColor($look[.primerColorTextPrimary])
            HStack(spacing: $look.primerSpaceMedium) {
                WideButton(
                    title: look.texts[.deleteCancel], color: $look[.primerColorTextPrimary], ground: $look[.primerColorGray200]
                ) { navigator.showAll() }
                .accessibilityIdentifier(Identifier.cancel)
                WideButton(
                    title: look.texts[.deleteConfirm], isLoading: isDeleting,
                    color: $look[isDeleting ? .primerColorTextPrimary : .primerColorBackground],
                    ground: $look[isDeleting ? .primerColorGray300 : .primerColorTextNegative]
                ) { isDeleting = true }
                .disabled(isDeleting)
                .accessibilityIdentifier(Identifier.delete)
            }
        }
        .task(id: isDeleting) { [isDeleting] in if isDeleting { await session.deleteConfirmed(method) } }
    }
}
