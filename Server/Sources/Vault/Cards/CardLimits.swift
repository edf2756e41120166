/// Whether a customer may add and verify more cards (coinme.md §1.7).
public struct CardLimits: Equatable, Sendable {
    /// The number of verified cards is at its limit.
    public var maxVerifiedReached: Bool
    /// The number of cards is at its limit.
    public var maxTotalReached: Bool

    /// Makes an answer.
    public init(maxVerifiedReached: Bool, maxTotalReached: Bool) {
        self.maxVerifiedReached = maxVerifiedReached
        self.maxTotalReached = maxTotalReached
    }

    /// One of the two is reached.
    public var maxReached: Bool { maxVerifiedReached || maxTotalReached }
}
