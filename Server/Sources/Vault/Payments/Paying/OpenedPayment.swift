internal import CofferCrypto

/// A payment with what its row hides.
struct OpenedPayment: Sendable {
    var row: PaymentRow
    let content: PaymentContent
    var progress: PaymentProgress

    var id: PaymentID { row.id }
    var state: PaymentState { progress.log.state }

    /// The payment as it is, or as it was in another state of its log.
    func payment(in state: PaymentState? = nil) -> Payment {
        let state = state ?? self.state
        var instrument = content.instrument
        if let kept = progress.kept, state.steps.first?.outcome == .approved {
            instrument.card = kept.card
            instrument.token = kept.token
        }
        return Payment(
            id: row.id, account: row.account, orderId: row.orderId, amount: row.amount, currency: row.currency,
            createdAt: row.id.raw.milliseconds, status: state.status, refusal: state.refusal, steps: state.steps,
            captured: state.captured, refunded: state.refunded, requiredAction: action(in: state),
            isAuthenticated: state.isAuthenticated, instrument: instrument, processor: content.processor, content: content.json)
    }

    private func action(in state: PaymentState) -> PaymentAction? {
        guard state.isActionOpen, let request = state.action else { return nil }
        return PaymentAction(
            id: ActionID(tenant: row.tenant, payment: row.id, secret: request.secret).text, reason: request.reason,
            decision: state.decision, expiresAt: request.expiresAt)
    }

    /// What the processor is shown of a step after the authorisation.
    func movement(_ step: PaymentStep) -> Movement {
        Movement(
            reference: PaymentReference(payment: id, step: step.number), tenant: row.tenant,
            authorisation: state.steps[0].processorId ?? state.action?.processorId, amount: step.amount, currency: row.currency,
            isFinal: step.isFinal)
    }

    /// The payment after more has happened to it, sealed and ready to be written.
    /// - Parameter number: What is kept of a card while the customer acts; anything else is forgotten.
    func after(
        _ events: [PaymentEvent], at milliseconds: Int64, kept: PaymentProgress.Kept? = nil, number: SecretBytes? = nil,
        sealer: PaymentSealer
    ) throws(VaultError) -> OpenedPayment {
        var next = self
        for event in events { next.progress.log.append(event, at: milliseconds) }
        if let kept { next.progress.kept = kept }
        try next.seal(number: number, with: sealer)
        next.row.version += 1
        return next
    }

    /// Brings the row's columns in line with the progress.
    mutating func seal(number: SecretBytes? = nil, with sealer: PaymentSealer) throws(VaultError) {
        let state = state
        row.status = state.status
        row.isOpen = state.isActionOpen || !state.pendingSteps.isEmpty
        if let number { row.sealedNumber = try sealer.seal(number: number, for: row) }
        if !row.isOpen { row.sealedNumber = nil }
        row.sealedProgress = try sealer.seal(progress, for: row)
    }
}

extension PaymentSealer {
    /// Opens a row.
    /// - Throws: ``VaultError/damagedRecord``.
    func open(_ row: PaymentRow) throws(VaultError) -> OpenedPayment {
        OpenedPayment(row: row, content: try content(of: row), progress: try progress(of: row))
    }
}
