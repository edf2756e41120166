import CofferFoundation
import CofferWire

/// One run of a checkout session, from its start to its end; a cancelled session starts another one.
///
/// Owned by the session, owns the sub-sessions; both are known to each other weakly in the other direction.
@available(iOS 15.0, *)
@MainActor
final class CheckoutRun {
    /// Where the customer is.
    let navigator: CheckoutNavigator
    /// The session this is a run of.
    private(set) weak var session: PrimerCheckoutSession?
    /// Makes the calls; nil until the configuration has come.
    private(set) var client: CheckoutClient?
    /// The configuration as it came last.
    private(set) var configuration: ConfigurationObject?
    /// The sub-session for saved methods; nil until ready and while refreshing.
    var selection: PrimerSelectionSession?
    /// The sub-session for a new card, once it was asked for; nil while refreshing.
    private(set) var madeCardForm: PrimerCardFormSession?
    /// The saved method that was paid with last; nil when that was a new card.
    private(set) var lastPaid: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod?

    /// What comes from outside.
    let world: CheckoutWorld
    private let settings: PrimerSettings
    private let flow: PaymentFlow
    private let checkoutId: String
    private let observer: @MainActor (PrimerCheckoutState) -> Void
    private var gate = CompletionGate()
    private var fetching: Task<Result<ConfigurationObject, CallFailure>, Never>?
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOver = false

    init(
        of session: PrimerCheckoutSession, world: CheckoutWorld, flow: PaymentFlow,
        observer: @escaping @MainActor (PrimerCheckoutState) -> Void
    ) {
        self.session = session
        self.world = world
        self.flow = flow
        self.observer = observer
        settings = session.settings
        checkoutId = world.uuid()
        navigator = CheckoutNavigator(session.settings.uiOptions)
    }

    /// Whether a payment runs.
    var isPaying: Bool { flow.isPaying }

    /// Whether a payment with a saved method runs.
    var isPayingWithSaved: Bool { flow.isPaying && lastPaid != nil }

    /// Whether a payment with a new card runs.
    var isPayingWithNewCard: Bool { flow.isPaying && lastPaid == nil }

    /// Whether the outcome has been delivered, so that nothing more can be paid.
    var isClosed: Bool { gate.isClosed }

    // MARK: Configuration

    /// Reads the client token and fetches the configuration, in a task that only ``close()`` breaks off.
    /// - Parameter known: A configuration of the same token to be used instead of one that is fetched; nil for none.
    func configure(_ clientToken: String, known: ConfigurationObject? = nil) async throws(PrimerError) {
        let address = try CheckoutAddress(clientToken: clientToken, now: world.now())
        let caller = CheckoutCaller(
            world: world, accessToken: address.accessToken, apiVersion: settings.apiVersion.rawValue, checkoutId: checkoutId)
        if let known { return try use(known, caller, address) }
        let task = Task { () -> Result<ConfigurationObject, CallFailure> in
            do throws(CallFailure) {
                return .success(try await caller.configuration(at: address.configuration))
            } catch {
                return .failure(error)
            }
        }
        fetching = task
        defer { fetching = nil }
        switch await task.value {
        case .failure(let failure): throw failure.exposedError
        case .success(let configuration): try use(configuration, caller, address)
        }
    }

    private func use(
        _ configuration: ConfigurationObject, _ caller: CheckoutCaller, _ address: CheckoutAddress
    ) throws(PrimerError) {
        client = CheckoutClient(caller: caller, pci: try Self.pci(configuration, address))
        self.configuration = configuration
    }

    private static func pci(_ configuration: ConfigurationObject, _ address: CheckoutAddress) throws(PrimerError) -> Endpoint {
        guard let text = configuration.pciUrl else {
            guard let pci = address.pci else { throw .invalidValue(key: "pciUrl", reason: "neither token nor configuration have one") }
            return pci
        }
        // Never another host in the place of one that cannot be used.
        guard let pci = Endpoint(text) else { throw .invalidUrl(url: text) }
        return pci
    }

    /// What the merchant sees of the client session.
    var clientSession: PrimerClientSession { PrimerClientSession(configuration?.clientSession ?? ClientSessionView()) }

    /// Whether the security code of a saved card must be entered again.
    var capturesCode: Bool {
        configuration?.paymentMethods.first { $0.type == "PAYMENT_CARD" }?.options?.captureVaultedCardCvv == true
    }

    /// Makes the sub-session for saved methods and lets it fetch their list. To be called once after each ``configure(_:)``.
    func makeSelection() {
        let made = PrimerSelectionSession(of: self, settings: settings)
        selection = made
        made.loadList()
    }

    /// The sub-session for a new card, made when it is first asked for.
    func cardForm() -> PrimerCardFormSession {
        if let madeCardForm { return madeCardForm }
        let made = PrimerCardFormSession(of: self, settings: settings)
        madeCardForm = made
        return made
    }

