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
    /// Signs client tokens and access tokens of the checkout face.
    case checkoutTokens = 7
    /// Seals the single-use tokens of the checkout face.
    case singleUse = 8
    /// Seals client sessions.
    case sessions = 9

    /// Whether its keys seal (AES-256-GCM); the others make codes (HMAC-SHA-256).
    var seals: Bool {
        switch self {
        case .records, .singleUse, .sessions: true
        case .fingerprints, .bearers, .audit, .idempotency, .apiKeys, .checkoutTokens: false
        }
    }

    /// Whether every database has had the key from its first day, so that a missing one is damage. The others came later and are made
    /// when an older database is opened.
    var isOriginal: Bool {
        switch self {
        case .records, .fingerprints, .bearers, .audit, .idempotency, .apiKeys: true
        case .checkoutTokens, .singleUse, .sessions: false
        }
    }
}
