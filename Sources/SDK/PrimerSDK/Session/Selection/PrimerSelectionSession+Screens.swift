// What the SDK's views do.

@available(iOS 15.0, *)
extension PrimerSelectionSession {
    /// A row was tapped: that method is selected, the other payment methods are folded away, and the screen closes.
    func chooseFromAll(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) {
        selectVaulted(method)
        collapsePaymentMethods()
        run?.navigator.showSelection()
    }

    /// The rule of the selected method's security code.
    var codeRule: SecurityCodeRule {
        SecurityCodeRule(state.selectedVaultedPaymentMethod.map { CardNetwork(of: $0.paymentInstrumentData) })
    }

    /// The customer typed into the field for the security code: digits alone are kept, as many as the code has.
    func codeTyped(_ text: String) { updateCvvInput(codeRule.kept(of: text)) }

    /// The customer confirmed a deletion. Its failure is shown in the list, and a list that became empty closes.
    ///
    /// When its task is cancelled because the customer left the screen, nobody knows what became of it: the list is fetched again.
    func deleteConfirmed(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) async {
        let navigator = run?.navigator
        var failure: PrimerError?
        do {
            try await delete(method)
        } catch {
            failure = PrimerError(reporting: error)
            if Task.isCancelled { loadList() }
        }
        navigator?.deletionEnded(of: method, error: failure, isListEmpty: vaultedPaymentMethods.isEmpty)
    }

    /// Waits until the field for the security code may take the focus.
    func waitForFocus() async { await run?.world.pause(ScreenTimes.focusSeconds) }
}
