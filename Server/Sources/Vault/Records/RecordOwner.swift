/// What a sealed record is bound to: a record moved to another row, account, tenant or key version does not open.
struct RecordOwner {
    var tenant: TenantID
    var account: AccountID
    var id: CardID
    var token: CardToken
    var keyVersion: Int64

    /// The two records of a card.
    enum Kind: UInt8 {
        case number = 1
        case person = 2
    }

    /// The associated data of a record: format version, kind, key version, tenant, id, token, account.
    func associatedData(_ kind: Kind) -> [UInt8] {
        var text = account.text
        return text.withUTF8 { text in
            [UInt8](unsafeUninitializedCapacity: 22 + 2 * TimedID.byteCount + text.count) { bytes, count in
                let room = UnsafeMutableRawBufferPointer(bytes)
                func append(_ part: UnsafeRawBufferPointer) {
                    UnsafeMutableRawBufferPointer(rebasing: room[count...]).copyMemory(from: part)
                    count += part.count
                }
                count = 2
                room[0] = RecordSealer.formatVersion
                room[1] = kind.rawValue
                withUnsafeBytes(of: keyVersion.bigEndian, append)
                withUnsafeBytes(of: tenant.number.bigEndian, append)
                id.raw.withUnsafeBytes(append)
                token.raw.withUnsafeBytes(append)
                withUnsafeBytes(of: UInt32(text.count).bigEndian, append)
                append(UnsafeRawBufferPointer(text))
            }
        }
    }
}

extension CardRow {
    /// The owner that this row's records must have been sealed for.
    var owner: RecordOwner { RecordOwner(tenant: tenant, account: account, id: id, token: token, keyVersion: keyVersion) }
}

extension MaskedCardRow {
    /// The owner that this row's records must have been sealed for.
    var owner: RecordOwner { RecordOwner(tenant: tenant, account: account, id: id, token: token, keyVersion: keyVersion) }
}
