internal import CofferCardRules
internal import CofferCrypto

extension Vault {
    /// Makes a payment: one durable transaction before the processor is shown the number, one after it has answered (D10).
    ///
    /// A payment whose answer does not come in time stays pending; a late answer is still written down.
    /// - Parameter key: Kept in the first transaction, so that the request is never carried out twice.
    /// - Throws: ``VaultError/instrumentTokenInvalid`` when the token was used or its card deleted meanwhile, or a store's failure before
    ///   the processor was asked. A failure after it: the payment is then settled by ``recoverPayments()``.
    func authorise(_ order: PayOrder, key: RememberedKey?) async throws(VaultError) -> Payment {
        let id: PaymentID
        do throws(CryptoError) { id = PaymentID(try paymentIDs.next(clock, random: random)) } catch { throw .crypto(error) }
        let now = id.raw.milliseconds
        let isExpired = order.card.isExpired(at: now)
        let payment = try newPayment(id, order, isExpired: isExpired)
        underWay.enter(payment.id)
        do { try await store.write { [self] in try begin(payment, order, key: key, at: now, in: $0) } } catch {
            underWay.leave(payment.id)
            throw VaultError(folding: error)
        }
        if isExpired {
            underWay.leave(payment.id)
            return payment.payment()
        }
        let charge = Self.charge(for: order, payment: payment.id)
        return try await waiting(for: payment) { [self] in
            await settle(payment, step: 0, with: answer(to: charge), card: order.card, by: order.actor)
        }
    }

    /// Waits for an answer until the deadline; after it the payment stands as it was written last.
    func waiting(
        for payment: OpenedPayment, _ work: @escaping @Sendable () async -> Result<OpenedPayment, VaultError>
    ) async throws(VaultError) -> Payment {
        let underWay = underWay
        let result = await Deadline.wait(settings.paymentMilliseconds, on: clock, for: work)
        // Late work goes on; from now on others may ask the processor too.
        underWay.leave(payment.id)
        switch result {
        case .success(let settled): return settled.payment()
        case .failure(let error): throw error
        case nil: return try opened(payment.id.text, tenant: payment.row.tenant).payment()
        }
    }

    /// Asks the processor, and if its answer gets lost, what became of it.
    private func answer(to charge: Charge) async -> ProcessorAnswer {
        let answer = await payments.authorise(charge)
        return answer == .unanswered ? await lookedUp(charge.reference, tenant: charge.tenant) : answer
    }

    /// What became of a step whose answer was lost a moment ago.
    func lookedUp(_ reference: PaymentReference, tenant: TenantID) async -> ProcessorAnswer {
        if case .answered(let answer) = await payments.lookup(reference, tenant: tenant) { answer } else { .unanswered }
    }

    private func newPayment(_ id: PaymentID, _ order: PayOrder, isExpired: Bool) throws(VaultError) -> OpenedPayment {
        let now = id.raw.milliseconds
        var row = PaymentRow(
            id: id, tenant: order.tenant, session: order.session, account: order.account, orderId: order.terms.orderId, status: .pending,
            isOpen: true, amount: order.terms.amount, currency: order.terms.currency, version: 1, keyVersion: keys.recordsVersion,
            sealedContent: [], sealedProgress: [], sealedNumber: nil)
        let keepsCard = order.terms.keepsCard && order.card.saved == nil && order.account != nil
        let content = PaymentContent(
            instrument: order.card.instrument, processor: payments.name, json: order.terms.json, keepsCard: keepsCard)
        row.sealedContent = try paymentSealer.seal(content, for: row)
        var progress = PaymentProgress()
        progress.log.append(.began(.authorisation, amount: row.amount, isFinal: false, reason: nil), at: now)
        if isExpired {
            // No issuer need be asked about a card whose month is over, and no number leaves.
            progress.log.append(.refused(step: 0, PaymentRefusal(.expiredCard, by: .gateway)), at: now)
        }
        var payment = OpenedPayment(row: row, content: content, progress: progress)
        try payment.seal(with: paymentSealer)
        return payment
    }

    /// The first transaction: the token is used up, payment, key and audit event are there.
    private func begin(
        _ payment: OpenedPayment, _ order: PayOrder, key: RememberedKey?, at now: Int64, in transaction: any WriteTransaction
    ) throws {
        if let saved = order.card.saved {
            let row = try transaction.card(saved.id, tenant: order.tenant, account: saved.account)
            guard let row, row.status != .deleted else { throw VaultError.instrumentTokenInvalid }
        }
        if let redemption = order.card.redemption {
            guard try transaction.redeem(redemption, tenant: order.tenant, at: now) else { throw VaultError.instrumentTokenInvalid }
        }
        try transaction.insertPayment(payment.row)
        if let key {
            let answer = RememberedRow.Answer.payment(PaymentReference(payment: payment.id, step: 0))
            try transaction.remember(
                key.row(answer, tenant: order.tenant, at: now), outlived: now - Limits.idempotencyMilliseconds)
        }
        let event = AuditEvent(
            at: now, tenant: order.tenant, actor: order.actor, action: .paymentAuthorised, card: order.card.saved?.id,
            payment: payment.id)
        try keys.audit.append(event, to: transaction)
    }

    private static func charge(for order: PayOrder, payment: PaymentID) -> Charge {
        Charge(
            reference: PaymentReference(payment: payment, step: 0), tenant: order.tenant, amount: order.terms.amount,
            currency: order.terms.currency, number: order.card.number, month: order.card.month, year: order.card.year,
            securityCode: order.card.securityCode, person: order.card.person, account: order.account,
            isStored: order.card.saved != nil, descriptor: order.terms.descriptor, orderId: order.terms.orderId)
    }
}
