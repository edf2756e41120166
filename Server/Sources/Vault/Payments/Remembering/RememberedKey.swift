internal import CofferCrypto

/// An idempotency key of the checkout face and its request, as codes.
struct RememberedKey: Equatable, Sendable {
    /// HMAC of the key's text and of whom it belongs to.
    var key: IdempotencyKey
    /// HMAC of the request without security codes, 32 bytes.
    var request: [UInt8]

    func row(_ answer: RememberedRow.Answer, tenant: TenantID, at milliseconds: Int64) -> RememberedRow {
        RememberedRow(key: key, tenant: tenant, request: request, answer: answer, at: milliseconds)
    }
}

/// To whom an idempotency key belongs: the same text means another key to everyone else.
struct RememberedScope: Equatable, Sendable {
    var tenant: TenantID
    /// The client session of an app; nil for a merchant.
    var session: TimedID?
}

extension Vault {
    /// The codes of a key and of the request that came with it.
    /// - Parameter request: Unambiguous bytes of all that the request asks for, without security codes.
    /// - Throws: ``VaultError/invalidPayment(field:)`` for an empty or overlong key.
    func rememberedKey(_ text: String, _ scope: RememberedScope, request: [UInt8]) throws(VaultError) -> RememberedKey {
        guard !text.isEmpty, text.unicodeScalars.count <= Limits.idempotencyKeyCharactersMax else {
            throw .invalidPayment(field: .idempotencyKey)
        }
        var key = ByteWriter(capacity: 64 + text.utf8.count)
        // Told apart from what is coded for the CAAS face under the same HMAC key.
        key.append(byte: 3)
        key.append(scope.tenant.number)
        key.append(byte: scope.session == nil ? 0 : 1)
        if let session = scope.session { session.withUnsafeBytes { key.append(raw: $0) } }
        key.append(field: text)
        do throws(CryptoError) {
            return RememberedKey(
                key: IdempotencyKey(code: try keys.idempotency.code(key.bytes)), request: try keys.idempotency.code([4] + request))
        } catch { throw .crypto(error) }
    }

    /// The row under a key, or nil for none that is still good.
    /// - Throws: ``VaultError/idempotencyKeyReused`` when it belongs to another request.
    func remembered(_ key: RememberedKey, tenant: TenantID) throws(VaultError) -> RememberedRow? {
        let since = clock.milliseconds() - Limits.idempotencyMilliseconds + 1
        guard let row = try folding({ try store.remembered(key.key, tenant: tenant, since: since) }) else { return nil }
        guard ConstantTime.equal(row.request, key.request) else { throw .idempotencyKeyReused }
        return row
    }

    /// Claims a key for the time of a request. The caller gives it back.
    /// - Throws: ``VaultError/idempotencyKeyInFlight`` for a twin, ``VaultError/idempotencyKeyReused`` for another request.
    func claim(_ key: RememberedKey, tenant: TenantID) throws(VaultError) -> IdempotencyGate.Place {
        let place = IdempotencyGate.Place(tenant: tenant, account: nil, key: key.key)
        try gate.enter(place, request: key.request)
        return place
    }
}
