import CofferCrypto
import Testing

@testable import CofferVault

@Suite struct PaymentLogTests {
    static let refusal = PaymentRefusal(.insufficientFunds, by: .issuer)
    static let failure = PaymentRefusal(.error, by: .application)

    static func action(_ reason: String = "3DS") -> PaymentActionRequest {
        PaymentActionRequest(
            secret: [UInt8](repeating: 1, count: 16), resumeSecret: [UInt8](repeating: 2, count: 16), processorId: "p", reason: reason,
            expiresAt: 99)
    }

    /// A log of 1,000 minor units with these events after its beginning.
    static func log(_ events: [PaymentEvent]) -> PaymentLog {
        var log = PaymentLog()
        log.append(.began(.authorisation, amount: 1_000, isFinal: false, reason: nil), at: 1)
        for (index, event) in events.enumerated() { log.append(event, at: Int64(index + 2)) }
        return log
    }

    static func capture(_ amount: Int64, final: Bool = false) -> PaymentEvent {
        .began(.capture, amount: amount, isFinal: final, reason: nil)
    }

    static let notAuthenticated = PaymentEvent.refused(step: 0, PaymentRefusal(.authenticationRequired, by: .issuer))
    static let approved = PaymentEvent.approved(step: 0, id: "a")
    static let refund = PaymentEvent.began(.refund, amount: 300, isFinal: false, reason: "broken")
    static let cancel = PaymentEvent.began(.cancellation, amount: 1_000, isFinal: false, reason: nil)

    /// States that the tables below start from, each with what it allows.
    struct State: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let events: [PaymentEvent]
        let status: PaymentStatus
        /// What may still be captured and given back; nil where that step is not allowed at all.
        let capturable: Int64?, refundable: Int64?
        let cancels: Bool

