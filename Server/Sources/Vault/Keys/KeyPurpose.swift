/// What a wrapped key is for; the raw value is what the store keeps.
public enum KeyPurpose: Int64, CaseIterable, Sendable {
    /// Seals cards (a data encryption key).
    case records = 1
    /// Fingerprints the cards of one tenant.
    case fingerprints = 2
    /// Signs bearers.
    case bearers = 3
    /// Chains the audit log.
    case audit = 4
    /// Codes of requests under idempotency keys.
    case idempotency = 5
    /// Codes of API keys.
    case apiKeys = 6
}
