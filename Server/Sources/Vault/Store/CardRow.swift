/// A card as the store keeps it: what reads need in plain columns, the rest sealed.
public struct CardRow: Sendable {
    /// Primary key.
    public var id: CardID
    /// The tenant.
    public var tenant: TenantID
    /// The customer.
    public var account: AccountID
    /// The merchant-side token; shares its time with `id`.
    public var token: CardToken
    /// Nil for a tombstone.
    public var fingerprint: Fingerprint?
    /// The version of the key that sealed both records.
    public var keyVersion: Int64
    /// The sealed number and expiry; nil for a tombstone.
    public var sealedNumber: [UInt8]?
    /// The sealed name and address; nil when there is neither.
    public var sealedPerson: [UInt8]?
    /// Where it is in its life.
    public var status: CardStatus
    /// What stands behind it.
    public var funding: CardFunding
    /// `CardBrand`'s raw value.
    public var brand: UInt8
    /// First six digits.
    public var bin: String
    /// Last four digits.
    public var last4: String
    /// Number of digits.
    public var numberLength: Int
    /// Month of expiry, 1 through 12.
    public var month: Int
    /// Year of expiry, four digits.
    public var year: Int
    /// Whether the customer can pay with it.
    public var buySupported: Bool
    /// Whether the customer can be paid to it.
    public var sellSupported: Bool
    /// The payment provider's id.
    public var providerId: String?
    /// Milliseconds since 1970.
    public var createdAt: Int64
    /// Milliseconds since 1970.
    public var verifiedAt: Int64?
    /// Milliseconds since 1970.
    public var declinedAt: Int64?
    /// Milliseconds since 1970.
    public var deletedAt: Int64?

    /// Makes a row from its columns.
    public init(
        id: CardID, tenant: TenantID, account: AccountID, token: CardToken, fingerprint: Fingerprint?, keyVersion: Int64,
        sealedNumber: [UInt8]?, sealedPerson: [UInt8]?, status: CardStatus, funding: CardFunding, brand: UInt8, bin: String,
        last4: String, numberLength: Int, month: Int, year: Int, buySupported: Bool, sellSupported: Bool, providerId: String?,
        createdAt: Int64, verifiedAt: Int64?, declinedAt: Int64?, deletedAt: Int64?
    ) {
        self.id = id
        self.tenant = tenant
        self.account = account
        self.token = token
        self.fingerprint = fingerprint
        self.keyVersion = keyVersion
        self.sealedNumber = sealedNumber
        self.sealedPerson = sealedPerson
        self.status = status
        self.funding = funding
        self.brand = brand
        self.bin = bin
        self.last4 = last4
        self.numberLength = numberLength
        self.month = month
        self.year = year
        self.buySupported = buySupported
        self.sellSupported = sellSupported
        self.providerId = providerId
        self.createdAt = createdAt
        self.verifiedAt = verifiedAt
        self.declinedAt = declinedAt
        self.deletedAt = deletedAt
    }
}
