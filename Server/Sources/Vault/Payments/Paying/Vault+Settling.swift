internal import CofferCrypto

extension Vault {
    /// Writes down what the processor said to a step, if nobody has yet.
    ///
    /// The same answer may come twice, late and by a lookup: the first one counts. But what the processor approved after it was put down as
    /// refused here is given up at the processor (an authorisation) or written down after all (everything else, which has moved money).
    /// - Parameter card: The card of a payment that was just begun; nil later, when only a sealed number may be left.
    /// - Returns: The payment as it is then.
    func settle(
        _ payment: OpenedPayment, step: Int, with answer: ProcessorAnswer, card: PayingCard? = nil, by actor: String
    ) async -> Result<OpenedPayment, VaultError> {
        let now = clock.milliseconds()
        do throws(VaultError) {
            guard payment.state.isWaiting(for: step), let event = try event(of: answer, step: step, at: now) else {
                return .success(payment)
            }
            let keeping = try keeping(payment, card: card, after: event, at: now)
            // While a customer acts, the number of a card that is to be kept waits sealed.
            var number: SecretBytes?
            if case .actionRequired = event, payment.content.keepsCard { number = card?.number }
            let audit = AuditEvent(
                at: now, tenant: payment.row.tenant, actor: actor, action: .paymentAnswered, card: payment.content.instrument.card,
                payment: payment.id)
            let settled = try await write(event, step: step, to: payment, keeping: keeping, number: number, audit)
            guard let step = settled.state.givingUp else { return .success(settled) }
            return await giveUp(settled, step)
        } catch { return .failure(error) }
    }

    /// Asks the processor to give up what it approved too late. Until it has answered, ``recovered(_:)`` asks it again.
    private func giveUp(_ payment: OpenedPayment, _ step: PaymentStep) async -> Result<OpenedPayment, VaultError> {
        underWay.enter(payment.id)
        defer { underWay.leave(payment.id) }
        var answer = await payments.cancel(payment.movement(step))
        if answer == .unanswered {
            answer = await lookedUp(PaymentReference(payment: payment.id, step: step.number), tenant: payment.row.tenant)
        }
        return await settle(payment, step: step.number, with: answer, by: "vault")
    }

    private func write(
        _ event: PaymentEvent, step: Int, to payment: OpenedPayment, keeping: KeptCard?, number: SecretBytes?, _ audit: AuditEvent
    ) async throws(VaultError) -> OpenedPayment {
        // Nearly always nothing has happened to the payment meanwhile: then it is sealed here, beside the writer.
        var prepared: OpenedPayment?
        if keeping == nil { prepared = try payment.after([event], at: audit.at, number: number, sealer: paymentSealer) }
        do {
            return try await store.write { [self, prepared] transaction in
                if let prepared, try transaction.updatePayment(prepared.row) {
                    try keys.audit.append(audit, to: transaction)
                    return prepared
                }
                let current = try opened(payment.id, tenant: payment.row.tenant, in: transaction)
                guard current.state.isWaiting(for: step) else { return try writeTooLate(event, to: current, audit, in: transaction) }
                let kept = try keeping.flatMap { try keep($0, by: audit.actor, in: transaction) }
                let next = try current.after([event], at: audit.at, kept: kept, number: number, sealer: paymentSealer)
                guard try transaction.updatePayment(next.row) else { throw VaultError.store(.malformedRow) }
                try keys.audit.append(audit, to: transaction)
                return next
            }
        } catch { throw VaultError(folding: error) }
    }

    /// Writes down what comes of an approval after a refusal; most often nothing.
    private func writeTooLate(
        _ event: PaymentEvent, to current: OpenedPayment, _ audit: AuditEvent, in transaction: any WriteTransaction
    ) throws -> OpenedPayment {
        let events = current.state.tooLate(event)
        guard !events.isEmpty else { return current }
        let next = try current.after(events, at: audit.at, sealer: paymentSealer)
        guard try transaction.updatePayment(next.row) else { throw VaultError.store(.malformedRow) }
        try keys.audit.append(audit, to: transaction)
        if next.state.givingUp != nil {
            var cancelling = audit
            cancelling.actor = "vault"
            cancelling.action = PaymentStep.Kind.cancellation.auditAction
            try keys.audit.append(cancelling, to: transaction)
        }
        return next
    }

    /// The event that an answer makes; nil for an answer that is none.
    private func event(of answer: ProcessorAnswer, step: Int, at now: Int64) throws(VaultError) -> PaymentEvent? {
        switch answer {
        case .approved(let id): return .approved(step: step, id: id)
        case .refused(let refusal): return .refused(step: step, refusal)
        case .unanswered: return nil
        case .actionRequired(let id, let reason):
            guard step == 0 else { return nil }
            let size = PaymentActionRequest.secretByteCount
            do throws(CryptoError) {
                return .actionRequired(
                    PaymentActionRequest(
                        secret: try random.bytes(size), resumeSecret: try random.bytes(size), processorId: id, reason: reason,
                        expiresAt: now + Limits.actionMilliseconds))
            } catch { throw .crypto(error) }
        }
    }

    /// A payment as of a transaction.
    /// - Throws: ``VaultError/paymentNotFound``, ``VaultError/damagedRecord``, ``StoreError``.
    func opened(_ id: PaymentID, tenant: TenantID, in transaction: any WriteTransaction) throws -> OpenedPayment {
        guard let row = try transaction.payment(id, tenant: tenant) else { throw VaultError.paymentNotFound }
        return try paymentSealer.open(row)
    }
}
