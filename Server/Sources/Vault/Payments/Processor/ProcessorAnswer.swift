/// What a processor says to a step of a payment.
public enum ProcessorAnswer: Equatable, Sendable {
    /// Done. `id` is the processor's own name for it.
    case approved(id: String?)
    /// Not done, and it will not be.
    case refused(PaymentRefusal)
    /// The customer must act first; to an authorisation only. `id` is the processor's own name for the action, `reason` a word for it.
    case actionRequired(id: String?, reason: String)
    /// The answer did not arrive: it may have been done. What became of it is found out by ``PaymentProcessor/lookup(_:tenant:)``.
    case unanswered
}
