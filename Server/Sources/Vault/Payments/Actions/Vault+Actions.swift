internal import CofferCrypto

extension Vault {
    /// What the page of a required action shows.
    /// - Parameter id: From ``PaymentAction/id``.
    /// - Throws: ``VaultError/paymentNotFound`` for every text that is not the id of an action.
    public func actionPage(_ id: String) throws(VaultError) -> ActionPage {
        let payment = try acting(id)
        let state = payment.state
        return ActionPage(
            amount: payment.row.amount, currency: payment.row.currency, last4: payment.content.instrument.last4,
            reason: state.action?.reason ?? "", decision: state.decision, isOpen: canDecide(state, at: clock.milliseconds()))
    }

    /// Writes down what a customer decided. The payment goes on when its token comes (``resume(_:resumeToken:by:)-(_,_,CheckoutCaller)``).
    /// - Throws: ``VaultError/paymentNotFound``; ``VaultError/actionClosed`` when it was decided before, either way, when it is too late, and
    ///   when the payment has ended meanwhile.
    public func decideAction(_ id: String, approve: Bool) async throws(VaultError) {
        let payment = try acting(id)
        let now = clock.milliseconds()
        do {
            try await store.write { [self] transaction in
                let current = try opened(payment.id, tenant: payment.row.tenant, in: transaction)
                guard canDecide(current.state, at: now) else { throw VaultError.actionClosed }
                let next = try current.after([.decided(isApproved: approve)], at: now, sealer: paymentSealer)
                guard try transaction.updatePayment(next.row) else { throw VaultError.store(.malformedRow) }
                let event = AuditEvent(
                    at: now, tenant: current.row.tenant, actor: "customer", action: .paymentDecided,
                    card: current.content.instrument.card, payment: current.id)
                try keys.audit.append(event, to: transaction)
            }
        } catch { throw VaultError(folding: error) }
    }

    /// Whether a customer has decided.
    /// - Returns: ``PaymentPoll/complete(resumeToken:)`` also for a refusal and for an action that nobody took in time: going on then tells
    ///   what became of the payment.
    /// - Throws: ``VaultError/paymentNotFound`` for every text that is not the id of an action.
    public func poll(_ id: String) throws(VaultError) -> PaymentPoll {
        let state = try acting(id).state
        guard let action = state.action else { throw .paymentNotFound }
        if canDecide(state, at: clock.milliseconds()) { return .pending }
        return .complete(resumeToken: Base64URL.encode(action.resumeSecret))
    }

    private func canDecide(_ state: PaymentState, at now: Int64) -> Bool {
        guard state.isActionOpen, let action = state.action else { return false }
        return state.decision == nil && now < action.expiresAt
    }

    /// The payment of an action's id.
    private func acting(_ id: String) throws(VaultError) -> OpenedPayment {
        guard let id = ActionID(id) else { throw .paymentNotFound }
        let row = try folding { try store.payment(id.payment, tenant: id.tenant) }
        guard let row else { throw .paymentNotFound }
        let payment = try paymentSealer.open(row)
        guard let action = payment.state.action, ConstantTime.equal(action.secret, id.secret) else { throw .paymentNotFound }
        return payment
    }
}
