/// What an audit event records; the raw value is what the store keeps.
public enum AuditAction: String, CaseIterable, Sendable {
    /// A card was added.
    case cardAdded = "card.add"
    /// A card's expiry was replaced (D12).
    case cardExpiryUpdated = "card.update"
    /// A card was deleted.
    case cardDeleted = "card.delete"
    /// A tenant was made.
    case tenantCreated = "tenant.create"
    /// An API key was made.
    case apiKeyCreated = "api-key.create"
    /// A key was made and wrapped.
    case keyCreated = "key.create"
}
