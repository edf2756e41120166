internal import CofferCrypto

extension Vault {
    /// Signs the payload of a client token (primer.md §3.1): a JSON Web Token with HS256.
    /// - Parameter payload: The JSON, at most three quarters of ``Limits/clientTokenBytesMax`` less 100 bytes.
    public func signClientToken(_ payload: [UInt8]) throws(VaultError) -> String {
        do throws(CryptoError) { return try CompactJWT(key: keys.checkoutTokens).sign(payload) } catch { throw .crypto(error) }
    }

    /// The payload of a client token that this vault signed, expired or not: the JSON exactly as it was signed.
    /// - Throws: ``VaultError/invalidBearer``.
    public func openClientToken(_ text: some Collection<UInt8>) throws(VaultError) -> [UInt8] {
        guard text.count <= Limits.clientTokenBytesMax else { throw .invalidBearer }
        return try CompactJWT(key: keys.checkoutTokens).payload(of: Array(text))
    }
}
