/// An API key as the store keeps it: the code of its secret, never the secret.
public struct APIKeyRow: Equatable, Sendable {
    /// HMAC-SHA-256 of the secret's text under the vault's API key key, 32 bytes.
    public var code: [UInt8]
    /// The owner.
    public var tenant: TenantID
    /// What the key is for.
    public var kind: APIKeyKind
    /// When it was made, in milliseconds since 1970.
    public var createdAt: Int64
    /// When it was revoked, in milliseconds since 1970; nil while it is good.
    public var revokedAt: Int64?

    /// Makes a row from its columns.
    public init(code: [UInt8], tenant: TenantID, kind: APIKeyKind, createdAt: Int64, revokedAt: Int64? = nil) {
        self.code = code
        self.tenant = tenant
        self.kind = kind
        self.createdAt = createdAt
        self.revokedAt = revokedAt
    }
}