    /// Lets go of the sub-sessions; whoever still has one can do nothing with it.
    func dropSubSessions() {
        selection = nil
        madeCardForm = nil
    }

    // MARK: Outcomes

    /// The session became ready.
    func opened() {
        gate.opened()
        navigator.showSelection()
    }

    /// Tells the merchant of an outcome, if it is one to tell.
    func deliver(_ state: PrimerCheckoutState) {
        guard let outcome = CompletionGate.Outcome(state), gate.admits(outcome) else { return }
        switch state {
        case .success(let result): navigator.succeeded(result)
        case .failure(let error): navigator.failed(error)
        default: navigator.dismissed()
        }
        observer(state)
        if gate.isClosed { over() }
    }

    /// Breaks everything off and says that the checkout was closed, unless its outcome is known already.
    func close() {
        fetching?.cancel()
        flow.cancel()
        dropSubSessions()
        deliver(.dismissed)
        over()
    }

    /// Waits until the outcome is delivered or the run is closed.
    func untilOver() async {
        if isOver { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func over() {
        isOver = true
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    // MARK: Paying

    /// Pays with a saved method and delivers the outcome. Does nothing while a payment runs and after the checkout's outcome.
    func pay(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod, code: SecretText?) async {
        guard canPay else { return }
        lastPaid = method
        let paid = PaidMethod(id: method.id, type: method.paymentMethodType)
        await pay(paid, from: .saved(code: code)) { $0.selection }
    }

    /// Pays with a new card and delivers the outcome. Does nothing while a payment runs and after the checkout's outcome.
    func pay(_ card: NewCard) async {
        guard canPay else { return }
        lastPaid = nil
        await pay(PaidMethod(id: world.uuid(), type: "PAYMENT_CARD"), from: .card(card)) { $0.madeCardForm }
    }

    private var canPay: Bool { !gate.isClosed && !flow.isPaying && fetching == nil && client != nil && session != nil }

    /// - Parameter watcher: The sub-session that shows the payment; a refresh can make it another one meanwhile.
    private func pay(
        _ paid: PaidMethod, from source: PaymentSource, watcher: @escaping @MainActor (CheckoutRun) -> (any PaymentWatcher)?
    ) async {
        guard let client, let session else { return }
        navigator.paymentStarted()
        let payer = watcher(self)
        payer?.paymentStarted()
        let ended: @MainActor (PaymentEnd) -> Void = { [weak self, weak payer] end in
            payer?.paymentEnded(with: paid, end)
            guard let self else { return }
            if let now = watcher(self), now !== payer { now.paymentEnded(with: paid, end) }
            switch end {
            case .taken(let result, _): deliver(.success(result))
            case .refused(let error), .unknown(let error, _): deliver(.failure(error))
            case .cancelled: break
            }
        }
        if settings.paymentHandling == .manual { return ended(.refused(Self.manualError(paid.type))) }
        let questions = MerchantQuestions(
            beforePayment: session.onBeforePaymentCreate, idempotencyKey: session.idempotencyKey, ownKey: world.uuid)
        let means = PaymentFlow.Means(
            client: client, questions: questions, openURL: pageOpener, waits: { [navigator] in navigator.waits(for: $0) })
        let listed = selection?.vaultedPaymentMethods.map(\.id) ?? []
        await flow.pay(paid, from: source, with: means, isListed: listed.contains, ended: ended)
    }

    private static func manualError(_ type: String) -> PrimerError {
        .unsupportedPaymentMethod(
            paymentMethodType: type, reason: "payments are made by the SDK, so paymentHandling must be auto")
    }

    private var pageOpener: (@MainActor (URL) async -> Bool)? { session?.openURL ?? session?.screenOpener }

    /// Gives an open action up on behalf of the customer.
    func giveUpAction() { flow.giveUp() }

    /// Opens the page again that the payment waits for; nothing while it waits for none.
    func openPageAgain() async {
        if let page = navigator.openPage { _ = await pageOpener?(page) }
    }

    /// What the error screen's retry does: the saved method that failed is selected and paid with again, but where its security code is
    /// needed the customer is asked for it first.
    func retry() async {
        navigator.showSelection()
        guard let lastPaid, let selection, selection.lists(lastPaid.id) else { return }
        selection.selectVaulted(lastPaid)
        if !selection.state.requiresCvvInput { await selection.submitSelectedVaulted() }
    }

    /// A method is gone: whoever shows it takes it out, and the current list is fetched again.
    func methodDeleted(_ id: String, by origin: PrimerSelectionSession?) async {
        if origin !== selection { origin?.remove(id) }
        await (selection ?? origin)?.refreshList(without: id)
    }
}

extension CompletionGate.Outcome {
    /// The outcome that a state is; nil for the states on the way.
    init?(_ state: PrimerCheckoutState) {
        switch state {
        case .initializing, .ready: return nil
        case .success: self = .success
        case .dismissed: self = .dismissed
        case .failure: self = .failure
        }
    }
}

@available(iOS 15.0, *)
extension CheckoutRun: WireSilent {}
