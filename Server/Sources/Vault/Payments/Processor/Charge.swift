public import CofferCrypto

/// What a processor is shown to authorise a payment. Silent in every text form.
public struct Charge: Sendable {
    /// Names the authorisation.
    public var reference: PaymentReference
    /// The tenant that is paid.
    public var tenant: TenantID
    /// In minor units, above zero.
    public var amount: Int64
    /// ISO 4217, three upper-case letters.
    public var currency: String
    /// The canonical number: ASCII digits, valid by brand, length and checksum.
    public var number: SecretBytes
    /// Month of expiry, 1 through 12.
    public var month: Int
    /// Year of expiry, four digits.
    public var year: Int
    /// The security code, ASCII digits; nil when the customer was not asked for it.
    public var securityCode: SecretBytes?
    /// Name and address.
    public var person: CardPerson
    /// The customer, where there is one.
    public var account: AccountID?
    /// Whether the card was saved before this payment.
    public var isStored: Bool
    /// What the customer's statement should show.
    public var descriptor: String?
    /// The merchant's order.
    public var orderId: String?
}

extension Charge: Silent {}
