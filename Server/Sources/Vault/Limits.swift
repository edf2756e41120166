/// Every limit of the vault's domain.
public enum Limits {
    /// The longest idempotency key, in characters (Unicode scalars of its UTF-8 text).
    public static let idempotencyKeyCharactersMax = 255
    /// The longest account identifier, in bytes.
    public static let accountBytesMax = 128
    /// The longest holder name, address line or other text member, in bytes of UTF-8.
    public static let textBytesMax = 512
    /// Cards that one customer may keep, in any status but deleted (coinme.md §1.7).
    public static let savedCardsMax = 5
    /// Verified cards that one customer may keep (coinme.md §1.7).
    public static let verifiedCardsMax = 3
    /// How long a partner's bearer lives, in seconds (coinme.md §1.8).
    public static let partnerBearerSeconds: Int64 = 3_600
    /// How long a customer's add-only bearer lives, in seconds.
    public static let customerBearerSeconds: Int64 = 600
    /// The longest bearer that is looked at, in bytes.
    public static let bearerBytesMax = 1_024
    /// How long the answer to an idempotency key is kept, in milliseconds: 24 hours.
    public static let idempotencyMilliseconds: Int64 = 24 * 3_600_000
    /// Audit events that the chain's check reads at once.
    static let auditPageMax = 1_000
}
