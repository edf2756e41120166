import CofferFoundation
import CofferWire

/// One attempt to pay with a saved method: events in, actions out. Holds no security code, reads no clock and makes no call.
///
/// Moves: `deciding` → `exchanging` → `creating` → `done`, or from `creating` by a required action → `acting` → `polling` → `resuming` →
/// `done`, and from `resuming` to another `acting` up to ``actionsMax`` times. A repetition of what is unresolved begins in `creating` or
/// `resuming`. Every state goes to `done` on an error or a cancellation. An event that has no place in a state moves nothing.
struct PaymentAttempt: Sendable {
    /// How many required actions one payment may ask for.
    static let actionsMax = 3

    private enum State: Sendable {
        case idle
        case deciding
        case exchanging(key: String)
        case creating(token: String, key: String)
        case acting(RequiredAction, paymentId: String)
        case polling(RequiredAction, paymentId: String, PollSchedule)
        case resuming(paymentId: String, resumeToken: String)
        case done
    }

    /// What happened.
    enum Event: Sendable {
        /// The attempt starts.
        case begun
        /// The merchant lets it go on, with the key of this attempt.
        case allowed(key: String)
        /// The merchant does not, or the key is none.
        case forbidden(PrimerError)
        /// The instrument was exchanged.
        case exchanged(token: String)
        /// The payment was created or resumed.
        case answered(PaymentResponseObject)
        /// The customer was sent to the action's page, or could not be.
        case opened(Bool)
        /// The action is still pending.
        case pending
        /// The action is done.
        case completed(resumeToken: String)
        /// The running call failed.
        case callFailed(CallFailure)
        /// The customer gave the action up.
        case givenUp
        /// The session was cancelled.
        case cancelled
    }

    /// What to do next.
    enum Action: Sendable {
        /// Nothing: the event had no place.
        case none
        /// Ask the merchant.
        case ask
        /// Exchange the instrument.
        case exchange
        /// Create the payment.
        case create(token: String, key: String)
        /// Send the customer to a page.
        case open(URL)
        /// Ask how the action stands, after a wait.
        case poll(RequiredAction, afterSeconds: Double)
        /// Resume the payment.
        case resume(paymentId: String, resumeToken: String)
        /// The attempt is over.
        case finish(PaymentEnd)
    }

    /// What pays.
    let method: PaidMethod
    private var state = State.idle
    private let unresolved: UnresolvedPayment?
    private var actionsCount = 0
    private var orderId: String?

    /// A new attempt.
    init(_ method: PaidMethod) {
        self.method = method
        unresolved = nil
    }

    /// A repetition that learns the outcome of an earlier attempt.
    init(repeating unresolved: UnresolvedPayment) {
        method = unresolved.method
        self.unresolved = unresolved
    }

    /// Whether the customer can give up: an action is open, so no money moves.
    var canBeGivenUp: Bool {
        switch state {
        case .acting, .polling: true
        default: false
        }
    }

    /// Moves on.
    mutating func handle(_ event: Event) -> Action {
        switch (state, event) {
        case (.done, _): return .none
        case (_, .cancelled): return finish(.cancelled(unresolvedNow))
        case (.idle, .begun): return begin()
        case (.deciding, .allowed(let key)):
            state = .exchanging(key: key)
            return .exchange
        case (.deciding, .forbidden(let error)): return finish(.refused(error))
        case (.exchanging(let key), .exchanged(let token)): return create(token: token, key: key)
        case (.exchanging, .callFailed(let failure)): return finish(.refused(failure.exposedError))
        case (.creating, .answered(let answer)), (.resuming, .answered(let answer)): return judge(answer)
        case (.creating, .callFailed(let failure)), (.resuming, .callFailed(let failure)): return failPayment(failure)
        case (.acting(let action, let id), .opened(let isOpen)):
            return isOpen ? poll(action, id, PollSchedule(), after: 0) : finish(.refused(redirectFailed(action)))
        case (.polling(let action, let id, let schedule), .pending): return pollAgain(action, id, schedule, after: .pending)
        case (.polling(let action, let id, let schedule), .callFailed(let failure)):
            guard RetrySchedule.canHeal(failure.problem) || failure.problem.leavesOutcomeUnknown else {
                return finish(.refused(resumeFailed(failure.text, failure.diagnosticsId)))
            }
            return pollAgain(action, id, schedule, after: failure.problem == .timedOut ? .late : .failed)
        case (.polling(_, let id, _), .completed(let token)): return resume(id, token)
        case (.acting, .givenUp), (.polling, .givenUp): return finish(.refused(.cancelled(paymentMethodType: method.type)))
        default: return .none
        }
    }

    // MARK: Moves

    private mutating func begin() -> Action {
        switch unresolved?.step {
        case nil:
            state = .deciding
            return .ask
        case .create(let token, let key): return create(token: token, key: key)
        case .resume(let id, let token): return resume(id, token)
        }
    }

    private mutating func create(token: String, key: String) -> Action {
        state = .creating(token: token, key: key)
        return .create(token: token, key: key)
    }

    private mutating func resume(_ id: String, _ token: String) -> Action {
        state = .resuming(paymentId: id, resumeToken: token)
        return .resume(paymentId: id, resumeToken: token)
    }

