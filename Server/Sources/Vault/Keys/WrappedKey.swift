/// A key sealed under the key encryption key.
public struct WrappedKey: Equatable, Sendable {
    /// What it is for.
    public var purpose: KeyPurpose
    /// The tenant, or nil for a key of the whole vault.
    public var tenant: TenantID?
    /// From 1; the newest is used for new records.
    public var version: Int64
    /// The sealed 32 bytes.
    public var sealed: [UInt8]
    /// When it was made, in milliseconds since 1970.
    public var createdAt: Int64

    /// Makes a key from its columns.
    public init(purpose: KeyPurpose, tenant: TenantID?, version: Int64, sealed: [UInt8], createdAt: Int64) {
        self.purpose = purpose
        self.tenant = tenant
        self.version = version
        self.sealed = sealed
        self.createdAt = createdAt
    }
}
