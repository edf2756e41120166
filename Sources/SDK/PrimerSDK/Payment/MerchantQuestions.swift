import CofferFoundation

/// What a merchant is asked before a payment with a saved method is created, once per attempt.
struct MerchantQuestions: Sendable {
    /// Whether to go on.
    let beforePayment: BeforePaymentCreateHandler?
    /// The key of the attempt, used where the decision brings none.
    let idempotencyKey: @Sendable () -> String?
    /// Makes a key where the merchant gives none: every creation has one.
    let ownKey: @Sendable () -> String

    /// Asks.
    /// - Returns: What an attempt takes as its event; an unanswered question is an abort.
    func ask(paymentMethodType type: String) async -> PaymentAttempt.Event {
        var decision = PrimerPaymentCreationDecision.continuePaymentCreation()
        if let beforePayment {
            let answer = OneAnswer<PrimerPaymentCreationDecision>()
            put(beforePayment, type, into: answer)
            decision = await answer.wait() ?? .abortPaymentCreation(withErrorMessage: "No decision was made")
        }
        switch decision {
        case .abortPaymentCreation(let message): return .forbidden(.merchantError(message: message ?? "Payment creation aborted"))
        case .continuePaymentCreation(let key): return judged(key ?? idempotencyKey() ?? ownKey())
        }
    }

    /// In a function of its own, so that the slot lives only as long as the merchant keeps the closure.
    private func put(_ handler: BeforePaymentCreateHandler, _ type: String, into answer: OneAnswer<PrimerPaymentCreationDecision>) {
        let slot = AnswerSlot(answer)
        handler(PrimerCheckoutPaymentMethodData(paymentMethodType: PrimerCheckoutPaymentMethodType(type: type))) { slot.give($0) }
    }

    private func judged(_ key: String) -> PaymentAttempt.Event {
        guard HeaderText.isSound(key), key.utf8.count <= CheckoutLimits.idempotencyKeyCharactersMax else {
            let reason = "it must have 1 to \(CheckoutLimits.idempotencyKeyCharactersMax) visible ASCII characters"
            return .forbidden(.invalidValue(key: "idempotencyKey", reason: reason))
        }
        return .allowed(key: key)
    }
}
