public import CofferCrypto

/// What became of a card that was typed at checkout. Silent in every text form.
public enum TokenisedCard: Sendable {
    /// It is in the token and nowhere else.
    case payableOnce(SingleUseToken, MaskedCard)
    /// It is an instrument of the customer; the second says whether it was one before.
    case kept(Instrument, AddedCard.Effect)
}

extension TokenisedCard: Silent {}
