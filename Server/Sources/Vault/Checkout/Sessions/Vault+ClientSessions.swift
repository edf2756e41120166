public import CofferWire
internal import CofferCrypto

extension Vault {
    /// Makes a client session; durable when this returns.
    /// - Throws: ``VaultError/notPermitted``; ``VaultError/invalidRequest(field:)`` with ``CardField/accountId`` for a malformed
    ///   `customerId`; ``VaultError/invalidSession(_:)`` for one that is too long; ``VaultError/cardNumberInSession(path:)``;
    ///   ``VaultError/unknownAccount``.
    public func createClientSession(_ content: ClientSessionObject, by caller: Caller) async throws(VaultError) -> ClientSession {
        guard caller.scopes.contains(.manageSessions) else { throw .notPermitted }
        let account = try SessionContent.account(of: content)
        if let account { try admit(account, webSessionId: nil) }
        let now = clock.milliseconds()
        let id: ClientSessionID
        do throws(CryptoError) { id = ClientSessionID(try TimedID(at: now, random: random)) } catch { throw .crypto(error) }
        let expiresAt = now + Limits.clientSessionMilliseconds
        let session = ClientSession(
            id: id, tenant: caller.tenant, account: account, content: content, createdAt: now, expiresAt: expiresAt,
            accessToken: try accessToken(of: id, tenant: caller.tenant, expiresAt: expiresAt))
        let row = try sessionSealer.seal(session, revision: 1)
        do {
            try await store.write { try $0.insertClientSession(row, outlived: now - Limits.clientSessionMilliseconds) }
        } catch { throw VaultError(folding: error) }
        return session
    }

    /// The client session of an access token, for its merchant.
    /// - Throws: ``VaultError/notPermitted``; ``VaultError/sessionNotFound`` alike for a forged, expired and foreign token.
    public func clientSession(accessToken: String, by caller: Caller) throws(VaultError) -> ClientSession {
        let claims = try claims(accessToken, for: caller)
        let row = try folding { try store.clientSession(claims.session, tenant: claims.tenant) }
        guard let row, row.head.expiresAt > clock.milliseconds() else { throw .sessionNotFound }
        return try opened(row)
    }

    /// The client session of an app, as it is now.
    /// - Throws: ``VaultError/expiredBearer`` when its time has come since its token was judged.
    public func clientSession(of caller: CheckoutCaller) throws(VaultError) -> ClientSession {
        let row = try folding { try store.clientSession(caller.session, tenant: caller.tenant) }
        guard let row, row.head.expiresAt > clock.milliseconds() else { throw .expiredBearer }
        return try opened(row)
    }

    /// Changes a client session for its merchant: nested objects merge, arrays replace, null clears (primer.md §5.1).
    ///
    /// Of many changes at the same time each is made to what the one before it left. Durable when this returns.
    /// - Throws: As ``clientSession(accessToken:by:)`` and ``createClientSession(_:by:)``; ``VaultError/invalidSession(_:)`` for a patch
    ///   that the session does not take. Nothing is changed then.
    public func changeClientSession(
        accessToken: String, patch: JSONValue, by caller: Caller
    ) async throws(VaultError) -> ClientSession {
        let claims = try claims(accessToken, for: caller)
        if let text = patch["customerId"]?.string, let account = AccountID(text) { try admit(account, webSessionId: nil) }
        return try await change(claims.session, tenant: claims.tenant, orElse: .sessionNotFound) { content throws(VaultError) in
            do throws(WireProblem) { content = try content.merging(patch: patch) } catch { throw .invalidSession(error) }
        }
    }

    /// Changes a client session for its app, which cannot choose another customer. Durable when this returns.
    /// - Parameter change: Runs on the writer's thread, perhaps twice: quick, and with no effect but on its parameter.
    /// - Throws: What `change` throws; ``VaultError/notPermitted`` for another customer; ``VaultError/expiredBearer``;
    ///   ``VaultError/invalidSession(_:)`` where the session would be too long; ``VaultError/cardNumberInSession(path:)``. Nothing is changed
    ///   then.
    public func changeClientSession(
        by caller: CheckoutCaller, _ change: @escaping @Sendable (inout ClientSessionObject) throws(VaultError) -> Void
    ) async throws(VaultError) -> ClientSession {
        try await self.change(caller.session, tenant: caller.tenant, orElse: .expiredBearer) { content throws(VaultError) in
            let customer = content.customerId
            try change(&content)
            guard content.customerId == customer else { throw .notPermitted }
        }
    }

    /// Reads, changes and writes in one transaction, so that no change is lost.
    private func change(
        _ id: ClientSessionID, tenant: TenantID, orElse missing: VaultError,
        _ body: @escaping @Sendable (inout ClientSessionObject) throws(VaultError) -> Void
    ) async throws(VaultError) -> ClientSession {
        let now = clock.milliseconds()
        do {
            return try await store.write { [self] transaction in
                guard let row = try transaction.clientSession(id, tenant: tenant), row.head.expiresAt > now else { throw missing }
                var session = try opened(row)
                let before = session.content
                try body(&session.content)
                if session.content == before { return session }
                session.account = try SessionContent.account(of: session.content)
                try transaction.updateClientSession(try sessionSealer.seal(session, revision: row.head.revision + 1))
                return session
            }
        } catch { throw VaultError(folding: error) }
    }

    private func opened(_ row: ClientSessionRow) throws(VaultError) -> ClientSession {
        let head = row.head
        let (content, account) = try sessionSealer.openContent(row)
        return ClientSession(
            id: head.id, tenant: head.tenant, account: account, content: content, createdAt: head.createdAt, expiresAt: head.expiresAt,
            accessToken: try accessToken(of: head.id, tenant: head.tenant, expiresAt: head.expiresAt))
    }

    private func accessToken(of id: ClientSessionID, tenant: TenantID, expiresAt: Int64) throws(VaultError) -> String {
        do throws(CryptoError) {
            return try AccessToken(key: keys.checkoutTokens).sign(.init(tenant: tenant, session: id, expiresAt: expiresAt))
        } catch { throw .crypto(error) }
    }

    /// What an access token says to its merchant.
    private func claims(_ accessToken: String, for caller: Caller) throws(VaultError) -> AccessToken.Claims {
        guard caller.scopes.contains(.manageSessions) else { throw .notPermitted }
        let claims: AccessToken.Claims
        do throws(VaultError) { claims = try AccessToken(key: keys.checkoutTokens).claims(accessToken.utf8) } catch {
            throw error == .invalidBearer ? .sessionNotFound : error
        }
        guard claims.tenant == caller.tenant, claims.expiresAt > clock.milliseconds() else { throw .sessionNotFound }
        return claims
    }
}
