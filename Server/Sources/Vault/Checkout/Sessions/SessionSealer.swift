internal import CofferCrypto
internal import CofferWire

/// Seals and opens the two texts of a client session: its customer, which every request of an app needs, and its content, which few do.
///
/// Both are bound to tenant, session, revision, key version and times, so neither opens in another row, nor beside a text of another
/// revision. A text is one byte of format version, then nonce, ciphertext and tag.
struct SessionSealer: Sendable {
    /// The version of the layouts below.
    static let formatVersion: UInt8 = 1

    let keys: KeyRing
    let random: RandomBytes

    private enum Kind: UInt8 {
        case customer = 1
        case content = 2
    }

    /// The row of a session.
    func seal(_ session: ClientSession, revision: Int64) throws(VaultError) -> ClientSessionRow {
        var head = ClientSessionHead(
            id: session.id, tenant: session.tenant, revision: revision, keyVersion: keys.sessions.newestVersion,
            createdAt: session.createdAt, expiresAt: session.expiresAt, sealedCustomer: [])
        head.sealedCustomer = try seal(Array((session.account?.text ?? "").utf8), .customer, head)
        var content = session.content.jsonBytes
        defer { content.wipe() }
        return ClientSessionRow(head: head, sealedContent: try seal(content, .content, head))
    }

    /// The customer of a session; nil when it names none.
    /// - Throws: ``VaultError/damagedRecord`` when the text is not this row's or was changed.
    func openCustomer(_ head: ClientSessionHead) throws(VaultError) -> AccountID? {
        let plain = try open(head.sealedCustomer, .customer, head)
        guard plain.count > 0 else { return nil }
        guard let account = plain.withUnsafeBytes({ AccountID(String(decoding: $0, as: UTF8.self)) }) else { throw .damagedRecord }
        return account
    }

    /// The content of a session, whose customer is the one that was sealed apart.
    /// - Throws: ``VaultError/damagedRecord`` when a text is not this row's or was changed.
    func openContent(_ row: ClientSessionRow) throws(VaultError) -> (content: ClientSessionObject, account: AccountID?) {
        let account = try openCustomer(row.head)
        let plain = try open(row.sealedContent, .content, row.head)
        let content = plain.withUnsafeBytes { bytes in try? ClientSessionObject(json: Array(bytes)) }
        guard let content, content.customerId == account?.text else { throw .damagedRecord }
        return (content, account)
    }

    private func seal(_ plain: [UInt8], _ kind: Kind, _ head: ClientSessionHead) throws(VaultError) -> [UInt8] {
        guard let key = keys.sessions[head.keyVersion] else { throw .damagedRecord }
        do throws(CryptoError) {
            let sealed = try plain.withUnsafeBufferPointer { (bytes) throws(CryptoError) in
                try key.seal(UnsafeRawBufferPointer(bytes), associated: Self.associatedData(kind, head), random: random)
            }
            return [Self.formatVersion] + sealed
        } catch { throw .crypto(error) }
    }

    private func open(_ sealed: [UInt8], _ kind: Kind, _ head: ClientSessionHead) throws(VaultError) -> SecretBytes {
        guard sealed.first == Self.formatVersion, let key = keys.sessions[head.keyVersion] else {
            throw .damagedRecord
        }
        do throws(CryptoError) {
            return try key.open(Array(sealed.dropFirst()), associated: Self.associatedData(kind, head))
        } catch {
            if error == .doesNotOpen { throw .damagedRecord }
            throw .crypto(error)
        }
    }

    private static func associatedData(_ kind: Kind, _ head: ClientSessionHead) -> [UInt8] {
        var bytes = ByteWriter(capacity: 2 + 5 * 8 + TimedID.byteCount)
        bytes.append(byte: formatVersion)
        bytes.append(byte: kind.rawValue)
        bytes.append(head.keyVersion)
        bytes.append(head.tenant.number)
        head.id.raw.withUnsafeBytes { bytes.append(raw: $0) }
        bytes.append(head.revision)
        bytes.append(head.createdAt)
        bytes.append(head.expiresAt)
        return bytes.bytes
    }
}
