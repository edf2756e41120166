/// Who asks, after authentication.
public struct Caller: Equatable, Sendable {
    /// The tenant.
    public var tenant: TenantID
    /// What may be done.
    public var scopes: Scopes
    /// The one account that may be touched; nil for all of the tenant's.
    public var account: AccountID?
    /// How the audit log names the caller.
    public var actor: String

    /// Names a caller that was authenticated.
    public init(tenant: TenantID, scopes: Scopes, account: AccountID?, actor: String) {
        self.tenant = tenant
        self.scopes = scopes
        self.account = account
        self.actor = actor
    }
}
