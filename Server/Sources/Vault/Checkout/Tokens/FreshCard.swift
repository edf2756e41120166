public import CofferCrypto

/// A card that a customer typed at checkout and that is not kept; its form has been judged. Silent in every text form.
public struct FreshCard: Equatable, Sendable {
    /// The canonical number: ASCII digits.
    public var number: SecretBytes
    /// What may be shown of it.
    public var masked: MaskedCard
    /// The network that the customer chose for a card with two, by its name on the wire.
    public var preferredNetwork: String?
}

extension FreshCard: Silent {}
