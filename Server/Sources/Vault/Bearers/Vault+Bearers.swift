public import CofferCrypto

extension Vault {
    /// Sells a bearer for a partner's client secret.
    /// - Parameters:
    ///   - partnerId: As in the tenant's credentials.
    ///   - clientSecret: The text of the client secret.
    ///   - account: Nil for a partner's bearer (60 minutes, all of the tenant's cards); an account for an add-only one (10 minutes).
    /// - Throws: ``VaultError/wrongCredentials`` alike for an unknown partner and a wrong secret; ``VaultError/unknownAccount``.
    public func issueBearer(partnerId: String, clientSecret: SecretBytes, account: String? = nil) throws(VaultError) -> IssuedBearer {
        let key = try apiKey(clientSecret)
        let tenant = try folding { try store.tenant(partnerId: partnerId) }
        guard key.kind == .clientSecret, let tenant, tenant.id == key.tenant else { throw .wrongCredentials }
        var own: AccountID?
        if let account {
            guard let id = AccountID(account) else { throw .invalidRequest(field: .accountId) }
            try admit(id, webSessionId: nil)
            own = id
        }
        let lifetime = own == nil ? settings.partnerBearerSeconds : settings.customerBearerSeconds
        let now = clock.milliseconds() / 1_000
        let claims = BearerFormat.Claims(tenant: tenant.id, account: own, issuedAt: now, expiresAt: now + lifetime)
        let token = try folding { try BearerFormat(key: keys.bearers).sign(claims) }
        return IssuedBearer(token: token, expiresIn: lifetime)
    }

    /// Who presents a bearer.
    /// - Parameter bearer: The token's bytes, without `Bearer `.
    /// - Throws: ``VaultError/invalidBearer`` when it is not one of ours, unchanged; ``VaultError/expiredBearer`` when its time is over.
    public func caller(bearer: some Collection<UInt8>) throws(VaultError) -> Caller {
        guard bearer.count <= Limits.bearerBytesMax else { throw .invalidBearer }
        let claims: BearerFormat.Claims
        if let known = known(bearer) { claims = known } else { claims = try check(Array(bearer)) }
        guard claims.expiresAt > clock.milliseconds() / 1_000 else { throw .expiredBearer }
        guard keys.fingerprints(claims.tenant) != nil else { throw .invalidBearer }
        guard let account = claims.account else {
            return Caller(
                tenant: claims.tenant, scopes: [.addCards, .readCards, .deleteCards], account: nil, actor: "bearer-partner")
        }
        return Caller(tenant: claims.tenant, scopes: .addCards, account: account, actor: "bearer-customer")
    }

    /// The claims of a bearer that is remembered, expired or not.
    private func known(_ bearer: some Collection<UInt8>) -> BearerFormat.Claims? {
        bearer.withContiguousStorageIfAvailable { knownBearers.meaning(of: UnsafeRawBufferPointer($0)) } ?? nil
    }

    /// The claims of a bearer with a good signature, expired or not; it is remembered.
    private func check(_ bearer: [UInt8]) throws(VaultError) -> BearerFormat.Claims {
        let claims = try BearerFormat(key: keys.bearers).claims(bearer)
        bearer.withUnsafeBytes { knownBearers.remember($0, claims) }
        return claims
    }
}
