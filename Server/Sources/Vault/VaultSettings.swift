/// What an operator may change about the vault's policies.
public struct VaultSettings: Equatable, Sendable {
    /// Cards that one customer may keep, in any status but deleted.
    public var savedCardsMax = Limits.savedCardsMax
    /// Verified cards that one customer may keep on the CAAS face.
    public var verifiedCardsMax = Limits.verifiedCardsMax
    /// Whether deleted cards count against `savedCardsMax`; coinme.md §1.7 leaves it open, and deleting frees a place by default.
    public var countsDeletedCards = false
    /// How long a partner's bearer lives, in seconds.
    public var partnerBearerSeconds = Limits.partnerBearerSeconds
    /// How long a customer's add-only bearer lives, in seconds.
    public var customerBearerSeconds = Limits.customerBearerSeconds
    /// How long a payment may take before it is left pending, in milliseconds.
    public var paymentMilliseconds = Limits.paymentMilliseconds

    /// The defaults.
    public init() {}
}
