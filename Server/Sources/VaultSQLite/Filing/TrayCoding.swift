internal import CofferVault

/// The bytes in which the journal keeps entries: fixed-width integers and fields that carry their length, all big-endian.
enum TrayCoding {
    private static let formatVersion: UInt8 = 1

    private enum Part {
        static let card: UInt8 = 1
        static let idempotency: UInt8 = 2
    }

    // MARK: Writing

    static func encode(_ entries: ArraySlice<TrayEntry>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1 + entries.count * 256)
        bytes.append(formatVersion)
        for entry in entries {
            append(entry.tenant.number, to: &bytes)
            append(field: Array(entry.account.text.utf8), to: &bytes)
            var parts: UInt8 = 0
            if entry.card != nil { parts |= Part.card }
            if entry.idempotency != nil { parts |= Part.idempotency }
            bytes.append(parts)
            if let card = entry.card {
                card.id.raw.withUnsafeBytes { bytes.append(contentsOf: $0) }
                append(card.createdAt, to: &bytes)
                append(field: card.fingerprint?.bytes ?? [], to: &bytes)
            }
            if let kept = entry.idempotency {
                append(field: kept.key.code, to: &bytes)
                append(field: kept.record.request, to: &bytes)
                kept.record.card.raw.withUnsafeBytes { bytes.append(contentsOf: $0) }
                append(kept.record.effect.rawValue, to: &bytes)
                append(kept.record.at, to: &bytes)
            }
        }
        return bytes
    }

    private static func append(_ value: Int64, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    private static func append(field: [UInt8], to bytes: inout [UInt8]) {
        withUnsafeBytes(of: UInt16(field.count).bigEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: field)
    }

    // MARK: Reading

    /// - Parameter status: The status of a card now, or nil for one that is no longer live; its place is then left out.
    /// - Throws: ``StoreError/malformedRow``, or what `status` throws.
    static func decode(
        _ bytes: [UInt8], status: (CardID) throws(StoreError) -> CardStatus?
    ) throws(StoreError) -> [TrayEntry] {
        var reader = Reader(bytes: bytes)
        guard try reader.byte() == formatVersion else { throw .malformedRow }
        var entries: [TrayEntry] = []
        while !reader.isAtEnd {
            let tenant = TenantID(try reader.integer())
            guard let account = AccountID(String(decoding: try reader.field(), as: UTF8.self)) else { throw .malformedRow }
            var entry = TrayEntry(tenant: tenant, account: account)
            let parts = try reader.byte()
            if parts & Part.card != 0 {
                let id = CardID(try reader.id())
                let createdAt = try reader.integer()
                let code = Array(try reader.field())
                let fingerprint = code.isEmpty ? nil : Fingerprint(code)
                if let now = try status(id) {
                    entry.card = TrayEntry.Card(id: id, status: now, createdAt: createdAt, fingerprint: fingerprint)
                }
            }
            if parts & Part.idempotency != 0 {
                let key = IdempotencyKey(code: Array(try reader.field()))
                let request = Array(try reader.field())
                let card = CardID(try reader.id())
                guard let effect = AddedCard.Effect(rawValue: try reader.integer()) else { throw .malformedRow }
                let record = IdempotencyRecord(request: request, card: card, effect: effect, at: try reader.integer())
                entry.idempotency = TrayEntry.Idempotency(key: key, record: record)
            }
            entries.append(entry)
        }
        return entries
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        var isAtEnd: Bool { position == bytes.count }

        mutating func take(_ count: Int) throws(StoreError) -> ArraySlice<UInt8> {
            guard bytes.count - position >= count else { throw .malformedRow }
            defer { position += count }
            return bytes[position..<position + count]
        }

        mutating func byte() throws(StoreError) -> UInt8 { try take(1).reduce(0, |) }

        mutating func integer() throws(StoreError) -> Int64 {
            Int64(truncatingIfNeeded: try take(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }

        mutating func field() throws(StoreError) -> ArraySlice<UInt8> {
            try take(Int(try take(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }))
        }

        mutating func id() throws(StoreError) -> TimedID {
            guard let id = try take(TimedID.byteCount).withUnsafeBytes({ TimedID(bytes: $0) }) else { throw .malformedRow }
            return id
        }
    }
}
