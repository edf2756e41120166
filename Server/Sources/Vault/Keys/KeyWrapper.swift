internal import CofferCrypto

/// Seals keys under the key encryption key.
struct KeyWrapper: Sendable {
    let kek: SealingKey
    let random: RandomBytes

    /// Makes a key of version 1 and wraps it.
    func makeKey(_ purpose: KeyPurpose, tenant: TenantID?, at milliseconds: Int64) throws(CryptoError) -> WrappedKey {
        let plain = try random.secret(SealingKey.keyByteCount)
        var key = WrappedKey(purpose: purpose, tenant: tenant, version: 1, sealed: [], createdAt: milliseconds)
        let associated = Self.associatedData(key)
        key.sealed = try plain.withUnsafeBytes { (bytes) throws(CryptoError) in
            try kek.seal(bytes, associated: associated, random: random)
        }
        return key
    }

    /// Opens a wrapped key.
    /// - Throws: ``KeyProblem/doesNotMatchDatabase`` when it does not open or has the wrong size.
    func unwrap(_ key: WrappedKey) throws(KeyProblem) -> SecretBytes {
        guard let plain = try? kek.open(key.sealed, associated: Self.associatedData(key)), plain.count == SealingKey.keyByteCount
        else { throw .doesNotMatchDatabase }
        return plain
    }

    private static func associatedData(_ key: WrappedKey) -> [UInt8] {
        var bytes = ByteWriter(capacity: 64)
        bytes.append(field: "coffer key 1")
        bytes.append(key.purpose.rawValue)
        bytes.append(key.tenant?.number ?? 0)
        bytes.append(key.version)
        return bytes.bytes
    }
}
