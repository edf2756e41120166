import Combine
import CofferFoundation

/// Where a run of a checkout stands; one stable sheet shows every ``CheckoutRoute`` that is one.
@MainActor
final class CheckoutNavigator: ObservableObject {
    /// What is shown.
    @Published private(set) var route = CheckoutRoute.loading
    /// Why a deletion that the customer confirmed did not happen; the list of saved methods shows it until the next one.
    @Published private(set) var deletionError: PrimerError?

    /// The page that a payment waits for; nil while none does.
    @Published private(set) var openPage: URL?

    /// What the sheet showed last; it still does while it slides away.
    private(set) var lastSheet: CheckoutRoute?

    private let options: PrimerUIOptions

    init(_ options: PrimerUIOptions) { self.options = options }

    /// The session is ready; also the end of every sheet, however it was closed.
    func showSelection() {
        deletionError = nil
        move(to: .paymentMethodSelection)
    }

    /// All saved methods.
    func showAll() {
        deletionError = nil
        move(to: .vaultedPaymentMethods)
    }

    /// A payment method's own screen.
    func show(paymentMethod type: String) { move(to: .paymentMethod(type: type)) }

    /// The question whether to delete.
    func confirmDeletion(of method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) {
        deletionError = nil
        move(to: .deleteVaultedPaymentMethodConfirmation(method))
    }

    /// A confirmed deletion ended: back to the list with its error, or, when nothing is left to list, to the merchant's view.
    ///
    /// Does nothing when the customer has gone elsewhere meanwhile.
    func deletionEnded(of method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod, error: PrimerError?, isListEmpty: Bool) {
        guard route == .deleteVaultedPaymentMethodConfirmation(method) else { return }
        guard error != nil || !isListEmpty else { return showSelection() }
        deletionError = error
        move(to: .vaultedPaymentMethods)
    }

    /// A payment starts: the outcome of an earlier one is no longer shown.
    func paymentStarted() {
        switch route {
        case .success, .failure: showSelection()
        default: break
        }
    }

    /// A payment waits for a page, or for none any more.
    func waits(for page: URL?) {
        if openPage != page { openPage = page }
    }

    /// A payment ended well. Without a screen for that, the sheet closes.
    func succeeded(_ result: PaymentResult) { options.isSuccessScreenEnabled ? move(to: .success(result)) : showSelection() }

    /// An attempt failed. Without a screen for that, the sheet closes.
    func failed(_ error: PrimerError) { options.isErrorScreenEnabled ? move(to: .failure(error)) : showSelection() }

    /// The checkout is closed.
    func dismissed() { move(to: .dismissed) }

    private func move(to next: CheckoutRoute) {
        guard route != next else { return }
        if next.isSheet { lastSheet = next }
        route = next
    }
}
