public import CofferCardRules
public import CofferCrypto

/// The card that a payment was made with, as it was then; never its number. Silent in every text form.
public struct PaidInstrument: Equatable, Sendable {
    /// The saved card; nil for one that is not kept.
    public var card: CardID?
    /// The merchant-side token of a saved card.
    public var token: CardToken?
    /// The network.
    public var brand: CardBrand
    /// First six digits.
    public var bin: String
    /// Last four digits.
    public var last4: String
    /// Month of expiry, 1 through 12.
    public var month: Int
    /// Year of expiry, four digits.
    public var year: Int
    /// What stands behind the card.
    public var funding: CardFunding
    /// The name on the card.
    public var holderName: String?

    /// Whether the card is saved.
    public var isVaulted: Bool { card != nil }
}

extension PaidInstrument: Silent {}
