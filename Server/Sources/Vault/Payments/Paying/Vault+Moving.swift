internal import CofferCrypto

extension Vault {
    /// Takes a part or all of what a payment has reserved.
    ///
    /// What is taken is written down before the processor is asked, so that several captures at once never exceed the amount.
    /// - Parameters:
    ///   - amount: In minor units; nil for all that is left.
    ///   - isFinal: Whether nothing more will be captured.
    ///   - key: The idempotency key, 1 through 255 characters.
    /// - Throws: ``VaultError/paymentNotFound`` alike for absent and foreign payments, ``VaultError/paymentStatus(_:)``,
    ///   ``VaultError/amountTooLarge(available:)``, ``VaultError/invalidPayment(field:)``, ``VaultError/paymentRefused(_:)`` when the processor
    ///   refused; idempotency's refusals.
    public func capture(
        _ id: String, amount: Int64? = nil, isFinal: Bool = true, key: String? = nil, by caller: Caller
    ) async throws(VaultError) -> PaymentAnswer {
        try await move(id, PaymentOrder(kind: .capture, amount: amount, isFinal: isFinal), key: key, by: caller)
    }

    /// Gives up a payment of which nothing was captured.
    /// - Parameter reason: The merchant's words; at most ``Limits/textBytesMax`` bytes, no card number.
    /// - Throws: As ``capture(_:amount:isFinal:key:by:)``.
    public func cancel(
        _ id: String, reason: String? = nil, key: String? = nil, by caller: Caller
    ) async throws(VaultError) -> PaymentAnswer {
        try await move(id, PaymentOrder(kind: .cancellation, reason: reason), key: key, by: caller)
    }

    /// Gives back a part or all of what was captured.
    /// - Parameters:
    ///   - amount: In minor units; nil for all that is left.
    ///   - reason: The merchant's words; at most ``Limits/textBytesMax`` bytes, no card number.
    /// - Throws: As ``capture(_:amount:isFinal:key:by:)``.
    public func refund(
        _ id: String, amount: Int64? = nil, reason: String? = nil, key: String? = nil, by caller: Caller
    ) async throws(VaultError) -> PaymentAnswer {
        try await move(id, PaymentOrder(kind: .refund, amount: amount, reason: reason), key: key, by: caller)
    }

    private func move(
        _ text: String, _ order: PaymentOrder, key: String?, by caller: Caller
    ) async throws(VaultError) -> PaymentAnswer {
        guard caller.scopes.contains(.managePayments) else { throw .notPermitted }
        guard let id = PaymentID(text) else { throw .paymentNotFound }
        try PaymentTerms.check(order.reason, .reason)
        let scope = RememberedScope(tenant: caller.tenant, session: nil)
        return try await once(key, scope, request: order.bytes(of: id)) { (key) async throws(VaultError) in
            let begun = try await self.begin(order, of: id, key: key, by: caller)
            let step = begun.state.steps.count - 1
            let movement = begun.movement(begun.state.steps[step])
            let payment = try await self.waiting(for: begun) { [self] in
                var answer = await ask(order.kind, movement)
                if answer == .unanswered { answer = await lookedUp(movement.reference, tenant: caller.tenant) }
                return await settle(begun, step: step, with: answer, by: caller.actor)
            }
            return (payment, step)
        }
    }

    private func ask(_ kind: PaymentStep.Kind, _ movement: Movement) async -> ProcessorAnswer {
        switch kind {
        case .capture: await payments.capture(movement)
        case .cancellation: await payments.cancel(movement)
        case .refund: await payments.refund(movement)
        case .authorisation: .unanswered
        }
    }

    /// Writes down what is about to be asked. The payment counts as under way from here on.
    private func begin(
        _ order: PaymentOrder, of id: PaymentID, key: RememberedKey?, by caller: Caller
    ) async throws(VaultError) -> OpenedPayment {
        let now = clock.milliseconds()
        underWay.enter(id)
        do {
            return try await store.write { [self] transaction in
                let current = try opened(id, tenant: caller.tenant, in: transaction)
                let event = try current.state.begin(order)
                let next = try current.after([event], at: now, sealer: paymentSealer)
                guard try transaction.updatePayment(next.row) else { throw VaultError.store(.malformedRow) }
                if let key {
                    let answer = RememberedRow.Answer.payment(PaymentReference(payment: id, step: current.state.steps.count))
                    try transaction.remember(
                        key.row(answer, tenant: caller.tenant, at: now), outlived: now - Limits.idempotencyMilliseconds)
                }
                let audit = AuditEvent(
                    at: now, tenant: caller.tenant, actor: caller.actor, action: order.kind.auditAction,
                    card: current.content.instrument.card, payment: id)
                try keys.audit.append(audit, to: transaction)
                return next
            }
        } catch {
            underWay.leave(id)
            throw VaultError(folding: error)
        }
    }
}

extension PaymentStep.Kind {
    /// How the audit log calls the step before the processor is asked.
    var auditAction: AuditAction {
        switch self {
        case .authorisation: .paymentAuthorised
        case .capture: .paymentCaptured
        case .cancellation: .paymentCancelled
        case .refund: .paymentRefunded
        }
    }
}

extension PaymentOrder {
    /// All that the order asks for, for an idempotency key.
    func bytes(of payment: PaymentID) -> [UInt8] {
        var bytes = ByteWriter(capacity: 64)
        bytes.append(byte: kind.rawValue)
        payment.raw.withUnsafeBytes { bytes.append(raw: $0) }
        bytes.append(byte: amount == nil ? 0 : 1)
        bytes.append(amount ?? 0)
        bytes.append(byte: isFinal ? 1 : 0)
        bytes.append(optional: reason)
        return bytes.bytes
    }
}
