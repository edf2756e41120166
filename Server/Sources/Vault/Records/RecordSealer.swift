internal import CofferCardRules
internal import CofferCrypto

/// Seals and opens the two records of a card.
///
/// Name and address stand apart from the number, so that a masked read never opens the number. A record is one byte of format version,
/// then nonce, ciphertext and tag.
struct RecordSealer: Sendable {
    /// The version of the layouts below.
    static let formatVersion: UInt8 = 1

    let keys: KeyRing
    let random: RandomBytes

    /// Seals number and expiry: month, year (2 bytes), digits.
    func sealNumber(_ number: SecretBytes, expiry: CardExpiry, owner: RecordOwner) throws(VaultError) -> [UInt8] {
        var plain = ByteWriter(capacity: 32)
        defer { plain.wipe() }
        plain.append(byte: UInt8(expiry.month))
        plain.append(byte: UInt8(expiry.year >> 8))
        plain.append(byte: UInt8(expiry.year & 0xFF))
        number.withUnsafeBytes { plain.append(raw: $0) }
        return try seal(plain.bytes, kind: .number, owner: owner)
    }

    /// Opens number and expiry.
    /// - Throws: ``VaultError/damagedRecord`` when the record is not this owner's or was changed.
    func openNumber(_ sealed: [UInt8], owner: RecordOwner) throws(VaultError) -> (digits: SecretBytes, month: Int, year: Int) {
        let plain = try open(sealed, kind: .number, owner: owner)
        let parts = plain.withUnsafeBytes { bytes -> (SecretBytes, Int, Int)? in
            var reader = ByteReader(bytes)
            guard let month = reader.byte(), let upper = reader.byte(), let lower = reader.byte(),
                let digits = reader.raw(bytes.count - 3)
            else { return nil }
            return (SecretBytes(copying: digits), Int(month), Int(upper) << 8 | Int(lower))
        }
        guard let parts else { throw .damagedRecord }
        return parts
    }

    /// Seals name and address, or gives nil when there is neither.
    func sealPerson(_ person: CardPerson, owner: RecordOwner) throws(VaultError) -> [UInt8]? {
        if person.holderName == nil && person.billingAddress == nil { return nil }
        var plain = ByteWriter(capacity: 256)
        defer { plain.wipe() }
        plain.append(byte: person.billingAddress == nil ? 0 : 1)
        plain.append(optional: person.holderName)
        if let address = person.billingAddress { plain.append(address) }
        return try seal(plain.bytes, kind: .person, owner: owner)
    }

    /// Opens name and address; an absent record is an empty person.
    /// - Throws: ``VaultError/damagedRecord`` when the record is not this owner's or was changed.
    func openPerson(_ sealed: [UInt8]?, owner: RecordOwner) throws(VaultError) -> OpenedPerson {
        guard let sealed else { return OpenedPerson(CardPerson()) }
        guard let person = OpenedPerson(plain: try open(sealed, kind: .person, owner: owner)) else { throw .damagedRecord }
        return person
    }

    /// Opens the name alone, where no address is shown; nil where there is none.
    /// - Throws: ``VaultError/damagedRecord`` when the record is not this owner's or was changed.
    func openHolderName(_ sealed: [UInt8]?, owner: RecordOwner) throws(VaultError) -> String? {
        guard let sealed else { return nil }
        let name: String?? = try open(sealed, kind: .person, owner: owner).withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            return reader.byte() == nil ? nil : reader.optionalText()
        }
        guard let name else { throw .damagedRecord }
        return name
    }

    private func seal(_ plain: [UInt8], kind: RecordOwner.Kind, owner: RecordOwner) throws(VaultError) -> [UInt8] {
        guard let key = keys.records(version: owner.keyVersion) else { throw .damagedRecord }
        do throws(CryptoError) {
            let sealed = try plain.withUnsafeBufferPointer { (bytes) throws(CryptoError) in
                try key.seal(UnsafeRawBufferPointer(bytes), associated: owner.associatedData(kind), random: random)
            }
            return [Self.formatVersion] + sealed
        } catch { throw .crypto(error) }
    }

    private func open(_ sealed: [UInt8], kind: RecordOwner.Kind, owner: RecordOwner) throws(VaultError) -> SecretBytes {
        guard sealed.first == Self.formatVersion, let key = keys.records(version: owner.keyVersion) else {
            throw .damagedRecord
        }
        do throws(CryptoError) {
            return try sealed.withUnsafeBufferPointer { (bytes) throws(CryptoError) in
                let text = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes.dropFirst()))
                return try key.open(text, associated: owner.associatedData(kind))
            }
        } catch {
            if error == .doesNotOpen { throw .damagedRecord }
            throw .crypto(error)
        }
    }
}
