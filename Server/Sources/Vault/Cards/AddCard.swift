public import CofferCrypto

/// A request to vault a card, as it came from the wire. Silent in every text form.
public struct AddCard: Sendable {
    /// The customer, not judged yet.
    public var account: String
    /// The number as typed, in ASCII.
    public var number: SecretBytes
    /// The month as sent, `"02"`.
    public var month: String
    /// The year as sent, `"2030"`.
    public var year: String
    /// The security code, in ASCII. Shown to the processor and never stored.
    public var securityCode: SecretBytes
    /// Name and address; stored sealed.
    public var person: CardPerson
    /// The payment provider's id.
    public var providerId: String?
    /// The risk session's id.
    public var webSessionId: String?
    /// The first intended use.
    public var direction: TradeDirection?
    /// The caller's idempotency key; up to 255 characters.
    public var idempotencyKey: String?
    /// The face that asks; the two differ when the card is known already (D12).
    public var face: Face

    /// The two faces of the vault.
    public enum Face: Sendable {
        /// The CAAS face: a card may belong to one account only, and adding it again is a refusal.
        case caas
        /// The checkout face: a card may belong to many customers, and adding it again gives the existing one.
        case checkout
    }

    /// Makes a request; everything but account and card may be absent.
    public init(
        account: String, number: SecretBytes, month: String, year: String, securityCode: SecretBytes,
        person: CardPerson = CardPerson(), providerId: String? = nil, webSessionId: String? = nil,
        direction: TradeDirection? = nil, idempotencyKey: String? = nil, face: Face = .caas
    ) {
        self.account = account
        self.number = number
        self.month = month
        self.year = year
        self.securityCode = securityCode
        self.person = person
        self.providerId = providerId
        self.webSessionId = webSessionId
        self.direction = direction
        self.idempotencyKey = idempotencyKey
        self.face = face
    }
}

extension AddCard: Silent {}
