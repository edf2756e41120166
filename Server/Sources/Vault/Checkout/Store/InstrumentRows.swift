/// The saved cards of one customer, as of one moment.
public struct InstrumentRows: Sendable {
    /// Without tombstones, oldest first.
    public var cards: [MaskedCardRow]
    /// The one that is offered first; nil when none was chosen. It is among `cards` unless it was deleted in this moment.
    public var defaultCard: CardID?

    /// Makes an answer.
    public init(cards: [MaskedCardRow], defaultCard: CardID?) {
        self.cards = cards
        self.defaultCard = defaultCard
    }
}
