internal import CCofferSQLite
internal import CofferVault

/// What a body may do on the writer's connection, with the statements prepared for it.
final class SQLiteTransaction: WriteTransaction {
    private let connection: Connection
    private let queries: Queries
    private let tray: InTray
    private let filer: Filer
    private let cardInsert: Statement
    private let cardUpdate: Statement
    private let cardBury: Statement
    private let itemStatus: Statement
    private let itemDelete: Statement
    private let itemsExpire: Statement
    private let accountBury: Statement
    private let fingerprintDelete: Statement
    private let auditInsert: Statement
    let checkout: CheckoutWriter
    let payments: PaymentWriter
    private var head: AuditHead
    /// What the current body was last told that its account does not hold.
    private var free: (fingerprint: Fingerprint, tenant: TenantID, account: AccountID)?

    /// Whether the current body has written anything.
    var hasWritten = false

    init(_ connection: Connection, tray: InTray, filer: Filer) throws(StoreError) {
        self.connection = connection
        self.tray = tray
        self.filer = filer
        queries = try Queries(connection, tray: tray, .all)
        let place = "tenant=?1 AND account=?2 AND kind=?3 AND key=?4"
        cardInsert = try Statement("INSERT INTO card(\(CardColumns.list)) VALUES(\(CardColumns.placeholders))", on: connection)
        cardUpdate = try Statement(
            """
            UPDATE card SET key_version=?6, sealed_number=?7, sealed_person=?8, status=?9, funding=?10, brand=?11, bin=?12, last4=?13,
            number_length=?14, month=?15, year=?16, buy=?17, sell=?18, provider=?19, verified_at=?21, declined_at=?22
            WHERE id=?1 AND tenant=?2 AND account=?3 AND token=?4 AND fingerprint=?5 AND created_at=?20 AND ?23 IS NULL
            """, on: connection)
        cardBury = try Statement(
            """
            UPDATE card SET fingerprint=NULL, sealed_number=NULL, sealed_person=NULL, status=\(CardStatus.deleted.rawValue), deleted_at=?
            WHERE id=? AND tenant=? AND account=?
            """, on: connection)
        itemStatus = try Statement("UPDATE account_item SET number=?5 WHERE \(place)", on: connection)
        itemDelete = try Statement("DELETE FROM account_item WHERE \(place)", on: connection)
        itemsExpire = try Statement("DELETE FROM account_item WHERE tenant=? AND account=? AND kind=? AND at<?", on: connection)
        accountBury = try Statement(
            """
            INSERT INTO account_item(tenant, account, kind, key, number, at) VALUES(?,?,?,?,1,?)
            ON CONFLICT(tenant, account, kind, key) DO UPDATE SET number=number+1
            """, on: connection)
        fingerprintDelete = try Statement(
            """
            DELETE FROM card_fingerprint
            WHERE tenant=?1 AND account=?2 AND fingerprint=(SELECT fingerprint FROM card WHERE id=?3 AND tenant=?1 AND account=?2)
            """, on: connection)
        checkout = try CheckoutWriter(connection)
        payments = try PaymentWriter(connection)
        auditInsert = try Statement(
            "INSERT INTO audit(sequence, at, tenant, actor, action, card, mac, payment) VALUES(?,?,?,?,?,?,?,?)", on: connection)
        head = try connection.auditHead()
    }

    /// Forgets what the body before this one did.
    func beginBody() {
        hasWritten = false
        free = nil
        tray.beginBody()
    }

    /// Reads the end of the audit log again, after a transaction was rolled back.
    func reload() throws(StoreError) { head = try connection.auditHead() }

    // MARK: Reading

    func accountState(tenant: TenantID, account: AccountID) throws(StoreError) -> AccountState {
        try queries.accountState(tenant: tenant, account: account)
    }

    func use(of fingerprint: Fingerprint, tenant: TenantID, account: AccountID) throws(StoreError) -> FingerprintUse {
        let use = try queries.use(of: fingerprint, tenant: tenant, account: account)
        if case .sameAccount = use { free = nil } else { free = (fingerprint, tenant, account) }
        return use
    }

    func card(_ id: CardID, tenant: TenantID, account: AccountID) throws(StoreError) -> CardRow? {
        try queries.card(id, tenant: tenant, account: account)
    }

    func auditHead() throws(StoreError) -> AuditHead { head }

    // MARK: Writing

    func insertCard(_ card: CardRow) throws(StoreError) {
        hasWritten = true
        try requireFree(card)
        CardColumns.bind(card, to: cardInsert)
        try cardInsert.run()
        let place = TrayEntry.Card(id: card.id, status: card.status, createdAt: card.createdAt, fingerprint: card.fingerprint)
        tray.add(card.tenant, card.account, unless: { $0.card != nil }, { $0.card = place })
    }

    /// An account holds a number once: the schema cannot see to it, since the tray may hold the other one.
    private func requireFree(_ card: CardRow) throws(StoreError) {
        guard let fingerprint = card.fingerprint else { return }
        defer { free = nil }
        if let free, free == (fingerprint, card.tenant, card.account) { return }
        if case .sameAccount = try queries.use(of: fingerprint, tenant: card.tenant, account: card.account) {
            throw .constraint(code: SQLITE_CONSTRAINT)
        }
    }

