internal import CofferVault

/// The prepared writes of payments and remembered answers, on the writer's connection.
final class PaymentWriter {
    let queries: PaymentQueries
    private let connection: Connection
    private let insert: Statement
    private let update: Statement
    private let remember: Statement
    private let forget: Statement
    /// Before this part of the day there is nothing to forget.
    private var forgotten: Int64 = .min

    init(_ connection: Connection) throws(StoreError) {
        self.connection = connection
        queries = try PaymentQueries(connection)
        insert = try Statement(
            "INSERT INTO payment(\(PaymentColumns.list)) VALUES(\(PaymentColumns.placeholders))", on: connection)
        update = try Statement(
            """
            UPDATE payment SET status=?6, open=?7, version=?10, sealed_progress=?13, sealed_number=?14
            WHERE tenant=?1 AND id=?2 AND version=?10-1 AND key_version=?11
            """, on: connection)
        remember = try Statement(
            """
            INSERT OR REPLACE INTO remembered(bucket, tenant, key, request, at, payment, step, sealed, key_version)
            VALUES(?,?,?,?,?,?,?,?,?)
            """, on: connection)
        forget = try Statement(
            """
            DELETE FROM remembered WHERE (bucket, tenant, key) IN
            (SELECT bucket, tenant, key FROM remembered WHERE bucket<? ORDER BY bucket, tenant, key LIMIT \(SQLiteLimits.rememberedForgottenMax))
            """, on: connection)
    }

    func insertPayment(_ row: PaymentRow) throws(StoreError) {
        PaymentColumns.bind(row, to: insert)
        try insert.run()
    }

    func updatePayment(_ row: PaymentRow) throws(StoreError) -> Bool {
        PaymentColumns.bind(row, to: update)
        try update.run()
        return connection.changes == 1
    }

    private func forget(before bucket: Int64) throws(StoreError) {
        guard bucket > forgotten else { return }
        forget.bind(1, bucket)
        try forget.run()
        if connection.changes < SQLiteLimits.rememberedForgottenMax { forgotten = bucket }
    }

    func remember(_ row: RememberedRow, outlived: Int64) throws(StoreError) {
        try forget(before: outlived / SQLiteLimits.rememberedBucketMilliseconds)
        remember.bind(1, row.at / SQLiteLimits.rememberedBucketMilliseconds)
        remember.bind(2, row.tenant.number)
        remember.bind(3, row.key.code)
        remember.bind(4, row.request)
        remember.bind(5, row.at)
        switch row.answer {
        case .payment(let reference):
            remember.bind(6, reference.payment.raw)
            remember.bind(7, reference.step)
            remember.bind(8, nil as [UInt8]?)
            remember.bind(9, nil as Int64?)
        case .sealed(let bytes, let keyVersion):
            remember.bind(6, nil as [UInt8]?)
            remember.bind(7, nil as Int64?)
            remember.bind(8, bytes)
            remember.bind(9, keyVersion)
        }
        try remember.run()
    }
}

extension SQLiteTransaction {
    func payment(_ id: PaymentID, tenant: TenantID) throws(StoreError) -> PaymentRow? {
        try payments.queries.payment(id, tenant: tenant)
    }

    func insertPayment(_ payment: PaymentRow) throws(StoreError) {
        hasWritten = true
        try payments.insertPayment(payment)
    }

    func updatePayment(_ payment: PaymentRow) throws(StoreError) -> Bool {
        guard try payments.updatePayment(payment) else { return false }
        hasWritten = true
        return true
    }

    func remember(_ row: RememberedRow, outlived: Int64) throws(StoreError) {
        hasWritten = true
        try payments.remember(row, outlived: outlived)
    }
}
