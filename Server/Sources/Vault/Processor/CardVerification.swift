public import CofferCrypto

/// What a processor is shown of a card. Silent in every text form.
public struct CardVerification: Sendable {
    /// The tenant that asks.
    public var tenant: TenantID
    /// The customer.
    public var account: AccountID
    /// The canonical number: ASCII digits, valid by brand, length and checksum.
    public var number: SecretBytes
    /// Month of expiry, 1 through 12.
    public var month: Int
    /// Year of expiry, four digits.
    public var year: Int
    /// The security code: ASCII digits, of a length that the brand allows.
    public var securityCode: SecretBytes
    /// Name and address.
    public var person: CardPerson
    /// The payment provider's id.
    public var providerId: String?
    /// The first intended use.
    public var direction: TradeDirection?
}

extension CardVerification: Silent {}
