internal import CofferVault

/// The prepared reads of client sessions, redemptions and default cards on one connection.
final class CheckoutQueries {
    private let headByID: Statement
    private let sessionByID: Statement
    private let redemptionByID: Statement
    private let defaultOfAccount: Statement

    init(_ connection: Connection) throws(StoreError) {
        let head = "id, tenant, revision, key_version, created_at, expires_at, sealed_customer"
        headByID = try Statement("SELECT \(head) FROM client_session WHERE id=? AND tenant=?", on: connection)
        sessionByID = try Statement("SELECT \(head), sealed_content FROM client_session WHERE id=? AND tenant=?", on: connection)
        redemptionByID = try Statement("SELECT 1 FROM redemption WHERE id=?", on: connection)
        defaultOfAccount = try Statement(
            "SELECT card FROM account_item WHERE tenant=? AND account=? AND kind=\(Schema.ItemKind.defaultCard) AND key=x''",
            on: connection)
    }

    func head(_ id: ClientSessionID, tenant: TenantID) throws(StoreError) -> ClientSessionHead? {
        headByID.bind(1, id.raw)
        headByID.bind(2, tenant.number)
        defer { headByID.reset() }
        return try headByID.step() ? Self.head(headByID) : nil
    }

    func session(_ id: ClientSessionID, tenant: TenantID) throws(StoreError) -> ClientSessionRow? {
        sessionByID.bind(1, id.raw)
        sessionByID.bind(2, tenant.number)
        defer { sessionByID.reset() }
        guard try sessionByID.step() else { return nil }
        guard let content = sessionByID.bytes(7) else { throw .malformedRow }
        return ClientSessionRow(head: try Self.head(sessionByID), sealedContent: content)
    }

    func isRedeemed(_ id: RedemptionID) throws(StoreError) -> Bool {
        redemptionByID.bind(1, id.raw)
        defer { redemptionByID.reset() }
        return try redemptionByID.step()
    }

    func defaultCard(tenant: TenantID, account: AccountID) throws(StoreError) -> CardID? {
        defaultOfAccount.bind(1, tenant.number)
        defaultOfAccount.bind(2, account.text)
        defer { defaultOfAccount.reset() }
        return try defaultOfAccount.step() ? CardID(defaultOfAccount.id(0)) : nil
    }

    private static func head(_ statement: Statement) throws(StoreError) -> ClientSessionHead {
        guard let customer = statement.bytes(6) else { throw .malformedRow }
        return ClientSessionHead(
            id: ClientSessionID(try statement.id(0)), tenant: TenantID(statement.int(1)), revision: statement.int(2),
            keyVersion: statement.int(3), createdAt: statement.int(4), expiresAt: statement.int(5), sealedCustomer: customer)
    }
}
