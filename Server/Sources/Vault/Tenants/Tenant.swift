/// A partner whose customers' cards are kept apart from everyone else's.
public struct Tenant: Equatable, Sendable {
    /// The number inside the store.
    public var id: TenantID
    /// The public name in credentials, `partner_…`.
    public var partnerId: String
    /// A name for people.
    public var name: String
    /// When it was made, in milliseconds since 1970.
    public var createdAt: Int64

    /// Makes a tenant from its columns.
    public init(id: TenantID, partnerId: String, name: String, createdAt: Int64) {
        self.id = id
        self.partnerId = partnerId
        self.name = name
        self.createdAt = createdAt
    }
}
