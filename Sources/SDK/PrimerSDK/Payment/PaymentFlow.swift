import CofferFoundation
import CofferWire

/// Pays, one attempt at a time, and remembers what has no known outcome for as long as the checkout session lives.
@MainActor
final class PaymentFlow {
    /// What one attempt needs from its session.
    struct Means {
        /// Makes the calls.
        let client: CheckoutClient
        /// What the merchant is asked.
        let questions: MerchantQuestions
        /// Sends the customer to a page; nil when nobody can.
        let openURL: (@MainActor (URL) async -> Bool)?
        /// Told of the page that the payment waits for, and with nil when it waits for none.
        let waits: @MainActor (URL?) -> Void
    }

    /// What must be repeated before anything else is paid.
    private(set) var unresolved: UnresolvedPayment?
    private var attempt: PaymentAttempt?
    private var task: Task<Void, Never>?
    private var isGivenUp = false
    /// How often attempts were broken off.
    private var cancellationsCount = 0
    /// The value of ``cancellationsCount`` for an attempt that waits for a cancelled one to wind up.
    private var next: Int?

    /// Whether an attempt runs or is about to; one that was cancelled and is winding up does not count.
    var isPaying: Bool { next != nil || task.map { !$0.isCancelled || isGivenUp } ?? false }

    /// Runs an attempt to its end, in a task of its own: a payment does not break off because whoever waits for it does.
    /// - Parameters:
    ///   - isListed: Whether a saved method can still be chosen.
    ///   - ended: Told how the attempt ended, before this returns.
    func pay(
        _ method: PaidMethod, from source: PaymentSource, with means: Means, isListed: (String) -> Bool,
        ended: @escaping @MainActor (PaymentEnd) -> Void
    ) async {
        precondition(!isPaying, "one attempt at a time")
        let turn = cancellationsCount
        next = turn
        while let task, task.isCancelled { await task.value }
        // Whoever broke it off while it waited does not want it any more.
        guard next == turn else { return ended(.cancelled(nil)) }
        next = nil
        if let unresolved, unresolved.method.id != method.id, isListed(unresolved.method.id) {
            ended(.refused(.failedToCreatePayment(paymentMethodType: method.type, description: Self.unresolvedText)))
            return
        }
        isGivenUp = false
        let running = Task {
            let end = await self.settleAndPay(method, from: source, with: means)
            self.task = nil
            self.attempt = nil
            ended(end)
        }
        task = running
        await running.value
    }

    /// Breaks the running attempt off. What may have been paid stays ``unresolved``.
    func cancel() {
        cancellationsCount += 1
        next = nil
        task?.cancel()
    }

    /// Gives the open action up, on behalf of the customer; does nothing while money may move.
    func giveUp() {
        guard let attempt, attempt.canBeGivenUp else { return }
        isGivenUp = true
        task?.cancel()
    }

    private static let unresolvedText =
        "The outcome of an earlier payment with another saved method is not known yet. Pay with that method again to learn it."

    /// Learns first what an earlier attempt came to: the same method's next attempt is its repetition, and that of a method that is gone
    /// must be settled before another one pays.
    private func settleAndPay(_ method: PaidMethod, from source: PaymentSource, with means: Means) async -> PaymentEnd {
        if let unresolved {
            let end = await run(PaymentAttempt(repeating: unresolved), from: nil, with: means)
            self.unresolved = end.unresolved
            if case .refused = end, unresolved.method.id != method.id {} else { return end }
        }
        let end = await run(PaymentAttempt(method), from: source, with: means)
        unresolved = end.unresolved
        return end
    }

    private func run(_ attempt: PaymentAttempt, from source: PaymentSource?, with means: Means) async -> PaymentEnd {
        self.attempt = attempt
        defer { means.waits(nil) }
        var source = source
        var event = PaymentAttempt.Event.begun
        while true {
            if Task.isCancelled { event = isGivenUp ? .givenUp : .cancelled }
            guard let action = self.attempt?.handle(event) else { return .cancelled(nil) }
            switch action {
            case .finish(let end): return end
            case .none: event = .cancelled
            default:
                event = await perform(action, from: source, with: means)
                if case .exchange = action { source = nil }
            }
        }
    }

    private func perform(_ action: PaymentAttempt.Action, from source: PaymentSource?, with means: Means) async -> PaymentAttempt.Event {
        let client = means.client
        let world = client.caller.world
        switch action {
        case .open(let url): means.waits(url)
        case .poll: break
        default: means.waits(nil)
        }
        do throws(CallFailure) {
            switch action {
            case .ask: return await means.questions.ask(paymentMethodType: attempt?.method.type ?? "")
            case .exchange: return .exchanged(token: try await client.token(for: attempt?.method, from: source))
            case .create(let token, let key):
                return .answered(try await client.createPayment(token: token, idempotencyKey: key))
            case .open(let url): return .opened(await open(url, with: means))
            case .poll(let action, let seconds):
                if seconds > 0 { await world.pause(seconds) }
                if Task.isCancelled { return .cancelled }
                let answer = try await client.poll(action.status, token: action.accessToken)
                guard answer.status == .complete, let token = answer.id else { return .pending }
                return .completed(resumeToken: token)
            case .resume(let id, let token):
                return .answered(try await client.resumePayment(id: id, resumeToken: token))
            case .none, .finish: return .cancelled
            }
        } catch {
            return .callFailed(error)
        }
    }

    /// Waits for the merchant's or the system's answer, but not longer than the attempt lasts.
    private func open(_ url: URL, with means: Means) async -> Bool {
        guard let openURL = means.openURL else { return false }
        let answer = OneAnswer<Bool>()
        Task { answer.give(await openURL(url)) }
        return await answer.wait() ?? false
    }
}
