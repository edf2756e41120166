public import CofferCrypto
public import CofferWire

/// A client session: what a merchant's back end says about one checkout before the app begins it. Silent in every text form.
public struct ClientSession: Sendable {
    /// The identifier.
    public var id: ClientSessionID
    /// The tenant.
    public var tenant: TenantID
    /// The customer, `customerId` of the content; nil when the session names none.
    public var account: AccountID?
    /// What the merchant said, as changed since.
    public var content: ClientSessionObject
    /// When it was made, in milliseconds since 1970.
    public var createdAt: Int64
    /// When it expires, in milliseconds since 1970; a change does not move it.
    public var expiresAt: Int64
    /// What the app shows for it, as header `Primer-Client-Token`; the same for the session's whole life.
    public var accessToken: String
}

extension ClientSession: Silent {}
