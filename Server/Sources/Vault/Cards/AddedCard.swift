/// The answer to an addition that was not refused.
public struct AddedCard: Sendable {
    /// The card as it is now.
    public var card: StoredCard
    /// What the addition did.
    public var effect: Effect
    /// Whether this repeats the answer to an earlier request with the same idempotency key; nothing was done this time.
    public var isReplay: Bool

    /// What an addition can do; the raw value is what the store keeps for a replay.
    public enum Effect: Int64, Sendable {
        /// A new card.
        case added = 1
        /// The account had the number already, with another expiry: the card was updated (D12).
        case expiryUpdated = 2
        /// The customer had the card already, unchanged; checkout face only (D12).
        case existing = 3
    }
}