    private mutating func poll(_ action: RequiredAction, _ id: String, _ schedule: PollSchedule, after seconds: Double) -> Action {
        state = .polling(action, paymentId: id, schedule)
        return .poll(action, afterSeconds: seconds)
    }

    private mutating func pollAgain(
        _ action: RequiredAction, _ id: String, _ schedule: PollSchedule, after answer: PollSchedule.Answer
    ) -> Action {
        var schedule = schedule
        guard let delay = schedule.delaySeconds(after: answer) else {
            return finish(.refused(resumeFailed("The action was not completed in time.")))
        }
        return poll(action, id, schedule, after: delay)
    }

    private mutating func finish(_ end: PaymentEnd) -> Action {
        state = .done
        return .finish(end)
    }

    // MARK: Answers

    private mutating func judge(_ answer: PaymentResponseObject) -> Action {
        orderId = answer.orderId ?? orderId
        switch PaymentJudgement(answer, isResumption: isResuming) {
        case .taken(let id, let status): return finish(taken(answer, id: id, status: status))
        case .failed(let id, let status):
            let failed = PrimerError.paymentFailed(
                paymentMethodType: method.type, paymentId: id, orderId: orderId, status: status.rawValue)
            return finish(.refused(isResuming ? resumeFailed(failed.plainDescription ?? "", failed.diagnosticsId) : failed))
        case .undecided(let id, let status):
            let failed = PrimerError.paymentFailed(
                paymentMethodType: method.type, paymentId: id, orderId: orderId, status: status.rawValue)
            return finishUnknown(isResuming ? resumeFailed(failed.plainDescription ?? "", failed.diagnosticsId) : failed)
        case .act(let object): return act(object, paymentId: answer.id ?? answer.paymentId)
        }
    }

    private mutating func act(_ object: RequiredActionObject, paymentId: String?) -> Action {
        actionsCount += 1
        guard let paymentId, actionsCount <= Self.actionsMax else {
            return finish(.refused(.invalidValue(key: "requiredAction", reason: "it names no payment, or there are too many of them")))
        }
        do throws(PrimerError) {
            let action = try RequiredAction(object, paymentMethodType: method.type)
            guard let redirect = action.redirect else { return poll(action, paymentId, PollSchedule(), after: 0) }
            state = .acting(action, paymentId: paymentId)
            return .open(redirect.url)
        } catch {
            return finish(.refused(error))
        }
    }

    private mutating func failPayment(_ failure: CallFailure) -> Action {
        let error = isResuming ? resumeFailed(failure.text, failure.diagnosticsId) : failure.exposedError
        return leavesUnknown(failure.problem) ? finishUnknown(error) : finish(.refused(error))
    }

    /// Whether money may have moved although a creation or resumption failed.
    ///
    /// Why a repetition failed says nothing of the request that it repeats: that one may have gone through before the connection, the
    /// token or the patience of something in between was gone. Only the service's own refusal of the repetition tells that there was no
    /// payment; and that of a resumption, which has no key, may only mean that it was resumed before.
    private func leavesUnknown(_ problem: CallProblem) -> Bool {
        if problem.leavesOutcomeUnknown { return true }
        switch (isRepetition, problem) {
        case (false, .server(409, let errorId, _)): return errorId == "IdempotencyKeyInFlight"
        case (false, _): return false
        case (true, .server(let status, _?, _)): return isResuming || ![400, 402, 404, 422].contains(status)
        case (true, _): return true
        }
    }

    /// Whether the running call is the repetition of an earlier attempt's.
    private var isRepetition: Bool { unresolved != nil && unresolvedNow == unresolved }

    private mutating func finishUnknown(_ error: PrimerError) -> Action {
        guard let unresolved = unresolvedNow else { return finish(.refused(error)) }
        return finish(.unknown(error, unresolved))
    }

    /// The call that may be moving money at this moment.
    private var unresolvedNow: UnresolvedPayment? {
        switch state {
        case .creating(let token, let key): UnresolvedPayment(method: method, step: .create(token: token, key: key))
        case .resuming(let id, let token): UnresolvedPayment(method: method, step: .resume(paymentId: id, resumeToken: token))
        case .idle: unresolved
        default: nil
        }
    }

    private var isResuming: Bool { if case .resuming = state { true } else { false } }

    private func resumeFailed(_ text: String, _ diagnosticsId: String = UUID().uuidString) -> PrimerError {
        .failedToResumePayment(paymentMethodType: method.type, description: text, diagnosticsId: diagnosticsId)
    }

    private func redirectFailed(_ action: RequiredAction) -> PrimerError { .failedToRedirect(url: action.redirect?.origin ?? "") }

    private func taken(_ answer: PaymentResponseObject, id: String?, status: PaymentStatus) -> PaymentEnd {
        let id = id ?? UUID().uuidString
        let result = PaymentResult(
            paymentId: id, status: status, token: id, amount: answer.amount.flatMap { Int(exactly: $0) }, currencyCode: answer.currencyCode,
            paymentMethodType: method.type)
        let payment = PrimerCheckoutDataPayment(id: id, orderId: orderId, status: status)
        let outcome = answer.checkoutOutcome.flatMap { PrimerCheckoutOutcome(rawValue: $0.rawValue) }
        return .taken(result, PrimerCheckoutData(payment: payment, checkoutOutcome: outcome))
    }
}

extension PaymentAttempt: WireSilent {}