    func updateCard(_ card: CardRow) throws(StoreError) {
        hasWritten = true
        try filer.fileAll(of: card.account, tenant: card.tenant)
        CardColumns.bind(card, to: cardUpdate)
        try cardUpdate.run()
        guard connection.changes == 1 else { throw .malformedRow }
        bindPlace(itemStatus, card.tenant, card.account, Schema.ItemKind.card)
        itemStatus.bind(4, card.id.raw)
        itemStatus.bind(5, card.status.rawValue)
        try itemStatus.run()
    }

    func buryCard(_ id: CardID, tenant: TenantID, account: AccountID, at milliseconds: Int64) throws(StoreError) {
        hasWritten = true
        try filer.fileAll(of: account, tenant: tenant)
        fingerprintDelete.bind(1, tenant.number)
        fingerprintDelete.bind(2, account.text)
        fingerprintDelete.bind(3, id.raw)
        try fingerprintDelete.run()
        cardBury.bind(1, milliseconds)
        cardBury.bind(2, id.raw)
        cardBury.bind(3, tenant.number)
        cardBury.bind(4, account.text)
        try cardBury.run()
        bindPlace(itemDelete, tenant, account, Schema.ItemKind.card)
        itemDelete.bind(4, id.raw)
        try itemDelete.run()
        try checkout.clearDefault(id, tenant: tenant, account: account)
        bindPlace(accountBury, tenant, account, Schema.ItemKind.account)
        accountBury.bind(4, [] as [UInt8])
        accountBury.bind(5, milliseconds)
        try accountBury.run()
    }

    func forgetIdempotency(before milliseconds: Int64, tenant: TenantID, account: AccountID) throws(StoreError) {
        hasWritten = true
        bindPlace(itemsExpire, tenant, account, Schema.ItemKind.idempotency)
        itemsExpire.bind(4, milliseconds)
        try itemsExpire.run()
    }

    func saveIdempotency(
        _ record: IdempotencyRecord, key: IdempotencyKey, tenant: TenantID, account: AccountID
    ) throws(StoreError) {
        hasWritten = true
        let kept = TrayEntry.Idempotency(key: key, record: record)
        tray.add(tenant, account, unless: { $0.idempotency != nil }, { $0.idempotency = kept })
    }

    func appendAudit(_ row: AuditRow) throws(StoreError) {
        hasWritten = true
        auditInsert.bind(1, row.sequence)
        auditInsert.bind(2, row.event.at)
        auditInsert.bind(3, row.event.tenant?.number ?? 0)
        auditInsert.bind(4, row.event.actor)
        auditInsert.bind(5, row.event.action.rawValue)
        if let card = row.event.card { auditInsert.bind(6, card.raw) } else { auditInsert.bind(6, nil as [UInt8]?) }
        if let payment = row.event.payment { auditInsert.bind(8, payment.raw) } else { auditInsert.bind(8, nil as [UInt8]?) }
        auditInsert.bind(7, row.mac)
        try auditInsert.run()
        head = AuditHead(sequence: row.sequence, mac: row.mac)
    }

    func insertTenant(partnerId: String, name: String, at milliseconds: Int64) throws(StoreError) -> TenantID {
        hasWritten = true
        let statement = try Statement("INSERT INTO tenant(partner_id, name, created_at) VALUES(?,?,?)", on: connection)
        statement.bind(1, partnerId)
        statement.bind(2, name)
        statement.bind(3, milliseconds)
        try statement.run()
        return TenantID(connection.lastInsertedRow)
    }

    func insertAPIKey(_ key: APIKeyRow) throws(StoreError) {
        hasWritten = true
        let statement = try Statement(
            "INSERT INTO api_key(code, tenant, kind, created_at, revoked_at) VALUES(?,?,?,?,?)", on: connection)
        statement.bind(1, key.code)
        statement.bind(2, key.tenant.number)
        statement.bind(3, key.kind.rawValue)
        statement.bind(4, key.createdAt)
        statement.bind(5, key.revokedAt)
        try statement.run()
    }

    func insertWrappedKey(_ key: WrappedKey) throws(StoreError) {
        hasWritten = true
        let statement = try Statement(
            "INSERT INTO wrapped_key(purpose, tenant, version, sealed, created_at) VALUES(?,?,?,?,?)", on: connection)
        statement.bind(1, key.purpose.rawValue)
        statement.bind(2, key.tenant?.number ?? 0)
        statement.bind(3, key.version)
        statement.bind(4, key.sealed)
        statement.bind(5, key.createdAt)
        try statement.run()
    }

    private func bindPlace(_ statement: Statement, _ tenant: TenantID, _ account: AccountID, _ kind: Int) {
        statement.bind(1, tenant.number)
        statement.bind(2, account.text)
        statement.bind(3, kind)
    }
}
