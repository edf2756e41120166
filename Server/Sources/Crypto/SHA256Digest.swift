internal import CCofferOpenSSL

/// SHA-256 (FIPS 180-4).
public enum SHA256Digest {
    /// The size of a digest in bytes.
    public static let byteCount = 32

    /// The digest of `bytes`.
    public static func hash(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: byteCount) { out, count in
            _ = SHA256(bytes, bytes.count, out.baseAddress)
            count = byteCount
        }
    }
}
