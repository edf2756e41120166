internal import CofferVault

/// The prepared writes of client sessions, redemptions and default cards. Lives on the writer's thread.
final class CheckoutWriter {
    /// Reads that see the open transaction.
    let queries: CheckoutQueries
    private let connection: Connection
    private let sessionInsert: Statement
    private let sessionUpdate: Statement
    private let sessionsForget: Statement
    private let redemptionInsert: Statement
    private let redemptionsForget: Statement
    private let defaultReplace: Statement
    private let defaultDelete: Statement

    init(_ connection: Connection) throws(StoreError) {
        self.connection = connection
        queries = try CheckoutQueries(connection)
        sessionInsert = try Statement(
            """
            INSERT INTO client_session(id, tenant, revision, key_version, created_at, expires_at, sealed_customer, sealed_content)
            VALUES(?,?,?,?,?,?,?,?)
            """, on: connection)
        sessionUpdate = try Statement(
            """
            UPDATE client_session SET revision=?3, key_version=?4, sealed_customer=?7, sealed_content=?8
            WHERE id=?1 AND tenant=?2 AND revision=?3-1 AND created_at=?5 AND expires_at=?6
            """, on: connection)
        // The oldest stand first: no index, and no search among those that are still good.
        func forget(_ table: String, _ count: Int) -> String {
            "DELETE FROM \(table) WHERE id IN (SELECT id FROM \(table) WHERE id<? ORDER BY id LIMIT \(count))"
        }
        sessionsForget = try Statement(forget("client_session", SQLiteLimits.sessionsForgottenMax), on: connection)
        redemptionInsert = try Statement("INSERT OR IGNORE INTO redemption(id, tenant, at) VALUES(?,?,?)", on: connection)
        redemptionsForget = try Statement(forget("redemption", SQLiteLimits.redemptionsForgottenMax), on: connection)
        let columns = "tenant, account, kind, key, number, at, card"
        defaultReplace = try Statement(
            "INSERT OR REPLACE INTO account_item(\(columns)) VALUES(?,?,\(Schema.ItemKind.defaultCard),x'',0,?,?)", on: connection)
        defaultDelete = try Statement(
            "DELETE FROM account_item WHERE tenant=? AND account=? AND kind=\(Schema.ItemKind.defaultCard) AND key=x'' AND card=?",
            on: connection)
    }

    func insert(_ session: ClientSessionRow, outlived: Int64) throws(StoreError) {
        Self.bind(session, to: sessionInsert)
        try sessionInsert.run()
        sessionsForget.bind(1, TimedID.bounds(at: outlived).lowest)
        try sessionsForget.run()
    }

    func update(_ session: ClientSessionRow) throws(StoreError) {
        Self.bind(session, to: sessionUpdate)
        try sessionUpdate.run()
        guard connection.changes == 1 else { throw .malformedRow }
    }

    /// - Returns: Whether the token was unused, and a row was written for it.
    func redeem(_ id: RedemptionID, tenant: TenantID, at milliseconds: Int64) throws(StoreError) -> Bool {
        redemptionInsert.bind(1, id.raw)
        redemptionInsert.bind(2, tenant.number)
        redemptionInsert.bind(3, milliseconds)
        try redemptionInsert.run()
        return connection.changes == 1
    }

    /// Forgets a few redemptions of tokens that were made before a time.
    func forgetRedemptions(before milliseconds: Int64) throws(StoreError) {
        redemptionsForget.bind(1, TimedID.bounds(at: milliseconds).lowest)
        try redemptionsForget.run()
    }

    func setDefault(_ card: CardID, tenant: TenantID, account: AccountID, at milliseconds: Int64) throws(StoreError) {
        defaultReplace.bind(1, tenant.number)
        defaultReplace.bind(2, account.text)
        defaultReplace.bind(3, milliseconds)
        defaultReplace.bind(4, card.raw)
        try defaultReplace.run()
    }

    /// Forgets that a card is offered first, if it is.
    func clearDefault(_ card: CardID, tenant: TenantID, account: AccountID) throws(StoreError) {
        defaultDelete.bind(1, tenant.number)
        defaultDelete.bind(2, account.text)
        defaultDelete.bind(3, card.raw)
        try defaultDelete.run()
    }

    private static func bind(_ session: ClientSessionRow, to statement: Statement) {
        let head = session.head
        statement.bind(1, head.id.raw)
        statement.bind(2, head.tenant.number)
        statement.bind(3, head.revision)
        statement.bind(4, head.keyVersion)
        statement.bind(5, head.createdAt)
        statement.bind(6, head.expiresAt)
        statement.bind(7, head.sealedCustomer)
        statement.bind(8, session.sealedContent)
    }
}
