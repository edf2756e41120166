import CofferFoundation
public import Combine

/// Takes a new card, judges it, and pays with it. What was typed can be written and not be read: ``state`` shows the number with its middle
/// hidden and never the security code.
///
/// `PrimerCheckoutSession` makes it, and it lives until that session is refreshed or cancelled; then its methods do nothing.
@available(iOS 15.0, *)
@MainActor
public final class PrimerCardFormSession: ObservableObject {
    /// What stands in the form, what is wrong with it, and whether a payment with it runs.
    @Published public private(set) var state: PrimerCardFormState

    private(set) weak var run: CheckoutRun?
    private let world: CheckoutWorld
    private let lookup: Endpoint?
    private var form: CardForm
    private var lookedUp: String?
    private var lookupTask: Task<Void, Never>?

    init(of run: CheckoutRun, settings: PrimerSettings) {
        self.run = run
        world = run.world
        lookup = run.configuration?.binDataUrl.flatMap(Endpoint.init(_:))
        form = CardForm(run.configuration, localeData: settings.localeData)
        state = form.state(at: 0, isLoading: run.isPayingWithNewCard)
    }

    deinit { lookupTask?.cancel() }

    /// Chooses one of `state.availableNetworks` for a card that has several; any other one changes nothing.
    public func selectCardNetwork(_ network: PrimerCardNetwork) { change { $0.choose(network.network) } }

    /// Pays with the card; the outcome goes to the session's completion.
    ///
    /// Does nothing while a payment runs and after a success. Where a field is missing or wrong, `state.fieldErrors` says so and nothing is
    /// sent. The security code is forgotten as soon as the payment starts, the other fields when it succeeds.
    public func submit() { Task { await self.pay() } }

    /// Closes the whole checkout; its completion is `dismissed`.
    public func cancel() { current?.session?.cancel() }

    /// What ``submit()`` does, until the attempt is over.
    func pay() async {
        guard let run = current, !run.isClosed, !run.isPaying else { return }
        guard let card = form.card(at: now) else { return change { $0.demand() } }
        await run.pay(card)
    }

    /// Waits until no look-up of networks runs.
    func lookupEnded() async { await lookupTask?.value }

    /// Writes into a field, as a customer or a program does.
    func update(_ field: PrimerInputElementType, _ text: String) {
        change { $0.type(text, into: field) }
        if field == .cardNumber { lookNetworksUp() }
    }

    // MARK: State

    /// The run, while this is its sub-session.
    private var current: CheckoutRun? { run?.madeCardForm === self ? run : nil }

    private var now: Int64 { Int64(world.now().timeIntervalSince1970) }

    private func change(_ change: (inout CardForm) -> Void) {
        guard let run = current else { return }
        change(&form)
        state = form.state(at: now, isLoading: run.isPayingWithNewCard)
    }

    private func lookNetworksUp() {
        guard let run = current, let client = run.client, let lookup, let digits = form.lookupDigits, digits != lookedUp else { return }
        lookedUp = digits
        lookupTask?.cancel()
        lookupTask = Task { [weak self] in
            let networks = try? await client.networks(of: digits, at: lookup)
            guard let self, !Task.isCancelled else { return }
            // A look-up that failed may be tried again with the next digit.
            if let networks { change { $0.found(networks, for: digits) } } else { lookedUp = nil }
        }
    }
}

@available(iOS 15.0, *)
extension PrimerCardFormSession: PaymentWatcher {
    func paymentStarted() {
        form.wipeCode()
        state = form.state(at: now, isLoading: true)
    }

    func paymentEnded(with method: PaidMethod, _ end: PaymentEnd) {
        if case .taken = end { form.wipe() }
        state = form.state(at: now, isLoading: false)
    }
}
