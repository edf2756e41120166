/// How the service says that a checkout ended; raw values are the wire's.
public enum PrimerCheckoutOutcome: String, Codable, CaseIterable, Sendable {
    /// It ended well, whatever the payment's status.
    case complete = "CHECKOUT_COMPLETE"
    /// It failed, whatever the payment's status.
    case failure = "CHECKOUT_FAILURE"
    /// The payment's status decides.
    case determineFromPaymentStatus = "DETERMINE_FROM_PAYMENT_STATUS"
}
