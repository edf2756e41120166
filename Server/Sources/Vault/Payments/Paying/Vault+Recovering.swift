extension Vault {
    /// Finds out what became of payments whose answers did not come, and ends required actions that nobody took.
    ///
    /// To be called when the vault starts, and every now and then: whatever is under way in this process is left alone. A payment is never
    /// asked for again: the processor says what it did, and only what it has never seen, after the time in which it could still arrive,
    /// is put down as failed. Giving up what was approved too late is asked for again until the processor has heard of it.
    /// - Returns: How many payments still wait.
    @discardableResult
    public func recoverPayments() async throws(VaultError) -> Int {
        var waiting = 0
        var last: (tenant: TenantID, id: PaymentID)?
        while true {
            let after = last
            let rows = try folding { try store.openPayments(after: after, limit: Limits.paymentPageMax) }
            for row in rows {
                last = (row.tenant, row.id)
                // A damaged row must not keep the others waiting; whoever reads it is told.
                guard let payment = try? paymentSealer.open(row) else { continue }
                if await recovered(payment).row.isOpen { waiting += 1 }
            }
            if rows.count < Limits.paymentPageMax { return waiting }
        }
    }

    /// The payment after the processor was asked about all that it owes an answer for.
    func recovered(_ payment: OpenedPayment) async -> OpenedPayment {
        guard payment.row.isOpen, !underWay.contains(payment.id) else { return payment }
        var payment = payment
        if payment.state.isActionOpen, let action = payment.state.action, clock.milliseconds() >= action.expiresAt {
            if case .success(let ended) = await goOn(payment, isApproved: false, by: "vault") { payment = ended }
        }
        for step in payment.state.pendingSteps {
            let reference = PaymentReference(payment: payment.id, step: step.number)
            let found = await payments.lookup(reference, tenant: payment.row.tenant)
            let answer = await answer(found, step: step, of: payment)
            if case .success(let settled) = await settle(payment, step: step.number, with: answer, by: "vault") { payment = settled }
        }
        return payment
    }

    private func answer(_ found: ProcessorLookup, step: PaymentStep, of payment: OpenedPayment) async -> ProcessorAnswer {
        switch found {
        case .answered(.actionRequired) where payment.state.isResumed:
            // The processor was never told what the customer decided.
            return await payments.resume(resumption(of: payment, isApproved: payment.state.decision ?? false))
        case .answered(let answer): return answer
        case .undecided: return .unanswered
        case .neverSeen where payment.state.givingUp == step:
            // Giving up moves no money, and it is what keeps a failed payment from holding some: it is asked for until it has arrived.
            return await payments.cancel(payment.movement(step))
        case .neverSeen:
            guard clock.milliseconds() - step.begunAt >= settings.paymentMilliseconds else { return .unanswered }
            return .refused(PaymentRefusal(.error, by: .application))
        }
    }
}
