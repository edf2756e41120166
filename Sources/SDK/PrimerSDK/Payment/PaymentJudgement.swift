import CofferWire

/// What an answer to creating or resuming a payment means (primer.md §3.6).
enum PaymentJudgement: Equatable, Sendable {
    /// The customer has to do something first.
    case act(RequiredActionObject)
    /// It is taken: paid, or being decided.
    case taken(id: String?, status: PaymentStatus)
    /// It is not paid.
    case failed(id: String, status: PaymentStatus)
    /// It may or may not be paid: it was resumed and is still being decided, or the answer names no payment.
    case undecided(id: String, status: PaymentStatus)

    /// Judges an answer.
    ///
    /// A pending payment with an action waits for it. Then the checkout's outcome decides. Where it does not, FAILED is a failure; a missing
    /// id is one too, and so is PENDING after a resumption unless the answer says that it counts as done, but those two may be paid.
    init(_ answer: PaymentResponseObject, isResumption: Bool) {
        let status = PaymentStatus(answer.status)
        let id = answer.id ?? answer.paymentId
        if let action = answer.requiredAction, answer.status == .pending {
            self = .act(action)
            return
        }
        switch (answer.checkoutOutcome, answer.status) {
        case (.complete, _): self = .taken(id: id, status: status)
        case (.failure, _), (_, .failed): self = .failed(id: id ?? "unknown", status: status)
        case _ where id == nil: self = .undecided(id: "unknown", status: status)
        case (_, .pending) where isResumption && answer.showSuccessCheckoutOnPendingPayment != true:
            self = .undecided(id: id ?? "unknown", status: status)
        default: self = .taken(id: id, status: status)
        }
    }
}

extension PaymentStatus {
    /// The wire's status.
    init(_ status: PaymentResponseObject.Status) {
        switch status {
        case .pending: self = .pending
        case .success: self = .success
        case .failed: self = .failed
        }
    }
}
