public import CofferCrypto
internal import CofferFoundation

/// The vault's keys, opened.
///
/// Every key is 32 random bytes of its own, sealed in the database under the key encryption key (KEK) of ``KeyFile`` and bound there to
/// purpose, tenant and version. Nothing is derived from anything, so one key tells nothing about another.
public final class KeyRing: @unchecked Sendable {
    // `@unchecked`: `fingerprintKeys` is touched under `lock` only; all else never changes.
    private let lock = NSLock()
    private var fingerprintKeys: [TenantID: HMACKey] = [:]
    private let wrapper: KeyWrapper

    /// Seals cards and payments.
    let records: SealingKeys
    /// Seals single-use tokens.
    let singleUse: SealingKeys
    /// Seals client sessions.
    let sessions: SealingKeys
    let bearers: HMACKey
    let idempotency: HMACKey
    let apiKeys: HMACKey
    let checkoutTokens: HMACKey
    let audit: AuditChain

    /// Opens the keys of a data folder; makes them on first start, the key file included, and those that an older database lacks.
    /// - Parameters:
    ///   - folder: Where ``KeyFile`` lives; exists already.
    ///   - store: The store whose wrapped keys are opened; nobody else may have it open.
    /// - Throws: ``KeyProblem``, ``StoreError`` or ``CryptoError``.
    public static func open(folder: String, store: any VaultStore, clock: VaultClock, random: RandomBytes) async throws -> KeyRing {
        let isNew = try store.wrappedKeys().isEmpty
        let kek = try KeyFile.key(folder: folder, mayCreate: isNew, random: random)
        return try await open(kek: kek, store: store, clock: clock, random: random)
    }

    /// Opens the keys of a store under a KEK that came from elsewhere; makes them on first start, and those that an older database lacks.
    /// - Parameter kek: 32 bytes.
    /// - Throws: ``KeyProblem``, ``StoreError`` or ``CryptoError``.
    public static func open(kek: SecretBytes, store: any VaultStore, clock: VaultClock, random: RandomBytes) async throws -> KeyRing {
        let wrapper = KeyWrapper(kek: try SealingKey(kek), random: random)
        let wrapped = try store.wrappedKeys()
        let missing = KeyPurpose.allCases.filter { purpose in
            purpose != .fingerprints && (wrapped.isEmpty || !purpose.isOriginal) && !wrapped.contains { $0.purpose == purpose }
        }
        if !missing.isEmpty {
            // All that are there are opened first: nothing may be sealed under a KEK that is another database's.
            let opened = try OpenedKeys(wrapped, by: wrapper)
            try await make(missing, chain: opened.codes[.audit].map { AuditChain(key: $0) }, wrapper, store, now: clock.milliseconds())
        }
        return try KeyRing(OpenedKeys(store.wrappedKeys(), by: wrapper), wrapper: wrapper)
    }

    private init(_ opened: OpenedKeys, wrapper: KeyWrapper) throws(KeyProblem) {
        func code(_ purpose: KeyPurpose) throws(KeyProblem) -> HMACKey {
            guard let key = opened.codes[purpose] else { throw .keyMissing(purpose) }
            return key
        }
        func sealing(_ purpose: KeyPurpose) throws(KeyProblem) -> SealingKeys {
            guard let keys = SealingKeys(opened.sealing[purpose] ?? [:]) else { throw .keyMissing(purpose) }
            return keys
        }
        self.wrapper = wrapper
        records = try sealing(.records)
        singleUse = try sealing(.singleUse)
        sessions = try sealing(.sessions)
        bearers = try code(.bearers)
        idempotency = try code(.idempotency)
        apiKeys = try code(.apiKeys)
        checkoutTokens = try code(.checkoutTokens)
        audit = AuditChain(key: try code(.audit))
        fingerprintKeys = opened.fingerprints
    }

    /// The version of the records key that seals new records.
    var recordsVersion: Int64 { records.newestVersion }

    /// The key that sealed records of a version, or nil.
    func records(version: Int64) -> SealingKey? { records[version] }

    /// The tenant's fingerprint key, or nil for an unknown tenant.
    func fingerprints(_ tenant: TenantID) -> HMACKey? {
        lock.lock()
        defer { lock.unlock() }
        return fingerprintKeys[tenant]
    }

    /// Makes and wraps a fingerprint key for a new tenant.
    func makeFingerprintKey(_ tenant: TenantID, at milliseconds: Int64) throws -> WrappedKey {
        try wrapper.makeKey(.fingerprints, tenant: tenant, at: milliseconds)
    }

    /// Takes a new tenant's key into use, after it was committed.
    func adopt(_ key: WrappedKey) throws {
        guard let tenant = key.tenant else { return }
        let opened = try HMACKey(try wrapper.unwrap(key))
        lock.lock()
        defer { lock.unlock() }
        fingerprintKeys[tenant] = opened
    }

    /// Makes keys of the vault in one transaction, each with its audit event.
    /// - Parameter chain: Of the key that is there; nil when the key of the log is made now too.
    private static func make(
        _ purposes: [KeyPurpose], chain: AuditChain?, _ wrapper: KeyWrapper, _ store: any VaultStore, now: Int64
    ) async throws {
        let wrapped = try purposes.map { try wrapper.makeKey($0, tenant: nil, at: now) }
        let log: AuditChain
        if let chain {
            log = chain
        } else {
            guard let audit = wrapped.first(where: { $0.purpose == .audit }) else { throw KeyProblem.keyMissing(.audit) }
            log = AuditChain(key: try HMACKey(try wrapper.unwrap(audit)))
        }
        try await store.write { transaction in
            for key in wrapped {
                try transaction.insertWrappedKey(key)
                try log.append(AuditEvent(at: now, tenant: nil, actor: "vault", action: .keyCreated), to: transaction)
            }
        }
    }
}
