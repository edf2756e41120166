/// What a merchant decides just before a payment is created.
public enum PrimerPaymentCreationDecision: Equatable, Sendable {
    /// Create it. A key makes a repeated request the same payment instead of a second one; nil leaves the key to the session.
    case continuePaymentCreation(withIdempotencyKey: String? = nil)
    /// Do not create it. The message goes into the error, nil stands for `Payment creation aborted`.
    case abortPaymentCreation(withErrorMessage: String? = nil)
}
