// What the SDK's screen of all saved methods does.

@available(iOS 15.0, *)
extension PrimerSelectionSession {
    /// A row was tapped: that method is selected, the other payment methods are folded away, and the screen closes.
    func chooseFromAll(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) {
        selectVaulted(method)
        collapsePaymentMethods()
        run?.navigator.showSelection()
    }

    /// The customer confirmed a deletion. Its failure is shown in the list, and a list that became empty closes.
    func deleteConfirmed(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) async {
        let navigator = run?.navigator
        var failure: PrimerError?
        do {
            try await delete(method)
        } catch {
            failure = PrimerError(reporting: error)
        }
        navigator?.deletionEnded(of: method, error: failure, isListEmpty: vaultedPaymentMethods.isEmpty)
    }
}
