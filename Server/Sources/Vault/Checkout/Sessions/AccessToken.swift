internal import CofferCrypto

/// The text by which an app names its client session: a signed statement of 71 bytes, so that a forged or expired one costs no search.
///
/// One byte of format version, tenant, session, expiry (milliseconds since 1970), then the code of all that.
struct AccessToken: Sendable {
    let key: HMACKey

    /// What an access token says.
    struct Claims: Equatable, Sendable {
        var tenant: TenantID
        var session: ClientSessionID
        /// Milliseconds since 1970; at this moment it is expired.
        var expiresAt: Int64
    }

    /// What a token says, and what its session's row said when the token was last shown.
    struct Meaning: Sendable {
        var claims: Claims
        var head: ClientSessionHead
        var account: AccountID?
    }

    static let formatVersion: UInt8 = 1
    static let textByteCount = 95
    private static let claimsByteCount = 1 + 8 + TimedID.byteCount + 8
    private static let byteCount = claimsByteCount + HMACKey.byteCount
    /// Sets the code apart from all others that are made under the same key.
    private static let label = "coffer access token"

    func sign(_ claims: Claims) throws(CryptoError) -> String {
        var said = ByteWriter(capacity: Self.byteCount)
        said.append(byte: Self.formatVersion)
        said.append(claims.tenant.number)
        claims.session.raw.withUnsafeBytes { said.append(raw: $0) }
        said.append(claims.expiresAt)
        return Base64URL.encode(said.bytes + (try code(said.bytes)))
    }

    /// The claims of a text with a good signature, expired or not.
    /// - Throws: ``VaultError/invalidBearer``.
    func claims(_ text: some Collection<UInt8>) throws(VaultError) -> Claims {
        guard text.count == Self.textByteCount, let bytes = Base64URL.decode(text), bytes.count == Self.byteCount else {
            throw .invalidBearer
        }
        let expected: [UInt8]
        do throws(CryptoError) { expected = try code(Array(bytes.prefix(Self.claimsByteCount))) } catch { throw .crypto(error) }
        guard ConstantTime.equal(Array(bytes.suffix(HMACKey.byteCount)), expected), let claims = bytes.withUnsafeBytes(Self.read) else {
            throw .invalidBearer
        }
        return claims
    }

    private static func read(_ bytes: UnsafeRawBufferPointer) -> Claims? {
        var reader = ByteReader(bytes)
        guard reader.byte() == formatVersion, let tenant = reader.integer(),
            let session = reader.raw(TimedID.byteCount).flatMap({ TimedID(bytes: $0) }), let expiresAt = reader.integer()
        else { return nil }
        return Claims(tenant: TenantID(tenant), session: ClientSessionID(session), expiresAt: expiresAt)
    }

    private func code(_ said: [UInt8]) throws(CryptoError) -> [UInt8] {
        var bytes = ByteWriter(capacity: 96)
        bytes.append(field: Self.label)
        bytes.append(raw: said)
        return try key.code(bytes.bytes)
    }
}
