internal import CofferCrypto

/// A compact JSON Web Token (RFC 7519) with exactly one header, `{"alg":"HS256","typ":"JWT"}`; the payload is the caller's affair.
struct CompactJWT: Sendable {
    let key: HMACKey

    private static let header = Base64URL.encode(Array(#"{"alg":"HS256","typ":"JWT"}"#.utf8)) + "."
    private static let headerBytes = Array(header.utf8)
    private static let codeTextCount = 43

    func sign(_ payload: [UInt8]) throws(CryptoError) -> String {
        let signed = Self.header + Base64URL.encode(payload)
        return signed + "." + Base64URL.encode(try key.code(Array(signed.utf8)))
    }

    /// The payload of a text with a good signature.
    /// - Throws: ``VaultError/invalidBearer``.
    func payload(of text: [UInt8]) throws(VaultError) -> [UInt8] {
        let start = Self.headerBytes.count
        guard text.count > start + Self.codeTextCount + 1, text.starts(with: Self.headerBytes) else { throw .invalidBearer }
        let end = text.count - Self.codeTextCount - 1
        guard text[end] == UInt8(ascii: "."), let code = Base64URL.decode(text[(end + 1)...]) else { throw .invalidBearer }
        let expected: [UInt8]
        do throws(CryptoError) {
            expected = try text.withUnsafeBufferPointer { (bytes) throws(CryptoError) in
                try key.code(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[..<end])))
            }
        } catch { throw .crypto(error) }
        guard ConstantTime.equal(code, expected), let payload = Base64URL.decode(text[start..<end]) else { throw .invalidBearer }
        return payload
    }
}
