/// What a processor knows about a card that it approved.
public struct CardApproval: Equatable, Sendable {
    /// What stands behind the card.
    public var funding: CardFunding
    /// Whether the customer can pay with it.
    public var buySupported: Bool
    /// Whether the customer can be paid to it.
    public var sellSupported: Bool

    /// Makes an approval; both directions are supported unless said otherwise.
    public init(funding: CardFunding, buySupported: Bool = true, sellSupported: Bool = true) {
        self.funding = funding
        self.buySupported = buySupported
        self.sellSupported = sellSupported
    }
}
