/// What must be read of a client session to know whose it is; its content is not among it.
public struct ClientSessionHead: Equatable, Sendable {
    /// Primary key.
    public var id: ClientSessionID
    /// The tenant.
    public var tenant: TenantID
    /// From 1, one more with every change; part of what both sealed texts are bound to.
    public var revision: Int64
    /// The version of the key that sealed both texts.
    public var keyVersion: Int64
    /// Milliseconds since 1970.
    public var createdAt: Int64
    /// Milliseconds since 1970; at this moment it is expired.
    public var expiresAt: Int64
    /// The sealed customer.
    public var sealedCustomer: [UInt8]

    /// Makes a head from its columns.
    public init(
        id: ClientSessionID, tenant: TenantID, revision: Int64, keyVersion: Int64, createdAt: Int64, expiresAt: Int64,
        sealedCustomer: [UInt8]
    ) {
        self.id = id
        self.tenant = tenant
        self.revision = revision
        self.keyVersion = keyVersion
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.sealedCustomer = sealedCustomer
    }
}
