internal import CofferCrypto

extension Vault {
    /// Who shows an access token. Costs one search, and opens no content.
    /// - Parameter accessToken: The bytes of header `Primer-Client-Token`.
    /// - Throws: ``VaultError/invalidBearer`` when it is not one of ours, unchanged; ``VaultError/expiredBearer`` when its time is over.
    public func checkoutCaller(accessToken: some Collection<UInt8>) throws(VaultError) -> CheckoutCaller {
        let claims = try AccessToken(key: keys.checkoutTokens).claims(accessToken)
        let now = clock.milliseconds()
        guard claims.expiresAt > now else { throw .expiredBearer }
        let head: ClientSessionHead?
        do throws(StoreError) { head = try store.clientSessionHead(claims.session, tenant: claims.tenant) } catch { throw .store(error) }
        guard let head else { throw .invalidBearer }
        let account = try sessionSealer.openCustomer(head)
        guard head.expiresAt > now else { throw .expiredBearer }
        return CheckoutCaller(tenant: head.tenant, session: head.id, account: account, expiresAt: head.expiresAt)
    }
}
