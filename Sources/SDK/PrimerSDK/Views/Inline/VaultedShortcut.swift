import SwiftUI

/// Header, row, field for the security code and button of a session's chosen method; nothing while none is chosen.
@available(iOS 15.0, *)
struct VaultedShortcut: View {
    typealias VaultedMethod = PrimerHeadlessUniversalCheckout.VaultedPaymentMethod

    @ObservedObject var session: PrimerSelectionSession
    let header: (PrimerSelectionSession) -> AnyView
    let item: (VaultedMethod, _ isSelected: Bool, _ onSelect: @escaping () -> Void) -> AnyView
    let submitButton: (_ isLoading: Bool, _ isEnabled: Bool, _ onSubmit: @escaping () -> Void) -> AnyView
    @Look var look

    var body: some View {
        let state = session.state
        if let selected = state.selectedVaultedPaymentMethod {
            VStack(spacing: $look.primerSpaceMedium) {
                header(session)
                item(selected, true) { session.selectVaulted(selected) }
                VaultedPaymentMethodsDefaults.cvvInput(session)
                submitButton(state.isVaultPaymentLoading, state.letsPay) { Task { await session.submitSelectedVaulted() } }
                if let run = session.run { OpenPageRow(run: run, navigator: run.navigator) }
            }
        }
    }
}

@available(iOS 15.0, *)
extension PrimerPaymentMethodSelectionState {
    /// Whether what the selected method needs has been entered.
    fileprivate var letsPay: Bool { !requiresCvvInput || isCvvValid }
}
