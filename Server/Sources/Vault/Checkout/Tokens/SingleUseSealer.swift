internal import CofferCrypto

/// Seals and opens the texts of single-use tokens.
///
/// A text is base64url of format version (1 byte), key version (8), session (22), then nonce, ciphertext and tag. All that stands before
/// the nonce is authenticated, and so is the tenant: a token of one tenant or session opens for no other.
struct SingleUseSealer: Sendable {
    static let formatVersion: UInt8 = 1
    private static let headByteCount = 1 + 8 + TimedID.byteCount

    let keys: KeyRing
    let random: RandomBytes

    /// Makes a token of a session.
    func seal(
        _ source: SingleUseContent.Source, securityCode: SecretBytes?, session: ClientSessionID, tenant: TenantID, at now: Int64
    ) throws(VaultError) -> SingleUseToken {
        do throws(CryptoError) {
            let content = SingleUseContent(
                redemption: RedemptionID(try TimedID(at: now, random: random)), expiresAt: now + Limits.singleUseMilliseconds,
                securityCode: securityCode, source: source)
            var plain = ByteWriter(capacity: 1_024)
            defer { plain.wipe() }
            content.write(to: &plain)
            var text = ByteWriter(capacity: 1_100)
            text.append(byte: Self.formatVersion)
            text.append(keys.singleUse.newestVersion)
            session.raw.withUnsafeBytes { text.append(raw: $0) }
            let associated = Self.associatedData(text.bytes, tenant)
            let sealed = try plain.bytes.withUnsafeBufferPointer { (bytes) throws(CryptoError) in
                try keys.singleUse.newest.seal(UnsafeRawBufferPointer(bytes), associated: associated, random: random)
            }
            text.append(raw: sealed)
            return SingleUseToken(
                text: Base64URL.encode(text.bytes), redemption: content.redemption, expiresAt: content.expiresAt)
        } catch { throw .crypto(error) }
    }

    /// What a token carries, expired or not.
    /// - Parameter session: The only session whose token may be opened; nil for any of the tenant's.
    /// - Throws: ``VaultError/instrumentTokenInvalid``.
    func open(_ text: String, tenant: TenantID, session: ClientSessionID?) throws(VaultError) -> SingleUseContent {
        guard text.utf8.count <= Limits.singleUseBytesMax, let bytes = Base64URL.decode(text.utf8), bytes.count > Self.headByteCount,
            let head = bytes.withUnsafeBytes(Self.readHead), session == nil || head.session == session,
            let key = keys.singleUse[head.keyVersion]
        else { throw .instrumentTokenInvalid }
        let associated = Self.associatedData(Array(bytes.prefix(Self.headByteCount)), tenant)
        let plain: SecretBytes
        do throws(CryptoError) {
            plain = try key.open(Array(bytes.dropFirst(Self.headByteCount)), associated: associated)
        } catch { throw error == .doesNotOpen ? .instrumentTokenInvalid : .crypto(error) }
        guard let content = plain.withUnsafeBytes({ SingleUseContent($0) }) else { throw .instrumentTokenInvalid }
        return content
    }

    /// The session that a text names; to be believed only of a text that has opened.
    static func session(of text: String) -> ClientSessionID? {
        guard text.utf8.count <= Limits.singleUseBytesMax, let bytes = Base64URL.decode(text.utf8), bytes.count > headByteCount else {
            return nil
        }
        return bytes.withUnsafeBytes(readHead)?.session
    }

    private static func readHead(_ bytes: UnsafeRawBufferPointer) -> (keyVersion: Int64, session: ClientSessionID)? {
        var reader = ByteReader(bytes)
        guard reader.byte() == formatVersion, let version = reader.integer(),
            let session = reader.raw(TimedID.byteCount).flatMap({ TimedID(bytes: $0) })
        else { return nil }
        return (version, ClientSessionID(session))
    }

    private static func associatedData(_ head: [UInt8], _ tenant: TenantID) -> [UInt8] {
        var bytes = ByteWriter(capacity: 8 + headByteCount)
        bytes.append(tenant.number)
        bytes.append(raw: head)
        return bytes.bytes
    }
}
