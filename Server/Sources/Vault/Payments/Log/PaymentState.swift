/// Where a payment is, as its log tells.
///
/// Legal moves of step 0: pending → approved | refused | actionRequired; actionRequired → (decided) → pending by `resumed` → approved |
/// refused. Every other step: pending → approved | refused. What may be begun stands in ``begin(_:)``.
///
/// An approval that comes after a refusal was written down (``tooLate(_:)``): of step 0, `approvedTooLate` and the cancellation of what was
/// reserved; of every other step, refused → approved, because that money has moved.
struct PaymentState: Equatable, Sendable {
    private(set) var steps: [PaymentStep] = []
    private(set) var action: PaymentActionRequest?
    private(set) var decision: Bool?
    private(set) var isResumed = false
    private var isApprovedTooLate = false

    init(_ entries: ArraySlice<PaymentLog.Entry>) {
        for entry in entries { apply(entry.event, at: entry.at) }
    }

    private mutating func apply(_ event: PaymentEvent, at milliseconds: Int64) {
        switch event {
        case .began(let kind, let amount, let isFinal, let reason):
            steps.append(
                PaymentStep(
                    number: steps.count, kind: kind, amount: amount, isFinal: isFinal, outcome: .pending, begunAt: milliseconds,
                    reason: reason))
        case .approved(let step, let id):
            answer(step, .approved, at: milliseconds)
            if steps.indices.contains(step) { steps[step].processorId = id }
        case .refused(let step, let refusal): answer(step, .refused(refusal), at: milliseconds)
        case .actionRequired(let request):
            action = request
            decision = nil
            isResumed = false
            if !steps.isEmpty { steps[0].outcome = .actionRequired }
        case .decided(let isApproved): decision = isApproved
        case .resumed:
            isResumed = true
            if !steps.isEmpty { steps[0].outcome = .pending }
        case .approvedTooLate(let id):
            isApprovedTooLate = true
            if !steps.isEmpty { steps[0].processorId = id }
        }
    }

    private mutating func answer(_ step: Int, _ outcome: PaymentStep.Outcome, at milliseconds: Int64) {
        guard steps.indices.contains(step) else { return }
        steps[step].outcome = outcome
        steps[step].answeredAt = milliseconds
    }

    // MARK: What follows from the steps

    /// What is asked to reserve, in minor units.
    var amount: Int64 { steps.first?.amount ?? 0 }
    /// Taken so far.
    var captured: Int64 { total(.capture) { $0 == .approved } }
    /// Given back so far.
    var refunded: Int64 { total(.refund) { $0 == .approved } }
    /// What a capture could still take: what is under way counts as taken.
    var capturable: Int64 { amount - total(.capture, where: Self.counts) }
    /// What a refund could still give back: what is under way counts as given.
    var refundable: Int64 { captured - total(.refund, where: Self.counts) }

    /// Steps that wait for the processor.
    var pendingSteps: [PaymentStep] { steps.filter { $0.outcome == .pending } }

    /// Whether a step has no outcome yet, so that one may be written down.
    func isWaiting(for step: Int) -> Bool { steps.indices.contains(step) && steps[step].outcome == .pending }

    var isActionOpen: Bool { action != nil && !isResumed && steps.first?.outcome == .actionRequired && !isCancelled }

    private var isCancelled: Bool { steps.contains { $0.kind == .cancellation && $0.outcome == .approved } }

    var status: PaymentStatus {
        // A refused payment stays refused, also when what was reserved too late is given up.
        if let refusal { return refusal.source == .application ? .failed : .declined }
        if isCancelled { return .cancelled }
        guard steps.first?.outcome == .approved else { return .pending }
        if steps.contains(where: { $0.kind == .capture && $0.outcome == .pending }) { return .settling }
        let captured = captured
        return captured == 0 ? .authorized : captured == amount ? .settled : .partiallySettled
    }

    var refusal: PaymentRefusal? {
        if case .refused(let refusal) = steps.first?.outcome { refusal } else { nil }
    }

    /// The step that gives up what the processor approved too late, while it waits for the processor.
    var givingUp: PaymentStep? {
        guard isApprovedTooLate else { return nil }
        return steps.first { $0.kind == .cancellation && $0.outcome == .pending }
    }

    /// What an answer means for a step that has been put down as refused; nothing for every other one.
    func tooLate(_ event: PaymentEvent) -> [PaymentEvent] {
        guard case .approved(let step, let id) = event, steps.indices.contains(step), case .refused = steps[step].outcome else { return [] }
        guard step == 0 else { return [event] }
        guard !has(.cancellation) else { return [] }
        return [.approvedTooLate(id: id), .began(.cancellation, amount: amount, isFinal: false, reason: nil)]
    }

    /// Whether the required action has shown that the customer is the card's holder; nil before its outcome, and without an action.
    var isAuthenticated: Bool? {
        guard action != nil, isResumed else { return nil }
        switch steps.first?.outcome {
        case .approved: return true
        case .refused(let refusal): return decision == true && refusal.code != .authenticationRequired
        case .pending, .actionRequired, nil: return nil
        }
    }

    private static func counts(_ outcome: PaymentStep.Outcome) -> Bool { outcome == .pending || outcome == .approved }

    private func total(_ kind: PaymentStep.Kind, where isCounted: (PaymentStep.Outcome) -> Bool) -> Int64 {
        steps.reduce(0) { $1.kind == kind && isCounted($1.outcome) ? $0 + $1.amount : $0 }
    }

    private func has(_ kind: PaymentStep.Kind, finalOnly: Bool = false) -> Bool {
        steps.contains { $0.kind == kind && Self.counts($0.outcome) && (!finalOnly || $0.isFinal) }
    }

    // MARK: What may be begun

    /// The event that begins a step that a merchant asks for.
    /// - Throws: ``VaultError/invalidPayment(field:)`` for an amount that is none, ``VaultError/paymentStatus(_:)`` where the payment does
    ///   not allow the step now, ``VaultError/amountTooLarge(available:)``, ``VaultError/tooManyPaymentSteps``.
    func begin(_ order: PaymentOrder) throws(VaultError) -> PaymentEvent {
        if let amount = order.amount, amount <= 0 || amount > Limits.amountMax { throw .invalidPayment(field: .amount) }
        guard steps.count < Limits.paymentStepsMax else { throw .tooManyPaymentSteps }
        let available = try available(for: order.kind)
        let amount = order.kind == .cancellation ? self.amount : order.amount ?? available
        guard amount <= available else { throw .amountTooLarge(available: available) }
        return .began(order.kind, amount: amount, isFinal: order.isFinal, reason: order.reason)
    }

    private func available(for kind: PaymentStep.Kind) throws(VaultError) -> Int64 {
        let isAuthorised = steps.first?.outcome == .approved && !has(.cancellation)
        switch kind {
        case .capture:
            guard isAuthorised, !has(.capture, finalOnly: true), capturable > 0 else { throw .paymentStatus(status) }
            return capturable
        case .refund:
            guard isAuthorised, refundable > 0 else { throw .paymentStatus(status) }
            return refundable
        case .cancellation:
            guard (isAuthorised && !has(.capture)) || (isActionOpen && !has(.cancellation)) else { throw .paymentStatus(status) }
            return amount
        case .authorisation: throw .paymentStatus(status)
        }
    }
}

/// A step that a merchant asks for.
struct PaymentOrder: Equatable, Sendable {
    var kind: PaymentStep.Kind
    /// Nil for all that is left.
    var amount: Int64?
    var isFinal = false
    var reason: String?
}
