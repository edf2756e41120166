public import CofferCrypto

/// A saved card, ready to pay once. Silent in every text form.
public struct ExchangedInstrument: Sendable {
    /// The card.
    public var instrument: Instrument
    /// The token that pays.
    public var token: SingleUseToken
}

extension ExchangedInstrument: Silent {}
