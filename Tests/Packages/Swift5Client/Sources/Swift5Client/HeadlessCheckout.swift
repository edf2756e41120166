import Foundation
import PrimerSDK

/// A checkout with an own list, as the second specification invites to: rows, a code where it is needed, a button that pays.
@available(iOS 15.0, *)
@MainActor
final class HeadlessCheckout {
    let session: PrimerCheckoutSession
    private(set) var lines: [String] = []

    init(clientToken: String) {
        session = PrimerCheckoutSession(
            clientToken: clientToken, settings: PrimerSettings(paymentHandling: .auto), idempotencyKey: { "order-1" })
        session.onBeforePaymentCreate = { data, decide in
            guard data.paymentMethodType.type == "PAYMENT_CARD" else {
                return decide(.abortPaymentCreation(withErrorMessage: "Cards only"))
            }
            decide(.continuePaymentCreation())
        }
        session.requiredActionOpener = { url in url.scheme == "https" }
    }

    /// Runs until the checkout is over.
    func run() async {
        await session.start { [weak self] state in
            switch state {
            case .success(let result): self?.lines.append(result.paymentId)
            case .failure(let error): self?.lines.append(error.errorId)
            case .dismissed, .initializing, .ready: break
            }
        }
    }

    /// One row for each saved method.
    var rows: [String] {
        guard session.phase == .ready, let selection = session.selection else { return [] }
        if case .failed(let error) = selection.vaultListState { return [error.localizedDescription] }
        return selection.vaultedPaymentMethods.map { method in
            let isSelected = method.id == selection.state.selectedVaultedPaymentMethod?.id
            return (isSelected ? "> " : "  ") + (method.paymentInstrumentData.last4Digits ?? method.paymentMethodType)
        }
    }

    func pay(with row: Int, code: String) async {
        guard let selection = session.selection, selection.vaultedPaymentMethods.indices.contains(row) else { return }
        selection.selectVaulted(selection.vaultedPaymentMethods[row])
        if selection.state.requiresCvvInput { selection.updateCvvInput(code) }
        await selection.submitSelectedVaulted()
    }

    func delete(row: Int) async throws {
        guard let selection = session.selection, selection.vaultedPaymentMethods.indices.contains(row) else { return }
        try await selection.delete(selection.vaultedPaymentMethods[row])
    }

    /// The same without a selection.
    func payWithManager(id: String, code: String) throws {
        let manager = PrimerHeadlessUniversalCheckout.VaultManager()
        try manager.configure()
        let data = PrimerVaultedCardAdditionalData(cvv: code)
        manager.fetchVaultedPaymentMethods { methods, error in
            guard error == nil, methods?.contains(where: { $0.id == id }) == true else { return }
            manager.validate(vaultedPaymentMethodId: id, vaultedPaymentMethodAdditionalData: data) { errors in
                guard errors == nil else { return }
                manager.startPaymentFlow(vaultedPaymentMethodId: id, vaultedPaymentMethodAdditionalData: data)
            }
        }
    }
}
