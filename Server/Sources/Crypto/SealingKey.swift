internal import CCofferOpenSSL

/// An AES-256-GCM key (NIST SP 800-38D) with prepared contexts.
///
/// A sealed text is `nonce (12) ‖ ciphertext ‖ tag (16)`. Nonces are random, so one key must seal no more than 2^32 texts.
public final class SealingKey: Sendable {
    /// The size of a key in bytes.
    public static let keyByteCount = 32
    /// The size of a nonce in bytes (96 bits).
    public static let nonceByteCount = 12
    /// The size of a tag in bytes (128 bits).
    public static let tagByteCount = 16
    /// How many bytes a sealed text is longer than its plain text.
    public static let overheadByteCount = nonceByteCount + tagByteCount

    private let sealers: ContextPool
    private let openers: ContextPool

    /// Prepares a key.
    /// - Throws: ``CryptoError/wrongKeyLength(count:expected:)`` unless it has 32 bytes.
    public init(_ key: SecretBytes) throws(CryptoError) {
        guard key.count == Self.keyByteCount else {
            throw .wrongKeyLength(count: key.count, expected: Self.keyByteCount)
        }
        sealers = try Self.pool(key, encrypting: 1)
        openers = try Self.pool(key, encrypting: 0)
    }

    /// Seals `plain` and binds it to `associated`, which is authenticated and not stored.
    public func seal(_ plain: UnsafeRawBufferPointer, associated: [UInt8], random: RandomBytes) throws(CryptoError) -> [UInt8] {
        let nonce = try random.bytes(Self.nonceByteCount)
        return try seal(plain, associated: associated, nonce: nonce)
    }

    /// Opens a sealed text.
    /// - Throws: ``CryptoError/doesNotOpen`` when a byte, the key or `associated` differs from what was sealed.
    public func open(_ sealed: [UInt8], associated: [UInt8]) throws(CryptoError) -> SecretBytes {
        try sealed.withUnsafeBufferPointer { (bytes) throws(CryptoError) in
            try open(UnsafeRawBufferPointer(bytes), associated: associated)
        }
    }

    /// Opens a sealed text where it lies.
    /// - Throws: ``CryptoError/doesNotOpen`` when a byte, the key or `associated` differs from what was sealed.
    public func open(_ sealed: UnsafeRawBufferPointer, associated: [UInt8]) throws(CryptoError) -> SecretBytes {
        guard sealed.count >= Self.overheadByteCount else { throw .doesNotOpen }
        let length = sealed.count - Self.overheadByteCount
        var problem: CryptoError?
        let plain = SecretBytes(count: length) { out in
            do throws(CryptoError) {
                try openers.withContext { (context) throws(CryptoError) in
                    try Self.open(sealed, associated: associated, length: length, into: out, context: context)
                }
            } catch { problem = error }
        }
        if let problem { throw problem }
        return plain
    }

    /// Seals with a given nonce; for published test vectors, since a nonce must never repeat under one key.
    package func seal(_ plain: UnsafeRawBufferPointer, associated: [UInt8], nonce: [UInt8]) throws(CryptoError) -> [UInt8] {
        precondition(nonce.count == Self.nonceByteCount, "a nonce has 12 bytes")
        return try sealers.withContext { (context) throws(CryptoError) in
            var done = false
            let sealed = [UInt8](unsafeUninitializedCapacity: plain.count + Self.overheadByteCount) { out, count in
                done = Self.seal(plain, associated: associated, nonce: nonce, into: out, context: context)
                count = done ? plain.count + Self.overheadByteCount : 0
            }
            guard done else { throw .libraryFailure(operation: .seal) }
            return sealed
        }
    }

    private static func seal(
        _ plain: UnsafeRawBufferPointer, associated: [UInt8], nonce: [UInt8],
        into out: UnsafeMutableBufferPointer<UInt8>, context: OpaquePointer
    ) -> Bool {
        guard let start = out.baseAddress else { return false }
        start.update(from: nonce, count: nonceByteCount)
        let body = start + nonceByteCount
        var written: Int32 = 0
        guard EVP_EncryptInit_ex(context, nil, nil, nil, nonce) == 1,
            EVP_EncryptUpdate(context, nil, &written, associated, Int32(associated.count)) == 1
        else { return false }
        if plain.count > 0 {
            let bytes = plain.assumingMemoryBound(to: UInt8.self)
            guard EVP_EncryptUpdate(context, body, &written, bytes.baseAddress, Int32(plain.count)) == 1,
                Int(written) == plain.count
            else { return false }
        }
        let tag = body + plain.count
        return EVP_EncryptFinal_ex(context, tag, &written) == 1
            && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagByteCount), tag) == 1
    }

    private static func open(
        _ sealed: UnsafeRawBufferPointer, associated: [UInt8], length: Int, into out: UnsafeMutableRawBufferPointer,
        context: OpaquePointer
    ) throws(CryptoError) {
        guard let start = sealed.assumingMemoryBound(to: UInt8.self).baseAddress else { throw .doesNotOpen }
        var written: Int32 = 0
        guard EVP_DecryptInit_ex(context, nil, nil, nil, start) == 1,
            EVP_DecryptUpdate(context, nil, &written, associated, Int32(associated.count)) == 1
        else { throw .doesNotOpen }
        let plain = out.assumingMemoryBound(to: UInt8.self)
        if length > 0 {
            guard EVP_DecryptUpdate(context, plain.baseAddress, &written, start + nonceByteCount, Int32(length)) == 1
            else { throw .doesNotOpen }
        }
        var rest: (UInt64, UInt64) = (0, 0)
        // OpenSSL copies the tag; its interface only forgot to say so.
        let tag = UnsafeMutableRawPointer(mutating: start + nonceByteCount + length)
        let opened =
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagByteCount), tag) == 1
            && withUnsafeMutableBytes(of: &rest) {
                EVP_DecryptFinal_ex(context, $0.assumingMemoryBound(to: UInt8.self).baseAddress, &written) == 1
            }
        guard opened else { throw .doesNotOpen }
    }

    private static func pool(_ key: SecretBytes, encrypting: Int32) throws(CryptoError) -> ContextPool {
        try ContextPool(
            make: { () throws(CryptoError) in
                guard let context = EVP_CIPHER_CTX_new() else { throw .libraryFailure(operation: .seal) }
                let done = key.withUnsafeBytes {
                    EVP_CipherInit_ex(
                        context, EVP_aes_256_gcm(), nil, $0.assumingMemoryBound(to: UInt8.self).baseAddress, nil, encrypting)
                }
                guard done == 1 else {
                    EVP_CIPHER_CTX_free(context)
                    throw .libraryFailure(operation: .seal)
                }
                return context
            },
            free: { EVP_CIPHER_CTX_free($0) })
    }
}
