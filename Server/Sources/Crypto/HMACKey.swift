internal import CCofferOpenSSL

/// A key for HMAC-SHA-256 (RFC 2104, FIPS 198-1) with prepared contexts, so that one code costs about a microsecond.
public final class HMACKey: Sendable {
    /// The size of a code in bytes.
    public static let byteCount = 32

    private let contexts: ContextPool

    /// Prepares a key of any length above zero; the bytes are copied into OpenSSL's own state, which it wipes.
    /// - Throws: ``CryptoError/wrongKeyLength(count:expected:)`` for an empty key.
    public init(_ key: SecretBytes) throws(CryptoError) {
        guard key.count > 0 else { throw .wrongKeyLength(count: 0, expected: Self.byteCount) }
        contexts = try ContextPool(
            make: { () throws(CryptoError) in try Self.makeContext(key) },
            free: { EVP_MAC_CTX_free($0) })
    }

    /// The code of `message`.
    public func code(_ message: UnsafeRawBufferPointer) throws(CryptoError) -> [UInt8] {
        try contexts.withContext { (context) throws(CryptoError) in
            guard EVP_MAC_init(context, nil, 0, nil) == 1 else { throw .libraryFailure(operation: .authenticate) }
            let bytes = message.assumingMemoryBound(to: UInt8.self)
            guard EVP_MAC_update(context, bytes.baseAddress, bytes.count) == 1 else {
                throw .libraryFailure(operation: .authenticate)
            }
            var written = 0
            let code = [UInt8](unsafeUninitializedCapacity: Self.byteCount) { out, count in
                if EVP_MAC_final(context, out.baseAddress, &written, Self.byteCount) != 1 { written = 0 }
                count = written
            }
            guard written == Self.byteCount else { throw .libraryFailure(operation: .authenticate) }
            return code
        }
    }

    /// The code of `message`.
    public func code(_ message: [UInt8]) throws(CryptoError) -> [UInt8] {
        try message.withUnsafeBufferPointer { (bytes) throws(CryptoError) in try code(UnsafeRawBufferPointer(bytes)) }
    }

    /// Whether `code` is the code of `message`, compared in constant time.
    public func verifies(_ code: [UInt8], of message: [UInt8]) throws(CryptoError) -> Bool {
        ConstantTime.equal(try self.code(message), code)
    }

    private static func makeContext(_ key: SecretBytes) throws(CryptoError) -> OpaquePointer {
        guard let algorithm = EVP_MAC_fetch(nil, "HMAC", nil) else { throw .libraryFailure(operation: .authenticate) }
        defer { EVP_MAC_free(algorithm) }
        guard let context = EVP_MAC_CTX_new(algorithm) else { throw .libraryFailure(operation: .authenticate) }
        // The parameter keeps both pointers, so both texts must outlive the call that builds it.
        let done = "digest".withCString { name in
            var digest = Array("SHA256\0".utf8).map { CChar(bitPattern: $0) }
            return digest.withUnsafeMutableBufferPointer { digest in
                let parameters = [OSSL_PARAM_construct_utf8_string(name, digest.baseAddress, 0), OSSL_PARAM_construct_end()]
                return key.withUnsafeBytes { key in
                    EVP_MAC_init(context, key.assumingMemoryBound(to: UInt8.self).baseAddress, key.count, parameters)
                }
            }
        }
        guard done == 1 else {
            EVP_MAC_CTX_free(context)
            throw .libraryFailure(operation: .authenticate)
        }
        return context
    }
}
