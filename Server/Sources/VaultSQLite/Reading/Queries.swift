internal import CofferVault

/// The prepared reads of one connection.
final class Queries {
    private let cardByID: Statement
    private let cardByToken: Statement
    private let cardByFingerprint: Statement
    private let holderOfFingerprint: Statement
    private let cardsOfAccount: Statement
    private let accountItems: Statement
    private let idempotencyByKey: Statement

    init(_ connection: Connection) throws(StoreError) {
        let columns = CardColumns.list
        cardByID = try Statement("SELECT \(columns) FROM card WHERE id=? AND tenant=? AND account=?", on: connection)
        // A token shares its card's time: the primary key narrows the search to the cards of one millisecond.
        cardByToken = try Statement("SELECT \(columns) FROM card WHERE id BETWEEN ? AND ? AND token=? AND tenant=?", on: connection)
        cardByFingerprint = try Statement(
            "SELECT \(columns) FROM card WHERE tenant=? AND fingerprint=? AND account=? AND fingerprint IS NOT NULL", on: connection)
        holderOfFingerprint = try Statement(
            "SELECT 1 FROM card WHERE tenant=? AND fingerprint=? AND fingerprint IS NOT NULL LIMIT 1", on: connection)
        let qualified = columns.split(separator: ",").map { "c." + $0.drop { $0 == " " || $0 == "\n" } }.joined(separator: ", ")
        cardsOfAccount = try Statement(
            """
            SELECT \(qualified) FROM account_item i CROSS JOIN card c ON c.id=i.key
            WHERE i.tenant=? AND i.account=? AND i.kind=\(Schema.ItemKind.card) ORDER BY i.key
            """, on: connection)
        accountItems = try Statement(
            "SELECT kind, number FROM account_item WHERE tenant=? AND account=? AND kind<\(Schema.ItemKind.idempotency)", on: connection)
        idempotencyByKey = try Statement(
            """
            SELECT code, card, number, at FROM account_item
            WHERE tenant=? AND account=? AND kind=\(Schema.ItemKind.idempotency) AND key=?
            """, on: connection)
    }

    func card(_ id: CardID, tenant: TenantID, account: AccountID) throws(StoreError) -> CardRow? {
        cardByID.bind(1, id.raw)
        cardByID.bind(2, tenant.number)
        cardByID.bind(3, account.text)
        return try first(cardByID)
    }

    func card(token: CardToken, tenant: TenantID) throws(StoreError) -> CardRow? {
        let bounds = TimedID.bounds(at: token.raw.milliseconds)
        cardByToken.bind(1, bounds.lowest)
        cardByToken.bind(2, bounds.highest)
        cardByToken.bind(3, token.raw)
        cardByToken.bind(4, tenant.number)
        return try first(cardByToken)
    }

    private func card(fingerprint: Fingerprint, tenant: TenantID, account: AccountID) throws(StoreError) -> CardRow? {
        cardByFingerprint.bind(1, tenant.number)
        cardByFingerprint.bind(2, fingerprint.bytes)
        cardByFingerprint.bind(3, account.text)
        return try first(cardByFingerprint)
    }

    func use(of fingerprint: Fingerprint, tenant: TenantID, account: AccountID) throws(StoreError) -> FingerprintUse {
        holderOfFingerprint.bind(1, tenant.number)
        holderOfFingerprint.bind(2, fingerprint.bytes)
        defer { holderOfFingerprint.reset() }
        // Nobody has it, nearly always: one search is enough then.
        guard try holderOfFingerprint.step() else { return .unused }
        if let row = try card(fingerprint: fingerprint, tenant: tenant, account: account) { return .sameAccount(row) }
        return .otherAccount
    }

    func cards(tenant: TenantID, account: AccountID) throws(StoreError) -> [CardRow] {
        cardsOfAccount.bind(1, tenant.number)
        cardsOfAccount.bind(2, account.text)
        defer { cardsOfAccount.reset() }
        var rows: [CardRow] = []
        while try cardsOfAccount.step() { rows.append(try CardColumns.read(cardsOfAccount)) }
        return rows
    }

    func accountState(tenant: TenantID, account: AccountID) throws(StoreError) -> AccountState {
        var state = AccountState()
        accountItems.bind(1, tenant.number)
        accountItems.bind(2, account.text)
        defer { accountItems.reset() }
        while try accountItems.step() {
            let number = accountItems.int(1)
            if Int(accountItems.int(0)) == Schema.ItemKind.account {
                state.deleted = Int(number)
            } else {
                state.live += 1
                if number == CardStatus.verified.rawValue { state.verified += 1 }
            }
        }
        return state
    }

    func idempotency(_ key: IdempotencyKey, tenant: TenantID, account: AccountID) throws(StoreError) -> IdempotencyRecord? {
        let statement = idempotencyByKey
        statement.bind(1, tenant.number)
        statement.bind(2, account.text)
        statement.bind(3, key.code)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        guard let code = statement.bytes(0), let effect = AddedCard.Effect(rawValue: statement.int(2)) else { throw .malformedRow }
        return IdempotencyRecord(request: code, card: CardID(try statement.id(1)), effect: effect, at: statement.int(3))
    }

    private func first(_ statement: Statement) throws(StoreError) -> CardRow? {
        defer { statement.reset() }
        return try statement.step() ? try CardColumns.read(statement) : nil
    }
}
