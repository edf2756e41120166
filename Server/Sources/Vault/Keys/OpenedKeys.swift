internal import CofferCrypto

/// The keys of a database, opened and sorted by what they are for.
struct OpenedKeys {
    private(set) var sealing: [KeyPurpose: [Int64: SealingKey]] = [:]
    private(set) var codes: [KeyPurpose: HMACKey] = [:]
    private(set) var fingerprints: [TenantID: HMACKey] = [:]

    /// Opens every one.
    /// - Throws: ``KeyProblem/doesNotMatchDatabase`` when one does not open, or ``CryptoError``.
    init(_ wrapped: [WrappedKey], by wrapper: KeyWrapper) throws {
        for key in wrapped {
            let plain = try wrapper.unwrap(key)
            switch (key.purpose, key.tenant) {
            case (.fingerprints, let tenant?): fingerprints[tenant] = try HMACKey(plain)
            case (.fingerprints, nil): throw KeyProblem.doesNotMatchDatabase
            case (let purpose, _) where purpose.seals: sealing[purpose, default: [:]][key.version] = try SealingKey(plain)
            case (let purpose, _): codes[purpose] = try HMACKey(plain)
            }
        }
    }
}
