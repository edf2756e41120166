/// What a writer must know of one account before it adds a card. An account that was never used has none of it.
public struct AccountState: Equatable, Sendable {
    /// Live cards in any status.
    public var live = 0
    /// Live cards that are verified.
    public var verified = 0
    /// Cards that were deleted.
    public var deleted = 0

    /// Makes an unused account.
    public init() {}

    /// Whether the account has ever held a card.
    public var isUsed: Bool { live + deleted > 0 }
}
