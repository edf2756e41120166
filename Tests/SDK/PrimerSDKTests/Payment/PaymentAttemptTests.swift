import CofferFoundation
import CofferWire
import Testing

@testable import PrimerSDK

/// The states of an attempt, without calls.
struct PaymentAttemptTests {
    private static let method = PaidMethod(id: "card-1", type: "PAYMENT_CARD")
    private func failure(_ problem: CallProblem) -> CallFailure { CallFailure(problem: problem, diagnosticsId: "d") }

    private func status(_ status: Int) -> CallProblem { .server(status: status, errorId: nil, retryAfterSeconds: nil) }

    /// A way to each state.
    private static let toDeciding: [PaymentAttempt.Event] = [.begun]
    private static let toExchanging = toDeciding + [.allowed(key: "k")]
    private static let toCreating = toExchanging + [.exchanged(token: "t")]
    private static var toActing: [PaymentAttempt.Event] {
        toCreating + [.answered(actionAnswer)]
    }
    private static var toPolling: [PaymentAttempt.Event] { toActing + [.opened(true)] }
    private static var toResuming: [PaymentAttempt.Event] { toPolling + [.completed(resumeToken: "r")] }

    private static var actionAnswer: PaymentResponseObject {
        let token = Sample.token([
            "accessToken": "a", "intent": "PROCESSOR_3DS", "redirectUrl": "https://bank.example/x",
            "statusUrl": "https://pay.example/status",
        ])
        return PaymentResponseObject(
            id: "p", status: .pending, requiredAction: RequiredActionObject(name: "PROCESSOR_3DS", clientToken: token))
    }

    private func attempt(at events: [PaymentAttempt.Event]) -> PaymentAttempt {
        var attempt = PaymentAttempt(Self.method)
        for event in events { _ = attempt.handle(event) }
        return attempt
    }

    @Test func `an attempt asks, exchanges, creates and is done`() {
        var attempt = PaymentAttempt(Self.method)
        #expect(attempt.handle(.begun).name == "ask")
        #expect(attempt.handle(.allowed(key: "k")).name == "exchange")
        #expect(attempt.handle(.exchanged(token: "t")).name == "create t k")
        #expect(attempt.handle(.answered(PaymentResponseObject(id: "p", status: .success))).name == "taken p SUCCESS")
        #expect(attempt.handle(.begun).name == "none")
    }

    @Test func `an action opens a page, polls and resumes`() {
        var attempt = attempt(at: Self.toCreating)
        #expect(attempt.handle(.answered(Self.actionAnswer)).name == "open https://bank.example/x")
        #expect(attempt.handle(.opened(true)).name == "poll 0.0")
        #expect(attempt.handle(.pending).name == "poll 1.0")
        #expect(attempt.handle(.callFailed(failure(.timedOut))).name == "poll 3.0")
        #expect(attempt.handle(.callFailed(failure(status(503)))).name == "poll 3.0")
        #expect(attempt.handle(.callFailed(failure(.undecodable(status: 200)))).name == "poll 3.0")
        #expect(attempt.handle(.completed(resumeToken: "r")).name == "resume p r")
        #expect(attempt.handle(.answered(PaymentResponseObject(id: "p", status: .success))).name == "taken p SUCCESS")
    }

    @Test(arguments: [401, 403, 404, 410])
    func `a poll that cannot heal ends the attempt`(_ status: Int) {
        var attempt = attempt(at: Self.toPolling)
        let problem = status == 401 ? CallProblem.unauthorized : self.status(status)
        #expect(attempt.handle(.callFailed(failure(problem))).name == "refused failed-to-resume-payment")
    }

