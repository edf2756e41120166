public import CofferCardRules
public import CofferCrypto

/// What may be shown of a card that is not kept. Silent in every text form, because of the name.
public struct MaskedCard: Equatable, Sendable {
    /// The network.
    public var brand: CardBrand
    /// First six digits.
    public var bin: String
    /// Last four digits.
    public var last4: String
    /// How many digits the number has.
    public var numberLength: Int
    /// Month of expiry, 1 through 12.
    public var month: Int
    /// Year of expiry, four digits.
    public var year: Int
    /// The name on the card.
    public var holderName: String?

    init(_ facts: CardFacts, month: Int, year: Int, holderName: String?) {
        brand = facts.brand
        bin = facts.firstSix
        last4 = facts.last4
        numberLength = facts.count
        self.month = month
        self.year = year
        self.holderName = holderName
    }
}

extension MaskedCard: Silent {}
