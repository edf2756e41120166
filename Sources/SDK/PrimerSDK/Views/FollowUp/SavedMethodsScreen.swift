import SwiftUI

/// All saved methods: tapped, one is chosen; while editing, one can be deleted.
@available(iOS 15.0, *)
struct SavedMethodsScreen: View {
    @ObservedObject var session: PrimerSelectionSession
    @ObservedObject var navigator: CheckoutNavigator
    @State private var isEditing = false
    @Look var look

    init(session: PrimerSelectionSession, navigator: CheckoutNavigator) {
        self.session = session
        self.navigator = navigator
    }

    var body: some View {
        ScreenFrame(title: look.texts[.manageTitle]) {
            navigator.showSelection()
        } bar: {
            if isEditing {
                WordButton(look.texts[.manageDone], id: Identifier.done) { isEditing = false }
            } else {
                WordButton(look.texts[.manageEdit], id: Identifier.edit) { isEditing = true }
            }
        } content: {
            if navigator.deletionError != nil {
                Text(look.texts[.deleteError])
                    .style($look.bodyMedium)
                    .foregroundColor($look[.primerColorTextNegative])
                    .accessibilityAddTraits(.updatesFrequently)
                    .accessibilityIdentifier(Identifier.errorMessage)
            }
            VStack(spacing: $look.primerSpaceSmall) {
                ForEach(session.vaultedPaymentMethods, id: \.id) { method in
                    SavedMethodRow(
                        method: method, isSelected: method.id == session.state.selectedVaultedPaymentMethod?.id, isEditing: isEditing,
                        choose: { session.chooseFromAll(method) }, delete: { navigator.confirmDeletion(of: method) })
                }
            }
        }
    }
}

/// One of all saved methods.
@available(iOS 15.0, *)
struct SavedMethodRow: View {
    let method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod
    let isSelected: Bool
    let isEditing: Bool
    let choose: () -> Void
    let delete: () -> Void
    @Look var look

    var body: some View {
        let text = VaultedMethodText(method, look.texts)
        if isEditing {
            HStack(spacing: $look.primerSpaceSmall) {
                MethodCard(method: method, text: text)
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(text.spoken)
                    .accessibilityIdentifier(Identifier.item(method.id))
                SymbolButton("xmark", label: look.texts[.spokenDelete], id: Identifier.deletion(method.id), action: delete)
                    .accessibilityHint(text.spoken)
            }
        } else {
            Button(action: { choose() }) { MethodCard(method: method, text: text, isSelected: isSelected) }
                .buttonStyle(.plain)
                .accessibilityLabel(text.spoken)
                .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
                .accessibilityIdentifier(Identifier.item(method.id))
        }
    }
}
