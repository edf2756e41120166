extension Vault {
    /// Carries out a request that moves money once for its idempotency key.
    ///
    /// The key is kept in the first transaction of `work`, so a crash at any point leaves either nothing or a payment that a repeated request
    /// finds. A refused request has kept nothing.
    /// - Parameter work: Given the key to keep; its payment, and the step that it asked for.
    /// - Throws: ``VaultError/paymentRefused(_:)`` when the processor refused a step after the authorisation, the first time and every time.
    func once(
        _ text: String?, _ scope: RememberedScope, request: [UInt8],
        work: (RememberedKey?) async throws(VaultError) -> (payment: Payment, step: Int)
    ) async throws(VaultError) -> PaymentAnswer {
        guard let text else {
            let done = try await work(nil)
            return try PaymentAnswer(done.payment, step: done.step, isReplay: false)
        }
        let key = try rememberedKey(text, scope, request: request)
        let place = try claim(key, tenant: scope.tenant)
        defer { gate.leave(place) }
        if let row = try remembered(key, tenant: scope.tenant) {
            guard case .payment(let reference) = row.answer else { throw .idempotencyKeyReused }
            let payment = try await replayed(reference, tenant: scope.tenant)
            return try PaymentAnswer(payment, step: reference.step, isReplay: true)
        }
        let done = try await work(key)
        return try PaymentAnswer(done.payment, step: done.step, isReplay: false)
    }

    /// The payment as it was when a step was first answered. If it never was, the processor is asked now what became of it.
    private func replayed(_ reference: PaymentReference, tenant: TenantID) async throws(VaultError) -> Payment {
        let row = try folding { try store.payment(reference.payment, tenant: tenant) }
        guard let row else { throw .damagedRecord }
        let payment = await recovered(try paymentSealer.open(row))
        return payment.payment(in: payment.progress.log.state(atFirstAnswerOf: reference.step))
    }
}

extension PaymentAnswer {
    /// - Throws: ``VaultError/paymentRefused(_:)``.
    fileprivate init(_ payment: Payment, step: Int, isReplay: Bool) throws(VaultError) {
        if step > 0, payment.steps.indices.contains(step), case .refused(let refusal) = payment.steps[step].outcome {
            throw .paymentRefused(refusal.code)
        }
        self.init(payment: payment, isReplay: isReplay)
    }
}
