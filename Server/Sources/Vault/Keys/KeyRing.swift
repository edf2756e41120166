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
    private let recordKeys: [Int64: SealingKey]
    private let wrapper: KeyWrapper

    /// The version of the records key that seals new records.
    let recordsVersion: Int64
    let bearers: HMACKey
    let idempotency: HMACKey
    let apiKeys: HMACKey
    let audit: AuditChain

    /// Opens the keys of a data folder; on first start makes them, the key file included.
    /// - Parameters:
    ///   - folder: Where ``KeyFile`` lives; exists already.
    ///   - store: The store whose wrapped keys are opened; nobody else may have it open.
    /// - Throws: ``KeyProblem``, ``StoreError`` or ``CryptoError``.
    public static func open(folder: String, store: any VaultStore, clock: VaultClock, random: RandomBytes) async throws -> KeyRing {
        let isNew = try store.wrappedKeys().isEmpty
        let kek = try KeyFile.key(folder: folder, mayCreate: isNew, random: random)
        return try await open(kek: kek, store: store, clock: clock, random: random)
    }

    /// Opens the keys of a store under a KEK that came from elsewhere; on first start makes them.
    /// - Parameter kek: 32 bytes.
    /// - Throws: ``KeyProblem``, ``StoreError`` or ``CryptoError``.
    public static func open(kek: SecretBytes, store: any VaultStore, clock: VaultClock, random: RandomBytes) async throws -> KeyRing {
        let wrapper = KeyWrapper(kek: try SealingKey(kek), random: random)
        if try store.wrappedKeys().isEmpty {
            try await makeKeys(wrapper: wrapper, store: store, now: clock.milliseconds())
        }
        return try KeyRing(wrapped: store.wrappedKeys(), wrapper: wrapper)
    }

    private init(wrapped: [WrappedKey], wrapper: KeyWrapper) throws {
        self.wrapper = wrapper
        var records: [Int64: SealingKey] = [:]
        var codes: [KeyPurpose: HMACKey] = [:]
        var fingerprints: [TenantID: HMACKey] = [:]
        for key in wrapped {
            let plain = try wrapper.unwrap(key)
            switch (key.purpose, key.tenant) {
            case (.records, _): records[key.version] = try SealingKey(plain)
            case (.fingerprints, let tenant?): fingerprints[tenant] = try HMACKey(plain)
            case (.fingerprints, nil): throw KeyProblem.doesNotMatchDatabase
            case (let purpose, _): codes[purpose] = try HMACKey(plain)
            }
        }
        func code(_ purpose: KeyPurpose) throws(KeyProblem) -> HMACKey {
            guard let key = codes[purpose] else { throw .keyMissing(purpose) }
            return key
        }
        guard let newest = records.keys.max() else { throw KeyProblem.keyMissing(.records) }
        recordsVersion = newest
        recordKeys = records
        bearers = try code(.bearers)
        idempotency = try code(.idempotency)
        apiKeys = try code(.apiKeys)
        audit = AuditChain(key: try code(.audit))
        fingerprintKeys = fingerprints
    }

    /// The key that sealed records of a version, or nil.
    func records(version: Int64) -> SealingKey? { recordKeys[version] }

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

    private static func makeKeys(wrapper: KeyWrapper, store: any VaultStore, now: Int64) async throws {
        let wrapped = try KeyPurpose.allCases.filter { $0 != .fingerprints }.map { try wrapper.makeKey($0, tenant: nil, at: now) }
        guard let audit = wrapped.first(where: { $0.purpose == .audit }) else { throw KeyProblem.keyMissing(.audit) }
        let chain = AuditChain(key: try HMACKey(try wrapper.unwrap(audit)))
        try await store.write { transaction in
            for key in wrapped {
                try transaction.insertWrappedKey(key)
                try chain.append(AuditEvent(at: now, tenant: nil, actor: "vault", action: .keyCreated), to: transaction)
            }
        }
    }
}
