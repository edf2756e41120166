internal import CofferCrypto

extension Vault {
    /// Goes on with a merchant's payment after the customer has decided.
    /// - Parameter resumeToken: From ``poll(_:)``.
    /// - Returns: The payment; as it is when it went on before.
    /// - Throws: ``VaultError/paymentNotFound`` alike for absent and foreign payments, ``VaultError/resumeTokenInvalid``,
    ///   ``VaultError/actionUndecided``.
    public func resume(_ id: String, resumeToken: String, by caller: Caller) async throws(VaultError) -> Payment {
        guard caller.scopes.contains(.managePayments) else { throw .notPermitted }
        return try await resume(try opened(id, tenant: caller.tenant), resumeToken: resumeToken, by: caller.actor)
    }

    /// Goes on with a payment of an app's client session after the customer has decided.
    /// - Parameter resumeToken: From ``poll(_:)``.
    /// - Throws: As ``resume(_:resumeToken:by:)-(_,_,Caller)``; a payment of another session is an absent one.
    public func resume(_ id: String, resumeToken: String, by caller: CheckoutCaller) async throws(VaultError) -> Payment {
        let payment = try opened(id, tenant: caller.tenant)
        guard payment.row.session == caller.session.raw else { throw .paymentNotFound }
        return try await resume(payment, resumeToken: resumeToken, by: caller.actor)
    }

    private func resume(_ payment: OpenedPayment, resumeToken: String, by actor: String) async throws(VaultError) -> Payment {
        let state = payment.state
        guard let action = state.action, let token = Base64URL.decode(resumeToken.utf8), ConstantTime.equal(token, action.resumeSecret)
        else { throw .resumeTokenInvalid }
        guard state.isActionOpen else { return await recovered(payment).payment() }
        let isLate = clock.milliseconds() >= action.expiresAt
        guard isLate || state.decision != nil else { throw .actionUndecided }
        underWay.enter(payment.id)
        return try await waiting(for: payment) { [self] in
            await goOn(payment, isApproved: !isLate && state.decision == true, by: actor)
        }
    }

    /// Tells the processor what the customer decided, once.
    func goOn(_ payment: OpenedPayment, isApproved: Bool, by actor: String) async -> Result<OpenedPayment, VaultError> {
        let now = clock.milliseconds()
        let claimed: OpenedPayment, isMine: Bool
        do {
            (claimed, isMine) = try await store.write { [self] transaction in
                let current = try opened(payment.id, tenant: payment.row.tenant, in: transaction)
                guard current.state.isActionOpen else { return (current, false) }
                // What was not decided in time is refused; the log says so.
                let decision: [PaymentEvent] = current.state.decision == isApproved ? [] : [.decided(isApproved: isApproved)]
                let next = try current.after(decision + [.resumed], at: now, sealer: paymentSealer)
                guard try transaction.updatePayment(next.row) else { throw VaultError.store(.malformedRow) }
                let event = AuditEvent(
                    at: now, tenant: current.row.tenant, actor: actor, action: .paymentResumed, card: current.content.instrument.card,
                    payment: current.id)
                try keys.audit.append(event, to: transaction)
                return (next, true)
            }
        } catch { return .failure(VaultError(folding: error)) }
        guard isMine else { return .success(claimed) }
        var answer = await payments.resume(resumption(of: claimed, isApproved: isApproved))
        if answer == .unanswered { answer = await lookedUp(PaymentReference(payment: payment.id, step: 0), tenant: payment.row.tenant) }
        return await settle(claimed, step: 0, with: answer, by: actor)
    }

    func resumption(of payment: OpenedPayment, isApproved: Bool) -> Resumption {
        Resumption(
            reference: PaymentReference(payment: payment.id, step: 0), tenant: payment.row.tenant,
            action: payment.state.action?.processorId, isApproved: isApproved)
    }
}
