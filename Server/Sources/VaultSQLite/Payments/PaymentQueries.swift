internal import CofferVault

/// The prepared reads of payments and remembered answers of one connection.
final class PaymentQueries {
    private let byID: Statement
    private let newestFirst: Statement
    private let open: Statement
    private let rememberedByKey: Statement

    init(_ connection: Connection) throws(StoreError) {
        let columns = PaymentColumns.list
        byID = try Statement("SELECT \(columns) FROM payment WHERE tenant=? AND id=?", on: connection)
        newestFirst = try Statement(
            "SELECT \(columns) FROM payment WHERE tenant=? AND id<? AND id>=? ORDER BY id DESC", on: connection)
        open = try Statement(
            "SELECT \(columns) FROM payment WHERE open=1 AND (tenant, id)>(?,?) ORDER BY tenant, id LIMIT ?", on: connection)
        rememberedByKey = try Statement(
            """
            SELECT tenant, key, request, at, payment, step, sealed, key_version FROM remembered
            WHERE bucket IN (?1, ?1+1, ?1+2, ?1+3, ?1+4, ?1+5, ?1+6) AND tenant=?2 AND key=?3 AND at>=?4
            ORDER BY at DESC LIMIT 1
            """, on: connection)
    }

    func payment(_ id: PaymentID, tenant: TenantID) throws(StoreError) -> PaymentRow? {
        byID.bind(1, tenant.number)
        byID.bind(2, id.raw)
        defer { byID.reset() }
        return try byID.step() ? try PaymentColumns.read(byID) : nil
    }

    func payments(
        _ filter: PaymentFilter, tenant: TenantID, before: PaymentID?, limit: Int
    ) throws(StoreError) -> (rows: [PaymentRow], next: PaymentID?) {
        // An identifier holds 48 bits of time.
        let times: ClosedRange<Int64> = 0...(1 << 48 - 1)
        let from = min(max(filter.from ?? 0, times.lowerBound), times.upperBound)
        let to = min(max(filter.to ?? .max, times.lowerBound), times.upperBound)
        var upper = TimedID.bounds(at: to).highest
        if let before, before.raw < upper { upper = before.raw }
        newestFirst.bind(1, tenant.number)
        newestFirst.bind(2, upper)
        newestFirst.bind(3, TimedID.bounds(at: from).lowest)
        defer { newestFirst.reset() }
        var rows: [PaymentRow] = []
        var scanned = 0
        while try newestFirst.step() {
            scanned += 1
            if PaymentColumns.matches(newestFirst, filter) { rows.append(try PaymentColumns.read(newestFirst)) }
            if rows.count == limit || scanned == SQLiteLimits.paymentsScannedMax {
                return (rows, PaymentID(try newestFirst.id(1)))
            }
        }
        return (rows, nil)
    }

    func openPayments(after: (tenant: TenantID, id: PaymentID)?, limit: Int) throws(StoreError) -> [PaymentRow] {
        open.bind(1, after?.tenant.number ?? 0)
        if let after { open.bind(2, after.id.raw) } else { open.bind(2, [] as [UInt8]) }
        open.bind(3, limit)
        defer { open.reset() }
        var rows: [PaymentRow] = []
        while try open.step() { rows.append(try PaymentColumns.read(open)) }
        return rows
    }

    func remembered(_ key: IdempotencyKey, tenant: TenantID, since milliseconds: Int64) throws(StoreError) -> RememberedRow? {
        // Keys are kept for three parts of a day, which lie in four. The three after them hold keys when the clock was put back by up to as
        // long; a key that is not found would pay twice.
        rememberedByKey.bind(1, milliseconds / SQLiteLimits.rememberedBucketMilliseconds)
        rememberedByKey.bind(2, tenant.number)
        rememberedByKey.bind(3, key.code)
        rememberedByKey.bind(4, milliseconds)
        defer { rememberedByKey.reset() }
        return try rememberedByKey.step() ? try Self.remembered(rememberedByKey) : nil
    }

    private static func remembered(_ statement: Statement) throws(StoreError) -> RememberedRow {
        guard let key = statement.bytes(1), let request = statement.bytes(2) else { throw .malformedRow }
        let answer: RememberedRow.Answer
        if let sealed = statement.bytes(6) {
            answer = .sealed(sealed, keyVersion: statement.int(7))
        } else {
            answer = .payment(PaymentReference(payment: PaymentID(try statement.id(4)), step: Int(statement.int(5))))
        }
        return RememberedRow(
            key: IdempotencyKey(code: key), tenant: TenantID(statement.int(0)), request: request, answer: answer, at: statement.int(3))
    }
}
