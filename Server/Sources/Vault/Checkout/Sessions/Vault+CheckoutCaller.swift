internal import CofferCrypto

extension Vault {
    /// Who shows an access token. Costs one search, and opens no content.
    /// - Parameter accessToken: The bytes of header `Primer-Client-Token`.
    /// - Throws: ``VaultError/invalidBearer`` when it is not one of ours, unchanged; ``VaultError/expiredBearer`` when its time is over.
    public func checkoutCaller(accessToken: some Collection<UInt8>) throws(VaultError) -> CheckoutCaller {
        let known = accessToken.withContiguousStorageIfAvailable { knownAccessTokens.meaning(of: UnsafeRawBufferPointer($0)) } ?? nil
        let claims: AccessToken.Claims
        if let known { claims = known.claims } else { claims = try AccessToken(key: keys.checkoutTokens).claims(accessToken) }
        let now = clock.milliseconds()
        guard claims.expiresAt > now else { throw .expiredBearer }
        let head: ClientSessionHead?
        do throws(StoreError) { head = try store.clientSessionHead(claims.session, tenant: claims.tenant) } catch { throw .store(error) }
        guard let head else { throw .invalidBearer }
        let account: AccountID?
        // The row decides. Where it is the one that was opened before, its customer is too.
        if let known, known.head == head {
            account = known.account
        } else {
            account = try sessionSealer.openCustomer(head)
            let meaning = AccessToken.Meaning(claims: claims, head: head, account: account)
            Array(accessToken).withUnsafeBytes { knownAccessTokens.remember($0, meaning) }
        }
        guard head.expiresAt > now else { throw .expiredBearer }
        return CheckoutCaller(tenant: head.tenant, session: head.id, account: account, expiresAt: head.expiresAt)
    }
}
