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
        var bytes = ByteWriter(capacity: 100 + account.text.utf8.count)
        bytes.append(byte: RecordSealer.formatVersion)
        bytes.append(byte: kind.rawValue)
        bytes.append(keyVersion)
        bytes.append(tenant.number)
        id.raw.withUnsafeBytes { bytes.append(raw: $0) }
        token.raw.withUnsafeBytes { bytes.append(raw: $0) }
        bytes.append(field: account.text)
        return bytes.bytes
    }
}

extension CardRow {
    /// The owner that this row's records must have been sealed for.
    var owner: RecordOwner { RecordOwner(tenant: tenant, account: account, id: id, token: token, keyVersion: keyVersion) }
}
