internal import CofferCrypto

/// Seals and opens what belongs to payments and to the idempotency keys of the checkout face.
///
/// Under the key of the records, told apart from a card's records by their kind. A record is one byte of format version, then nonce,
/// ciphertext and tag. It is bound to the columns that stand beside it in the clear: a payment whose amount, currency, customer, session
/// or order was changed in the database does not open.
struct PaymentSealer: Sendable {
    /// The version of the layouts.
    static let formatVersion: UInt8 = 1

    let keys: KeyRing
    let random: RandomBytes

    private enum Kind: UInt8 {
        case content = 3
        case progress = 4
        case number = 5
        case answer = 6
    }

    // MARK: Payments

    func seal(_ content: PaymentContent, for row: PaymentRow) throws(VaultError) -> [UInt8] {
        var bytes = ByteWriter(capacity: 256 + content.json.count)
        defer { bytes.wipe() }
        content.write(to: &bytes)
        return try seal(bytes.bytes, Self.binding(.content, row), row.keyVersion)
    }

    func seal(_ progress: PaymentProgress, for row: PaymentRow) throws(VaultError) -> [UInt8] {
        var bytes = ByteWriter(capacity: 256)
        progress.write(to: &bytes)
        return try seal(bytes.bytes, Self.binding(.progress, row), row.keyVersion)
    }

    func seal(number: SecretBytes, for row: PaymentRow) throws(VaultError) -> [UInt8] {
        var bytes = ByteWriter(capacity: 32)
        defer { bytes.wipe() }
        number.withUnsafeBytes { bytes.append(raw: $0) }
        return try seal(bytes.bytes, Self.binding(.number, row), row.keyVersion)
    }

    /// - Throws: ``VaultError/damagedRecord`` when the record is not this payment's or was changed.
    func content(of row: PaymentRow) throws(VaultError) -> PaymentContent {
        let plain = try open(row.sealedContent, Self.binding(.content, row), row.keyVersion)
        guard let content = plain.withUnsafeBytes({ PaymentContent($0) }) else { throw .damagedRecord }
        return content
    }

    /// - Throws: ``VaultError/damagedRecord`` when the record is not this payment's or was changed.
    func progress(of row: PaymentRow) throws(VaultError) -> PaymentProgress {
        let plain = try open(row.sealedProgress, Self.binding(.progress, row), row.keyVersion)
        guard let progress = plain.withUnsafeBytes({ PaymentProgress($0) }) else { throw .damagedRecord }
        return progress
    }

    /// The number of a card that waits to be kept, or nil when none does.
    /// - Throws: ``VaultError/damagedRecord``.
    func number(of row: PaymentRow) throws(VaultError) -> SecretBytes? {
        guard let sealed = row.sealedNumber else { return nil }
        return try open(sealed, Self.binding(.number, row), row.keyVersion)
    }

    private static func binding(_ kind: Kind, _ row: PaymentRow) -> [UInt8] {
        var bytes = ByteWriter(capacity: 160)
        bytes.append(byte: formatVersion)
        bytes.append(byte: kind.rawValue)
        bytes.append(row.keyVersion)
        bytes.append(row.tenant.number)
        row.id.raw.withUnsafeBytes { bytes.append(raw: $0) }
        bytes.append(byte: row.session == nil ? 0 : 1)
        if let session = row.session { session.withUnsafeBytes { bytes.append(raw: $0) } }
        bytes.append(optional: row.account?.text)
        bytes.append(optional: row.orderId)
        bytes.append(row.amount)
        bytes.append(field: row.currency)
        return bytes.bytes
    }

    // MARK: Remembered answers

    func seal(_ answer: RememberedAnswer, key: IdempotencyKey, tenant: TenantID, keyVersion: Int64) throws(VaultError) -> [UInt8] {
        var bytes = ByteWriter(capacity: 8 + answer.body.count)
        defer { bytes.wipe() }
        bytes.append(Int64(answer.status))
        bytes.append(raw: answer.body)
        return try seal(bytes.bytes, Self.binding(key, tenant, keyVersion), keyVersion)
    }

    /// - Throws: ``VaultError/damagedRecord`` when the answer is another key's or was changed.
    func answer(_ sealed: [UInt8], key: IdempotencyKey, tenant: TenantID, keyVersion: Int64) throws(VaultError) -> RememberedAnswer {
        let plain = try open(sealed, Self.binding(key, tenant, keyVersion), keyVersion)
        let answer = plain.withUnsafeBytes { bytes -> RememberedAnswer? in
            var reader = ByteReader(bytes)
            guard let status = reader.integer(), let body = reader.raw(bytes.count - 8) else { return nil }
            return RememberedAnswer(status: Int(status), body: Array(body))
        }
        guard let answer else { throw .damagedRecord }
        return answer
    }

    private static func binding(_ key: IdempotencyKey, _ tenant: TenantID, _ keyVersion: Int64) -> [UInt8] {
        var bytes = ByteWriter(capacity: 64)
        bytes.append(byte: formatVersion)
        bytes.append(byte: Kind.answer.rawValue)
        bytes.append(keyVersion)
        bytes.append(tenant.number)
        bytes.append(raw: key.code)
        return bytes.bytes
    }

    // MARK: Sealing

    private func seal(_ plain: [UInt8], _ associated: [UInt8], _ keyVersion: Int64) throws(VaultError) -> [UInt8] {
        guard let key = keys.records(version: keyVersion) else { throw .damagedRecord }
        do throws(CryptoError) {
            let sealed = try plain.withUnsafeBufferPointer { (bytes) throws(CryptoError) in
                try key.seal(UnsafeRawBufferPointer(bytes), associated: associated, random: random)
            }
            return [Self.formatVersion] + sealed
        } catch { throw .crypto(error) }
    }

    private func open(_ sealed: [UInt8], _ associated: [UInt8], _ keyVersion: Int64) throws(VaultError) -> SecretBytes {
        guard sealed.first == Self.formatVersion, let key = keys.records(version: keyVersion) else { throw .damagedRecord }
        do throws(CryptoError) { return try key.open(Array(sealed.dropFirst()), associated: associated) } catch {
            throw error == .doesNotOpen ? .damagedRecord : .crypto(error)
        }
    }
}
