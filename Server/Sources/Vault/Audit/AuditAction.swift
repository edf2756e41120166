/// What an audit event records; the raw value is what the store keeps.
public enum AuditAction: String, CaseIterable, Sendable {
    /// A card was added.
    case cardAdded = "card.add"
    /// A card's expiry was replaced (D12).
    case cardExpiryUpdated = "card.update"
    /// A card was deleted.
    case cardDeleted = "card.delete"
    /// A processor is about to be shown a card's number, to authorise a payment (D10).
    case paymentAuthorised = "payment.authorise"
    /// A processor is about to be asked to go on with a payment after the customer's decision.
    case paymentResumed = "payment.resume"
    /// A processor is about to be asked to capture.
    case paymentCaptured = "payment.capture"
    /// A processor is about to be asked to give up what is reserved.
    case paymentCancelled = "payment.cancel"
    /// A processor is about to be asked to give back.
    case paymentRefunded = "payment.refund"
    /// A processor's answer was written down.
    case paymentAnswered = "payment.result"
    /// A customer decided about a required action.
    case paymentDecided = "payment.decide"
    /// A tenant was made.
    case tenantCreated = "tenant.create"
    /// An API key was made.
    case apiKeyCreated = "api-key.create"
    /// A key was made and wrapped.
    case keyCreated = "key.create"
}
