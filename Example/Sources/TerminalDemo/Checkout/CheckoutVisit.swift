import Combine
import CofferFoundation
import PrimerSDK
import DemoVault

/// One checkout of the returning customer: a session of the second SDK, from its client token to its outcome.
@MainActor
final class CheckoutVisit {
    /// What is bought.
    let order: Order
    /// The SDK's session.
    let session: PrimerCheckoutSession
    /// The failure or the success that was told last.
    private(set) var outcome: PrimerCheckoutState?
    private var running: Task<Void, Never>?

    /// - Parameter page: Shows the customer a page of their bank, where a payment needs one.
    init(order: Order, clientToken: String, page: @escaping @MainActor (URL) async -> Bool) {
        self.order = order
        session = PrimerCheckoutSession(clientToken: clientToken)
        session.requiredActionOpener = page
    }

    /// Starts the session and waits until it is ready or has failed.
    /// - Returns: Whether it is ready, for the order's amount.
    func open() async -> Bool {
        running = Task { [session] in await session.start { [weak self] in self?.outcome = $0 } }
        await until { session.phase == .ready || outcome != nil }
        return session.phase == .ready && session.clientSession?.totalAmount == order.amount
    }

    /// Waits until the saved methods are listed.
    func methods() async -> [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod]? {
        guard let selection = session.selection else { return nil }
        await until { selection.vaultListState != .loading }
        return selection.vaultListState == .loaded ? selection.vaultedPaymentMethods : nil
    }

    /// Pays with the selected method.
    /// - Parameter code: Asks for the security code; called only if the session wants it.
    func pay(code: () async -> String) async -> PrimerCheckoutState? {
        guard let selection = session.selection else { return nil }
        if selection.state.requiresCvvInput { selection.updateCvvInput(await code()) }
        await selection.submitSelectedVaulted()
        return outcome
    }

    /// Deletes the first saved method.
    /// - Returns: What went wrong, or nil.
    func deleteFirst() async -> String? {
        guard let selection = session.selection, let method = await methods()?.first else { return "unexpectedList" }
        do {
            try await selection.delete(method)
            return selection.vaultedPaymentMethods.isEmpty ? nil : "stillThere"
        } catch {
            return (error as? PrimerError)?.errorId ?? "unexpectedError"
        }
    }

    /// Leaves the checkout.
    func close() async {
        session.cancel()
        await running?.value
    }

    /// Looks again at each change of the session, a few times a second at least.
    private func until(_ isSo: () -> Bool) async {
        let deadline = Date().addingTimeInterval(60)
        while !isSo(), Date() < deadline { try? await Task.sleep(nanoseconds: 5_000_000) }
    }
}
