/// A payment as the store keeps it: what lists filter by in plain columns, the rest sealed.
public struct PaymentRow: Equatable, Sendable {
    /// Primary key, ordered by time.
    public var id: PaymentID
    /// The tenant.
    public var tenant: TenantID
    /// The client session it was made in; nil for one that a merchant made.
    public var session: TimedID?
    /// The customer, where there is one.
    public var account: AccountID?
    /// The merchant's order.
    public var orderId: String?
    /// Where it is.
    public var status: PaymentStatus
    /// Whether it waits for a processor or for a customer; such payments are looked at when the vault starts.
    public var isOpen: Bool
    /// In minor units.
    public var amount: Int64
    /// ISO 4217, three upper-case letters.
    public var currency: String
    /// How often it was changed; a change that was prepared from an older state is not written.
    public var version: Int64
    /// The version of the key that sealed the columns below.
    public var keyVersion: Int64
    /// Terms, customer's data and the masked card; never changes.
    public var sealedContent: [UInt8]
    /// The log, and the saved card once there is one.
    public var sealedProgress: [UInt8]
    /// The number of a card that is to be kept once the payment succeeds; only while a customer acts.
    public var sealedNumber: [UInt8]?

    /// Makes a row from its columns.
    public init(
        id: PaymentID, tenant: TenantID, session: TimedID?, account: AccountID?, orderId: String?, status: PaymentStatus, isOpen: Bool,
        amount: Int64, currency: String, version: Int64, keyVersion: Int64, sealedContent: [UInt8], sealedProgress: [UInt8],
        sealedNumber: [UInt8]?
    ) {
        self.id = id
        self.tenant = tenant
        self.session = session
        self.account = account
        self.orderId = orderId
        self.status = status
        self.isOpen = isOpen
        self.amount = amount
        self.currency = currency
        self.version = version
        self.keyVersion = keyVersion
        self.sealedContent = sealedContent
        self.sealedProgress = sealedProgress
        self.sealedNumber = sealedNumber
    }
}
