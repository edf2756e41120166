/// Every limit of the vault's domain.
public enum Limits {
    /// The longest idempotency key, in characters (Unicode scalars of its UTF-8 text).
    public static let idempotencyKeyCharactersMax = 255
    /// The longest account identifier, in bytes.
    public static let accountBytesMax = 128
    /// The longest holder name, address line or other text member, in bytes of UTF-8.
    public static let textBytesMax = 512
    /// The longest name of a network that a customer chose, in bytes.
    public static let networkBytesMax = 32
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
    /// Bearers that are remembered after their signature was checked.
    static let knownBearersMax = 256
    /// Access tokens that are remembered after their signature was checked, at about half a kilobyte each.
    static let knownAccessTokensMax = 32_768
    /// How long the answer to an idempotency key is kept, in milliseconds: 24 hours.
    public static let idempotencyMilliseconds: Int64 = 24 * 3_600_000
    /// The largest amount of a payment, in minor units: twelve digits, what card networks carry (ISO 8583 field 4).
    public static let amountMax: Int64 = 999_999_999_999
    /// Steps that one payment may have: its authorisation, captures, refunds and a cancellation.
    public static let paymentStepsMax = 100
    /// How long a customer may take over a required action, in milliseconds: one hour.
    public static let actionMilliseconds: Int64 = 3_600_000
    /// How long a payment may take before it is left pending, in milliseconds: 90 seconds (primer.md §5).
    public static let paymentMilliseconds: Int64 = 90_000
    /// Payments that one page of a list holds at most.
    public static let paymentPageMax = 100
    /// How long a client session and its tokens live, in milliseconds: 24 hours (primer.md §5.1).
    public static let clientSessionMilliseconds: Int64 = 24 * 3_600_000
    /// How long a single-use token can be paid with, in milliseconds: 10 minutes.
    public static let singleUseMilliseconds: Int64 = 600_000
    /// How long a redemption is remembered, in milliseconds: 24 hours, so that a clock that is put back by less revives no token.
    public static let redemptionMilliseconds: Int64 = 24 * 3_600_000
    /// The longest client token that is looked at, in bytes.
    public static let clientTokenBytesMax = 4_096
    /// The longest single-use token that is looked at, in bytes.
    public static let singleUseBytesMax = 2_048
    /// Audit events that the chain's check reads at once.
    static let auditPageMax = 1_000
}