    @Test func `polling ends when the customer has had long enough`() {
        var attempt = attempt(at: Self.toPolling)
        for _ in 0..<600 { #expect(attempt.handle(.pending).name == "poll 1.0") }
        #expect(attempt.handle(.pending).name == "refused failed-to-resume-payment")
    }

    @Test func `a page that cannot be shown ends the attempt without its path`() {
        var attempt = attempt(at: Self.toActing)
        guard case .finish(.refused(.failedToRedirect("https://bank.example", _))) = attempt.handle(.opened(false)) else {
            return #expect(Bool(false), "another end")
        }
    }

    @Test func `a payment may ask for three actions and not for a fourth`() {
        var attempt = attempt(at: Self.toResuming)
        for _ in 0..<2 {
            #expect(attempt.handle(.answered(Self.actionAnswer)).name == "open https://bank.example/x")
            _ = attempt.handle(.opened(true))
            _ = attempt.handle(.completed(resumeToken: "r"))
        }
        #expect(attempt.handle(.answered(Self.actionAnswer)).name == "refused invalid-value")
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let problem: CallProblem
        let isUnknown: Bool
        init(_ name: String, _ problem: CallProblem, _ isUnknown: Bool) {
            (testDescription, self.problem, self.isUnknown) = (name, problem, isUnknown)
        }
        init(_ status: Int, _ isUnknown: Bool) {
            self.init("status \(status)", .server(status: status, errorId: nil, retryAfterSeconds: nil), isUnknown)
        }
    }

    static let rows = [
        Row("broken off", .noAnswer, true), Row("timed out", .timedOut, true), Row("cancelled", .cancelled, true),
        Row("too large", .answerTooLarge, true), Row("a page", .undecodable(status: 200), true),
        Row("a redirect", .undecodable(status: 302), true),
        Row(500, true), Row(502, true), Row(503, true), Row(504, true), Row(408, true),
        Row("not sent", .notSent, false), Row("401", .unauthorized, false), Row(400, false), Row(403, false), Row(404, false),
        Row(409, false),
        Row(422, false), Row(429, false),
    ]

    @Test(arguments: rows)
    func `a creation that fails is unknown only where money may have moved`(_ row: Row) {
        var attempt = attempt(at: Self.toCreating)
        guard case .finish(let end) = attempt.handle(.callFailed(failure(row.problem))) else { return #expect(Bool(false), "goes on") }
        let kept = UnresolvedPayment(method: Self.method, step: .create(token: "t", key: "k"))
        #expect(end.unresolved == (row.isUnknown ? kept : nil))
        #expect(end.error?.errorId == "unknown" && end.error?.diagnosticsId == "d")
    }

    @Test(arguments: rows)
    func `a resumption that fails is unknown only where money may have moved`(_ row: Row) {
        var attempt = attempt(at: Self.toResuming)
        guard case .finish(let end) = attempt.handle(.callFailed(failure(row.problem))) else { return #expect(Bool(false), "goes on") }
        let kept = UnresolvedPayment(method: Self.method, step: .resume(paymentId: "p", resumeToken: "r"))
        #expect(end.unresolved == (row.isUnknown ? kept : nil))
        #expect(end.error?.errorId == "failed-to-resume-payment" && end.error?.diagnosticsId == "d")
    }

    @Test(arguments: rows)
    func `an exchange that fails moved no money`(_ row: Row) {
        var attempt = attempt(at: Self.toExchanging)
        guard case .finish(let end) = attempt.handle(.callFailed(failure(row.problem))) else { return #expect(Bool(false), "goes on") }
        #expect(end.unresolved == nil && end.error?.errorId == "unknown")
    }

    @Test func `a repetition begins where the answer was lost`() {
        var create = PaymentAttempt(repeating: UnresolvedPayment(method: Self.method, step: .create(token: "t", key: "k")))
        #expect(create.handle(.begun).name == "create t k")
        var resume = PaymentAttempt(repeating: UnresolvedPayment(method: Self.method, step: .resume(paymentId: "p", resumeToken: "r")))
        #expect(resume.handle(.begun).name == "resume p r")
    }

    @Test func `a key that a repetition finds in use leaves the outcome unknown`() {
        let unresolved = UnresolvedPayment(method: Self.method, step: .create(token: "t", key: "k"))
        var attempt = PaymentAttempt(repeating: unresolved)
        _ = attempt.handle(.begun)
        guard case .finish(let end) = attempt.handle(.callFailed(failure(status(409)))) else { return #expect(Bool(false), "goes on") }
        #expect(end.unresolved == unresolved)
    }

    @Test func `a first request that has a twin under way leaves the outcome unknown`() {
        var attempt = attempt(at: Self.toCreating)
        let problem = CallProblem.server(status: 409, errorId: "IdempotencyKeyInFlight", retryAfterSeconds: 1)
        guard case .finish(.unknown) = attempt.handle(.callFailed(failure(problem))) else { return #expect(Bool(false), "known") }
    }

    @Test func `cancelling keeps what may have been paid`() {
        let ways: [(name: String, events: [PaymentAttempt.Event], step: UnresolvedPayment.Step?)] = [
            ("idle", [], nil), ("deciding", Self.toDeciding, nil), ("exchanging", Self.toExchanging, nil),
            ("creating", Self.toCreating, .create(token: "t", key: "k")), ("acting", Self.toActing, nil), ("polling", Self.toPolling, nil),
            ("resuming", Self.toResuming, .resume(paymentId: "p", resumeToken: "r")),
        ]
        for way in ways {
            var attempt = attempt(at: way.events)
            guard case .finish(.cancelled(let unresolved)) = attempt.handle(.cancelled) else {
                Issue.record("\(way.name) is not cancelled")
                continue
            }
            #expect(unresolved?.step == way.step, "\(way.name)")
        }
    }

    @Test func `the customer can give up only while an action is open`() {
        let ways: [(name: String, events: [PaymentAttempt.Event], can: Bool)] = [
            ("deciding", Self.toDeciding, false), ("exchanging", Self.toExchanging, false), ("creating", Self.toCreating, false),
            ("acting", Self.toActing, true), ("polling", Self.toPolling, true), ("resuming", Self.toResuming, false),
        ]
        for way in ways {
            var attempt = attempt(at: way.events)
            #expect(attempt.canBeGivenUp == way.can, "\(way.name)")
            #expect(attempt.handle(.givenUp).name == (way.can ? "refused payment-cancelled" : "none"), "\(way.name)")
        }
    }

    @Test func `a merchant who forbids ends the attempt`() {
        var attempt = attempt(at: Self.toDeciding)
        #expect(attempt.handle(.forbidden(.merchantError(message: "no"))).name == "refused merchant-error")
    }

    @Test func `an event out of place moves nothing`() {
        var attempt = attempt(at: Self.toExchanging)
        let strays: [PaymentAttempt.Event] = [
            .begun, .allowed(key: "x"), .answered(PaymentResponseObject(id: "p", status: .success)), .opened(true), .pending,
            .completed(resumeToken: "r"), .givenUp,
        ]
        for stray in strays { #expect(attempt.handle(stray).name == "none") }
        #expect(attempt.handle(.exchanged(token: "t")).name == "create t k")
    }

    @Test func `no text form of an attempt shows a token`() {
        let attempt = attempt(at: Self.toResuming)
        var text = ""
        dump(attempt, to: &text)
        #expect("\(attempt)" == "PaymentAttempt" && !text.contains("resum"))
    }
}

extension PaymentAttempt.Action {
    /// The action in words.
    fileprivate var name: String {
        switch self {
        case .none: "none"
        case .ask: "ask"
        case .exchange: "exchange"
        case .create(let token, let key): "create \(token) \(key)"
        case .open(let url): "open \(url.absoluteString)"
        case .poll(_, let seconds): "poll \(seconds)"
        case .resume(let id, let token): "resume \(id) \(token)"
        case .finish(.taken(let result, _)): "taken \(result.paymentId) \(result.status.rawValue)"
        case .finish(.refused(let error)): "refused \(error.errorId)"
        case .finish(.unknown(let error, _)): "unknown \(error.errorId)"
        case .finish(.cancelled): "cancelled"
        }
    }
}

extension PaymentEnd {
    fileprivate var error: PrimerError? {
        switch self {
        case .refused(let error), .unknown(let error, _): error
        case .taken, .cancelled: nil
        }
    }
}
