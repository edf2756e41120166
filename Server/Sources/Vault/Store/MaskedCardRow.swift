/// What a masked read needs of a card's row: all of it but the fingerprint and the sealed number.
public struct MaskedCardRow: Sendable {
    /// Primary key.
    public var id: CardID
    /// The tenant.
    public var tenant: TenantID
    /// The customer.
    public var account: AccountID
    /// The merchant-side token; shares its time with `id`.
    public var token: CardToken
    /// The version of the key that sealed the records.
    public var keyVersion: Int64
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
        id: CardID, tenant: TenantID, account: AccountID, token: CardToken, keyVersion: Int64, sealedPerson: [UInt8]?,
        status: CardStatus, funding: CardFunding, brand: UInt8, bin: String, last4: String, numberLength: Int, month: Int, year: Int,
        buySupported: Bool, sellSupported: Bool, providerId: String?, createdAt: Int64, verifiedAt: Int64?, declinedAt: Int64?,
        deletedAt: Int64?
    ) {
        self.id = id
        self.tenant = tenant
        self.account = account
        self.token = token
        self.keyVersion = keyVersion
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

extension CardRow {
    /// The row without fingerprint and sealed number.
    public var masked: MaskedCardRow {
        MaskedCardRow(
            id: id, tenant: tenant, account: account, token: token, keyVersion: keyVersion, sealedPerson: sealedPerson, status: status,
            funding: funding, brand: brand, bin: bin, last4: last4, numberLength: numberLength, month: month, year: year,
            buySupported: buySupported, sellSupported: sellSupported, providerId: providerId, createdAt: createdAt,
            verifiedAt: verifiedAt, declinedAt: declinedAt, deletedAt: deletedAt)
    }
}
