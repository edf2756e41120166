public import CofferCrypto

extension Vault {
    /// Makes a tenant with a fingerprint key of its own and one API key of each kind.
    /// - Parameter name: For people; not a secret.
    /// - Returns: The secrets, which cannot be had again; durable when this returns.
    public func createTenant(name: String) async throws(VaultError) -> TenantCredentials {
        let now = clock.milliseconds()
        let keys = keys
        do {
            let partnerId = "partner_" + Base64URL.encode(try random.bytes(12))
            let secrets = try APIKeyKind.allCases.map { kind in
                (kind, kind.prefix + Base64URL.encode(try random.bytes(32)))
            }
            let codes = try secrets.map { kind, text in (kind, try keys.apiKeys.code(Array(text.utf8))) }
            let (tenant, fingerprintKey) = try await store.write { transaction in
                let tenant = try transaction.insertTenant(partnerId: partnerId, name: name, at: now)
                let event = AuditEvent(at: now, tenant: tenant, actor: "vault", action: .tenantCreated)
                try keys.audit.append(event, to: transaction)
                let wrapped = try keys.makeFingerprintKey(tenant, at: now)
                try transaction.insertWrappedKey(wrapped)
                try keys.audit.append(AuditEvent(at: now, tenant: tenant, actor: "vault", action: .keyCreated), to: transaction)
                for (kind, code) in codes {
                    try transaction.insertAPIKey(APIKeyRow(code: code, tenant: tenant, kind: kind, createdAt: now))
                    try keys.audit.append(AuditEvent(at: now, tenant: tenant, actor: "vault", action: .apiKeyCreated), to: transaction)
                }
                return (tenant, wrapped)
            }
            try keys.adopt(fingerprintKey)
            var text: [APIKeyKind: String] = [:]
            for (kind, secret) in secrets { text[kind] = secret }
            return TenantCredentials(
                tenant: tenant, partnerId: partnerId, clientSecret: text[.clientSecret] ?? "", secretKey: text[.secretKey] ?? "",
                publishableKey: text[.publishableKey] ?? "")
        } catch { throw VaultError(folding: error) }
    }

    /// All tenants, oldest first.
    public func tenants() throws(VaultError) -> [Tenant] {
        try folding { try store.tenants() }
    }

    /// Who holds a secret or publishable key.
    /// - Parameter secret: The key's text.
    /// - Throws: ``VaultError/wrongCredentials`` for an unknown or revoked key, and for a client secret, which only buys bearers.
    public func caller(apiKey secret: SecretBytes) throws(VaultError) -> Caller {
        let key = try apiKey(secret)
        switch key.kind {
        case .clientSecret: throw .wrongCredentials
        case .secretKey: return Caller(tenant: key.tenant, scopes: key.kind.scopes, account: nil, actor: "secret-key")
        case .publishableKey: return Caller(tenant: key.tenant, scopes: key.kind.scopes, account: nil, actor: "publishable-key")
        }
    }

    /// Finds a key by the code of its secret: what is compared is a keyed code, so the time of the search says nothing about the secret.
    func apiKey(_ secret: SecretBytes) throws(VaultError) -> APIKeyRow {
        try folding {
            let code = try secret.withUnsafeBytes { (bytes) throws(CryptoError) in try keys.apiKeys.code(bytes) }
            guard let row = try store.apiKey(code: code), row.revokedAt == nil, ConstantTime.equal(row.code, code) else {
                throw VaultError.wrongCredentials
            }
            return row
        }
    }
}
