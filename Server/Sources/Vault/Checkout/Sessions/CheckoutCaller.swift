public import CofferCrypto

/// An app that showed a good access token. Silent in every text form.
///
/// Says whose session it is and nothing of its content, which is opened only where it is needed: ``Vault/clientSession(of:)``.
public struct CheckoutCaller: Equatable, Sendable {
    /// The tenant.
    public let tenant: TenantID
    /// The session.
    public let session: ClientSessionID
    /// The session's customer when the token was shown; nil when the session names none.
    public let account: AccountID?
    /// When the session expires, in milliseconds since 1970.
    public let expiresAt: Int64
    /// How the audit log names the caller.
    public var actor: String { "client-session" }

    init(tenant: TenantID, session: ClientSessionID, account: AccountID?, expiresAt: Int64) {
        self.tenant = tenant
        self.session = session
        self.account = account
        self.expiresAt = expiresAt
    }

    /// The same as a caller who may do everything with the cards of this customer.
    /// - Throws: ``VaultError/noCustomer``.
    func owner() throws(VaultError) -> (caller: Caller, account: AccountID) {
        guard let account else { throw .noCustomer }
        let caller = Caller(tenant: tenant, scopes: [.addCards, .readCards, .deleteCards], account: account, actor: actor)
        return (caller, account)
    }
}

extension CheckoutCaller: Silent {}
