internal import CofferVault

/// The prepared reads of one connection.
final class Queries {
    private let cardByID: Statement
    private let maskedByID: Statement
    private let cardByToken: Statement
    private let holdersOfFingerprint: Statement
    private let cardsOfAccount: Statement
    private let accountItems: Statement
    private let idempotencyByKey: Statement

    private let tray: InTray
    private let sight: TrayGeneration.Sight
    /// What a reader sees of the tables; nil for the writer, who sees everything.
    private let view: ReadView?

    /// Prepares the reads of a connection; what is not filed yet is looked for in `tray`, as far as `sight` goes.
    init(_ connection: Connection, tray: InTray, _ sight: TrayGeneration.Sight, view: ReadView? = nil) throws(StoreError) {
        self.tray = tray
        self.sight = sight
        self.view = view
        let columns = CardColumns.list
        cardByID = try Statement("SELECT \(columns) FROM card WHERE id=? AND tenant=? AND account=?", on: connection)
        let masked = CardColumns.masked.joined(separator: ", ")
        maskedByID = try Statement("SELECT \(masked) FROM card WHERE id=? AND tenant=? AND account=?", on: connection)
        // A token shares its card's time: the primary key narrows the search to the cards of one millisecond.
        cardByToken = try Statement("SELECT \(columns) FROM card WHERE id BETWEEN ? AND ? AND token=? AND tenant=?", on: connection)
        holdersOfFingerprint = try Statement(
            "SELECT account, card FROM card_fingerprint WHERE tenant=? AND fingerprint=?", on: connection)
        let qualified = (CardColumns.masked + ["id"]).map { "c." + $0 }.joined(separator: ", ")
        cardsOfAccount = try Statement(
            """
            SELECT \(qualified) FROM account_item i CROSS JOIN card c ON c.id=i.key AND c.tenant=i.tenant AND c.account=i.account
            WHERE i.tenant=? AND i.account=? AND i.kind=\(Schema.ItemKind.card) ORDER BY i.key
            """, on: connection)
        accountItems = try Statement(
            "SELECT kind, number, key FROM account_item WHERE tenant=? AND account=? AND kind<\(Schema.ItemKind.idempotency)",
            on: connection)
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

    func maskedCard(_ id: CardID, tenant: TenantID, account: AccountID) throws(StoreError) -> MaskedCardRow? {
        maskedByID.bind(1, id.raw)
        maskedByID.bind(2, tenant.number)
        maskedByID.bind(3, account.text)
        defer { maskedByID.reset() }
        return try maskedByID.step() ? try CardColumns.readMasked(maskedByID, id, tenant: tenant, account: account) : nil
    }

    func card(token: CardToken, tenant: TenantID) throws(StoreError) -> CardRow? {
        let bounds = TimedID.bounds(at: token.raw.milliseconds)
        cardByToken.bind(1, bounds.lowest)
        cardByToken.bind(2, bounds.highest)
        cardByToken.bind(3, token.raw)
        cardByToken.bind(4, tenant.number)
        return try first(cardByToken)
    }

    func use(of fingerprint: Fingerprint, tenant: TenantID, account: AccountID) throws(StoreError) -> FingerprintUse {
        var isUsed = false
        let unfiled = tray.cards(of: fingerprint, tenant: tenant, sight)
        try view?.freshen()
        for holder in unfiled {
            isUsed = true
            guard holder.account == account else { continue }
            if let row = try card(holder.card.id, tenant: tenant, account: account) { return .sameAccount(row) }
        }
        holdersOfFingerprint.bind(1, tenant.number)
        holdersOfFingerprint.bind(2, fingerprint.bytes)
        defer { holdersOfFingerprint.reset() }
        while try holdersOfFingerprint.step() {
            isUsed = true
            guard holdersOfFingerprint.text(0) == account.text else { continue }
            let id = CardID(try holdersOfFingerprint.id(1))
            if let row = try card(id, tenant: tenant, account: account) { return .sameAccount(row) }
        }
        return isUsed ? .otherAccount : .unused
    }

    func cards(tenant: TenantID, account: AccountID) throws(StoreError) -> [MaskedCardRow] {
        // The tray first: what leaves it in the meantime is then in the table.
        let unfiled = tray.entries(of: account, tenant: tenant, sight)
        try view?.freshen()
        cardsOfAccount.bind(1, tenant.number)
        cardsOfAccount.bind(2, account.text)
        defer { cardsOfAccount.reset() }
        var rows: [MaskedCardRow] = []
        rows.reserveCapacity(Limits.savedCardsMax)
        while try cardsOfAccount.step() {
            let id = CardID(try cardsOfAccount.id(Int32(CardColumns.masked.count)))
            rows.append(try CardColumns.readMasked(cardsOfAccount, id, tenant: tenant, account: account))
        }
        let filed = rows.count
        for entry in unfiled {
            guard let id = entry.card?.id, !rows.contains(where: { $0.id == id }) else { continue }
            if let row = try maskedCard(id, tenant: tenant, account: account), row.status != .deleted { rows.append(row) }
        }
        if rows.count > filed { rows.sort { $0.id.raw < $1.id.raw } }
        return rows
    }

    func accountState(tenant: TenantID, account: AccountID) throws(StoreError) -> AccountState {
        var state = AccountState()
        var unfiled = tray.entries(of: account, tenant: tenant, sight).compactMap(\.card)
        try view?.freshen()
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
                guard !unfiled.isEmpty else { continue }
                let id = try accountItems.id(2)
                unfiled.removeAll { $0.id.raw == id }
            }
        }
        state.live += unfiled.count
        state.verified += unfiled.count { $0.status == .verified }
        return state
    }

    func idempotency(_ key: IdempotencyKey, tenant: TenantID, account: AccountID) throws(StoreError) -> IdempotencyRecord? {
        let unfiled = tray.entries(of: account, tenant: tenant, sight)
        if let kept = unfiled.last(where: { $0.idempotency?.key == key })?.idempotency { return kept.record }
        try view?.freshen()
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