        init(
            _ name: String, _ events: [PaymentEvent], _ status: PaymentStatus, capture: Int64? = nil, refund: Int64? = nil,
            cancels: Bool = false
        ) {
            testDescription = name
            self.events = events
            self.status = status
            capturable = capture
            refundable = refund
            self.cancels = cancels
        }
    }

    static let states: [State] = [
        State("just begun", [], .pending),
        State("waiting for the customer", [.actionRequired(action())], .pending, cancels: true),
        State("agreed to by the customer", [.actionRequired(action()), .decided(isApproved: true)], .pending, cancels: true),
        State("resumed", [.actionRequired(action()), .decided(isApproved: true), .resumed], .pending),
        State("cancelling while the customer acts", [.actionRequired(action()), cancel], .pending),
        State("cancelled while the customer acts", [.actionRequired(action()), cancel, .approved(step: 1, id: nil)], .cancelled),
        State("approved", [approved], .authorized, capture: 1_000, cancels: true),
        State(
            "approved after an action", [.actionRequired(action()), .decided(isApproved: true), .resumed, approved], .authorized,
            capture: 1_000, cancels: true),
        State("declined", [.refused(step: 0, refusal)], .declined),
        State("failed", [.refused(step: 0, failure)], .failed),
        State("failed and approved too late", [.refused(step: 0, failure), .approvedTooLate(id: "late"), cancel], .failed),
        State(
            "failed, and given up after an approval",
            [.refused(step: 0, failure), .approvedTooLate(id: nil), cancel, .approved(step: 1, id: "c")], .failed),
        State(
            "failed, and what was reserved could not be given up",
            [.refused(step: 0, failure), .approvedTooLate(id: nil), cancel, .refused(step: 1, refusal)], .failed),
        State("capturing a part", [approved, capture(400)], .settling, capture: 600),
        State("capturing a last part", [approved, capture(400, final: true)], .settling),
        State("capturing all", [approved, capture(1_000)], .settling),
        State("captured a part", [approved, capture(400), .approved(step: 1, id: nil)], .partiallySettled, capture: 600, refund: 400),
        State("captured a last part", [approved, capture(400, final: true), .approved(step: 1, id: nil)], .partiallySettled, refund: 400),
        State("captured all", [approved, capture(1_000), .approved(step: 1, id: nil)], .settled, refund: 1_000),
        State(
            "captured in two parts", [approved, capture(400), capture(600), .approved(step: 1, id: nil), .approved(step: 2, id: nil)],
            .settled, refund: 1_000),
        State("one of two captures done", [approved, capture(400), capture(600), .approved(step: 2, id: nil)], .settling, refund: 600),
        State(
            "a refused capture", [approved, capture(1_000, final: true), .refused(step: 1, refusal)], .authorized, capture: 1_000,
            cancels: true),
        State(
            "a capture that was done after all", [approved, capture(1_000), .refused(step: 1, failure), .approved(step: 1, id: nil)],
            .settled, refund: 1_000),
        State("giving back", [approved, capture(1_000), .approved(step: 1, id: nil), refund], .settled, refund: 700),
        State(
            "given back a part", [approved, capture(1_000), .approved(step: 1, id: nil), refund, .approved(step: 2, id: nil)], .settled,
            refund: 700),
        State(
            "a refused refund", [approved, capture(1_000), .approved(step: 1, id: nil), refund, .refused(step: 2, refusal)], .settled,
            refund: 1_000),
        State(
            "given back all that was taken",
            [approved, capture(300, final: true), .approved(step: 1, id: nil), refund, .approved(step: 2, id: nil)], .partiallySettled),
        State("cancelling", [approved, cancel], .authorized),
        State("cancelled", [approved, cancel, .approved(step: 1, id: nil)], .cancelled),
        State("a refused cancellation", [approved, cancel, .refused(step: 1, refusal)], .authorized, capture: 1_000, cancels: true),
    ]

    @Test(arguments: states) func `a log says where its payment is`(_ row: State) {
        #expect(Self.log(row.events).state.status == row.status)
    }

    /// The amounts that every step is tried with: below, at and above what is left, and what is no amount.
    @Test(arguments: states, [PaymentStep.Kind.capture, .refund]) func `a step takes what is left and no more`(
        _ row: State, _ kind: PaymentStep.Kind
    ) throws {
        let state = Self.log(row.events).state
        func begin(_ amount: Int64?) throws(VaultError) -> PaymentEvent { try state.begin(PaymentOrder(kind: kind, amount: amount)) }
        for none: Int64 in [0, -1, .min, Limits.amountMax + 1, .max] {
            #expect(throws: VaultError.invalidPayment(field: .amount)) { try begin(none) }
        }
        guard let left = kind == .capture ? row.capturable : row.refundable else {
            for amount: Int64? in [nil, 1, 1_000] { #expect(throws: VaultError.paymentStatus(row.status)) { try begin(amount) } }
            return
        }
        #expect(try begin(nil) == .began(kind, amount: left, isFinal: false, reason: nil))
        #expect(try begin(left) == .began(kind, amount: left, isFinal: false, reason: nil))
        #expect(try begin(left - 1) == .began(kind, amount: left - 1, isFinal: false, reason: nil))
        #expect(try begin(1) == .began(kind, amount: 1, isFinal: false, reason: nil))
        for more in [left + 1, Limits.amountMax] {
            #expect(throws: VaultError.amountTooLarge(available: left)) { try begin(more) }
        }
    }

    @Test(arguments: states) func `a cancellation gives up all, and only before a capture`(_ row: State) throws {
        let state = Self.log(row.events).state
        let order = PaymentOrder(kind: .cancellation, reason: "sold out")
        if row.cancels {
            #expect(try state.begin(order) == .began(.cancellation, amount: 1_000, isFinal: false, reason: "sold out"))
        } else {
            #expect(throws: VaultError.paymentStatus(row.status)) { try state.begin(order) }
        }
        #expect(throws: VaultError.paymentStatus(row.status)) { try state.begin(PaymentOrder(kind: .authorisation)) }
    }

    @Test func `a payment has a hundred steps and not one more`() throws {
        var log = Self.log([Self.approved])
        for _ in 1..<Limits.paymentStepsMax { log.append(try log.state.begin(PaymentOrder(kind: .capture, amount: 1)), at: 9) }
        #expect(log.state.steps.count == Limits.paymentStepsMax)
        #expect(throws: VaultError.tooManyPaymentSteps) { try log.state.begin(PaymentOrder(kind: .capture, amount: 1)) }
    }

    @Test(arguments: states) func `a log is read back as it was written, and nothing shorter or longer`(_ row: State) throws {
        var progress = PaymentProgress()
        progress.log = Self.log(row.events)
        var bytes = ByteWriter(capacity: 64)
        progress.write(to: &bytes)
        #expect(bytes.bytes.withUnsafeBytes { PaymentProgress($0) } == progress)
        for count in 0..<bytes.bytes.count {
            #expect(bytes.bytes.prefix(count).withUnsafeBytes { PaymentProgress($0) } == nil)
        }
        #expect((bytes.bytes + [0]).withUnsafeBytes { PaymentProgress($0) } == nil)
    }

    @Test func `an approval after a refusal gives up what is reserved, once, and counts what has moved`() {
        func tooLate(_ events: [PaymentEvent], _ step: Int) -> [PaymentEvent] {
            Self.log(events).state.tooLate(.approved(step: step, id: "late"))
        }
        let failed = PaymentEvent.refused(step: 0, Self.failure)
        let givingUp = [PaymentEvent.approvedTooLate(id: "late"), Self.cancel]
        #expect(tooLate([failed], 0) == givingUp)
        #expect(Self.log([failed] + givingUp).state.givingUp?.number == 1)
        #expect(Self.log([failed] + givingUp).state.steps[0].processorId == "late")
        #expect(tooLate([failed] + givingUp, 0).isEmpty, "it is being given up")
        #expect(tooLate([failed] + givingUp + [.approved(step: 1, id: nil)], 0).isEmpty, "it was given up")
        #expect(tooLate([failed] + givingUp + [.refused(step: 1, Self.refusal)], 0) == givingUp, "it could not be given up")
        #expect(tooLate([Self.approved, Self.capture(400), .refused(step: 1, Self.failure)], 1) == [.approved(step: 1, id: "late")])
        // Not after any other outcome, not for a step that there is not, and not for any other answer.
        #expect(tooLate([], 0).isEmpty && tooLate([Self.approved], 0).isEmpty && tooLate([.actionRequired(Self.action())], 0).isEmpty)
        #expect(tooLate([Self.approved, Self.capture(400)], 1).isEmpty && tooLate([failed], 1).isEmpty)
        let state = Self.log([failed]).state
        #expect(state.tooLate(.refused(step: 0, Self.refusal)).isEmpty && state.tooLate(.actionRequired(Self.action())).isEmpty)
        #expect(Self.log([.actionRequired(Self.action()), Self.cancel]).state.givingUp == nil, "a merchant's cancellation is none")
    }

    @Test(
        arguments: [
            ("no action", [approved], nil), ("an open action", [.actionRequired(action())], nil),
            ("a decided one", [.actionRequired(action()), .decided(isApproved: true)], nil),
            ("one that the processor judges", [.actionRequired(action()), .decided(isApproved: true), .resumed], nil),
            ("approved", [.actionRequired(action()), .decided(isApproved: true), .resumed, approved], true),
            (
                "agreed to, without money", [.actionRequired(action()), .decided(isApproved: true), .resumed, .refused(step: 0, refusal)],
                true
            ),
            ("agreed to, and not believed", [.actionRequired(action()), .decided(isApproved: true), .resumed, notAuthenticated], false),
            ("refused", [.actionRequired(action()), .decided(isApproved: false), .resumed, notAuthenticated], false),
            (
                "refused, and called something else",
                [.actionRequired(action()), .decided(isApproved: false), .resumed, .refused(step: 0, refusal)], false
            ),
        ] as [(String, [PaymentEvent], Bool?)])
    func `a log says whether the customer was authenticated`(_ name: String, _ events: [PaymentEvent], _ isAuthenticated: Bool?) {
        #expect(Self.log(events).state.isAuthenticated == isAuthenticated)
    }

    @Test func `the first answer to a step stays what it was`() {
        let log = Self.log([Self.approved, Self.capture(400), .approved(step: 1, id: "c"), Self.refund, .approved(step: 2, id: nil)])
        #expect(log.state.status == .partiallySettled)
        #expect(log.state(atFirstAnswerOf: 0).status == .authorized)
        #expect(log.state(atFirstAnswerOf: 0).steps.count == 1)
        #expect(log.state(atFirstAnswerOf: 1).captured == 400)
        #expect(log.state(atFirstAnswerOf: 1).refunded == 0)
        #expect(log.state(atFirstAnswerOf: 2) == log.state)
        #expect(Self.log([]).state(atFirstAnswerOf: 0).status == .pending)
    }

    @Test func `the first answer of a payment that needs an action is the action`() {
        let log = Self.log([.actionRequired(Self.action()), .decided(isApproved: true), .resumed, Self.approved])
        #expect(log.state.status == .authorized)
        #expect(log.state(atFirstAnswerOf: 0).isActionOpen)
    }

    @Test(
        arguments: zip(
            PaymentStatus.allCases,
            [
                PaymentStatus.Checkout.pending, .failed, .success, .success, .success, .success, .failed, .failed,
            ])) func `the SDK is told three of the eight`(_ status: PaymentStatus, _ checkout: PaymentStatus.Checkout)
    {
        #expect(status.checkout == checkout)
    }
}
