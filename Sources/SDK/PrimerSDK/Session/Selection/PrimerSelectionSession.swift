import CofferFoundation
import CofferWire
public import Combine

/// Chooses among a customer's saved methods, takes a security code, pays, deletes.
///
/// `PrimerCheckoutSession` makes it, and it lives until that session is refreshed or cancelled; then its methods do nothing.
@available(iOS 15.0, *)
@MainActor
public final class PrimerSelectionSession: ObservableObject {
    /// What the customer chose and typed, and whether a payment runs. Told again after each change of ``vaultedPaymentMethods``, an equal
    /// state too.
    @Published public private(set) var state: PrimerPaymentMethodSelectionState
    /// How the list of saved methods stands. An addition of ours.
    @Published public private(set) var vaultListState = PrimerVaultListState.loading

    private(set) weak var run: CheckoutRun?
    private let capturesCode: Bool
    private var selected = VaultSelection()
    private var entry: CVVEntry
    private var listTask: Task<Void, Never>?
    private var fetchesCount = 0
    private var appliedFetch = 0
    /// Ids that the service has deleted: no list that comes in another order than it was asked for brings one back.
    private var gone: Set<String> = []

    init(of run: CheckoutRun, settings: PrimerSettings) {
        self.run = run
        let configuration = run.configuration
        capturesCode = run.capturesCode
        entry = CVVEntry(errorText: CheckoutTexts(settings.localeData)[.cvvErrorInvalid])
        let offered = configuration?.paymentMethods.map {
            CheckoutPaymentMethod($0, session: configuration?.clientSession, localeData: settings.localeData)
        }
        state = PrimerPaymentMethodSelectionState(
            paymentMethods: offered ?? [], filteredPaymentMethods: offered ?? [], isVaultPaymentLoading: run.isPayingWithSaved)
    }

    deinit { listTask?.cancel() }

    /// The customer's saved methods in the service's order, fetched once when the checkout becomes ready and again after a deletion. Empty
    /// while loading and when there are none.
    public var vaultedPaymentMethods: [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod] { selected.methods }

    /// Chooses one of the payment methods that the session offers and opens its screen.
    public func select(_ method: CheckoutPaymentMethod) {
        guard let run = current else { return }
        state.selectedPaymentMethod = method
        run.navigator.show(paymentMethod: method.type)
    }

    /// Marks a saved method as the one that the next payment is made with. Nothing is sent and nothing is charged.
    ///
    /// Choosing another method forgets a security code that was typed; choosing the same one again does not.
    public func selectVaulted(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) {
        guard current != nil else { return }
        if selected.select(method) { resetEntry() }
        publish()
    }

    /// Deletes a saved method at once, without asking, then fetches the list again.
    ///
    /// When only that last fetch fails, the method is gone all the same: it leaves the list, and ``vaultListState`` tells of the failure.
    /// - Throws: ``PrimerError/invalidVaultedPaymentMethodId(vaultedPaymentMethodId:diagnosticsId:)`` for a method that is not in the list,
    ///   ``PrimerError/failedToCreateSession(error:diagnosticsId:)`` when the service did not delete it, and
    ///   ``PrimerError/uninitializedSDKSession(diagnosticsId:)`` when the checkout is over. The list is then unchanged.
    public func delete(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) async throws {
        guard let run = current, let client = run.client else { throw PrimerError.uninitializedSDKSession() }
        guard lists(method.id) else { throw PrimerError.invalidVaultedPaymentMethodId(vaultedPaymentMethodId: method.id) }
        do throws(CallFailure) {
            try await client.delete(id: method.id)
        } catch {
            throw PrimerError.failedToCreateSession(error: error.exposedError, diagnosticsId: error.diagnosticsId)
        }
        await run.methodDeleted(method.id, by: self)
    }

    /// Opens the SDK's screen of all saved methods, where the customer can choose another one or delete one.
    public func showAll() { current?.navigator.showAll() }

    /// Takes a security code as it is typed and judges it: digits 0 through 9, as many as the selected card's network has.
    public func updateCvvInput(_ cvv: String) {
        guard current != nil else { return }
        entry.type(cvv)
        publish()
    }

    /// Folds the other payment methods away, because a saved one was chosen.
    func collapsePaymentMethods() { state.isPaymentMethodsExpanded = false }

