/// What a writer must know of one account before it adds a card.
public struct AccountState: Equatable, Sendable {
    /// Whether the account has been used before.
    public var exists = false
    /// Live cards in any status.
    public var live = 0
    /// Live cards that are verified.
    public var verified = 0
    /// Cards that were deleted.
    public var deleted = 0
    /// What is kept for the idempotency key that was asked for.
    public var idempotency: IdempotencyRecord?

    /// Makes an unused account.
    public init() {}
}
