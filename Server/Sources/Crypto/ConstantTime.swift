internal import CCofferOpenSSL

/// Comparison whose time tells nothing about where two secrets differ.
public enum ConstantTime {
    /// Whether both hold the same bytes. Different lengths are unequal at once: a length is not a secret.
    public static func equal(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        guard left.count == right.count else { return false }
        guard let a = left.baseAddress, let b = right.baseAddress else { return true }
        return CRYPTO_memcmp(a, b, left.count) == 0
    }

    /// Whether both arrays hold the same bytes.
    public static func equal(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.withUnsafeBytes { a in right.withUnsafeBytes { b in equal(a, b) } }
    }
}