    /// Closes the whole checkout; its completion is `dismissed`.
    public func cancel() { current?.session?.cancel() }

    // MARK: Paying

    /// Pays with the selected method; see `PrimerSelectionSession+Additions.swift`.
    func payWithSelected() async {
        guard let run = current, let method = selected.selected, !run.isClosed, !state.isVaultPaymentLoading else { return }
        guard entry.letsPay else {
            entry.demand()
            return publish()
        }
        guard lists(method.id) else {
            return run.deliver(.failure(.invalidVaultedPaymentMethodId(vaultedPaymentMethodId: method.id)))
        }
        let code = entry.isRequired ? SecretText(entry.input) : nil
        await run.pay(method, code: code)
    }

    /// A payment begins: what was typed as its code is the payment's now.
    func paymentStarted() {
        entry.wipe()
        state.isVaultPaymentLoading = true
        publish()
    }

    /// A payment is over. What was typed since is forgotten, but for a code of another method that was chosen while a payment failed.
    func paymentEnded(with method: PaidMethod, _ end: PaymentEnd) {
        let isTaken = if case .taken = end { true } else { false }
        if isTaken || selected.selected?.id == method.id { entry.wipe() }
        state.isVaultPaymentLoading = false
        publish()
    }

    // MARK: The list

    /// Whether a saved method is in the list.
    func lists(_ id: String) -> Bool { selected[id] != nil }

    /// Fetches the list for the first time. A session without a customer has nothing to list and asks nothing.
    func loadList() {
        guard let run, let client = run.client, run.configuration?.clientSession?.customer?.customerId != nil else {
            vaultListState = .loaded
            return
        }
        let fetch = beginFetch()
        listTask = Task { [weak self] in
            let result = await Self.fetch(client)
            self?.listArrived(result, of: fetch)
        }
    }

    /// Fetches the list after a deletion.
    func refreshList(without id: String) async {
        gone.insert(id)
        guard let client = run?.client else { return remove(id) }
        let fetch = beginFetch()
        let result = await Self.fetch(client)
        listArrived(result, of: fetch)
        // Where that list did not come, or is not the one that stays.
        if lists(id) { remove(id) }
    }

    /// Takes a method out that is known to be gone.
    func remove(_ id: String) {
        if selected.listArrived(selected.methods.filter { $0.id != id }) { resetEntry() }
        publish()
    }

    private func beginFetch() -> Int {
        fetchesCount += 1
        return fetchesCount
    }

    private static func fetch(_ client: CheckoutClient) async -> Result<InstrumentList, CallFailure> {
        do throws(CallFailure) {
            return .success(try await client.list())
        } catch {
            return .failure(error)
        }
    }

    /// Takes a list, unless one that was asked for later has come before it.
    private func listArrived(_ result: Result<InstrumentList, CallFailure>, of fetch: Int) {
        guard fetch > appliedFetch else { return }
        appliedFetch = fetch
        switch result {
        case .success(let list):
            let methods = PrimerHeadlessUniversalCheckout.VaultedPaymentMethod.list(list).filter { !gone.contains($0.id) }
            if selected.listArrived(methods) { resetEntry() }
            vaultListState = .loaded
            state.error = nil
        case .failure(let failure):
            vaultListState = .failed(failure.exposedError)
            state.error = failure.exposedError.errorDescription
        }
        publish()
    }

    // MARK: State

    /// The run, while this is its sub-session.
    private var current: CheckoutRun? { run?.selection === self ? run : nil }

    private func resetEntry() {
        guard let method = selected.selected else { return entry.reset(isRequired: false, rule: SecurityCodeRule(nil)) }
        let rule = SecurityCodeRule(CardNetwork(of: method.paymentInstrumentData))
        entry.reset(isRequired: method.isCard && capturesCode, rule: rule)
    }

    private func publish() {
        var next = state
        next.selectedVaultedPaymentMethod = selected.selected
        next.requiresCvvInput = entry.isRequired
        next.cvvInput = entry.input
        next.isCvvValid = entry.isValid
        next.cvvError = entry.error
        state = next
    }
}

@available(iOS 15.0, *)
extension PrimerSelectionSession: PaymentWatcher {}
