public import CofferCrypto

/// A saved card as the checkout face shows it; its id is the card's ``CardID``, its merchant-side token the card's ``CardToken``. Silent
/// in every text form, because of name and address.
public struct Instrument: Sendable {
    /// The card, masked; from a list, without its billing address.
    public var card: StoredCard
    /// Whether it is offered first.
    public var isDefault: Bool

    /// Whether the processor has found the card good.
    public var isVerified: Bool { card.status == .verified }
}

extension Instrument: Silent {}
