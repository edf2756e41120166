internal import CofferCardRules
package import CofferCrypto

extension Vault {
    /// The account's cards, oldest first, without deleted ones. Synchronous and cheap.
    /// - Throws: ``VaultError``; ``VaultError/damagedRecord`` when one of them does not open.
    public func cards(of account: String, by caller: Caller) throws(VaultError) -> [StoredCard] {
        let account = try self.account(account, for: caller, scope: .readCards)
        try admit(account, webSessionId: nil)
        let rows = try folding { try store.cards(tenant: caller.tenant, account: account) }
        var cards: [StoredCard] = []
        cards.reserveCapacity(rows.count)
        for row in rows { cards.append(try stored(row)) }
        return cards
    }

    /// One card. Synchronous and cheap.
    /// - Parameter id: The text form of a ``CardID``; a text that is none is an absent card.
    /// - Throws: ``VaultError/cardNotFound`` alike for absent, deleted, and other accounts' and tenants' cards.
    public func card(_ id: String, of account: String, by caller: Caller) throws(VaultError) -> StoredCard {
        let account = try self.account(account, for: caller, scope: .readCards)
        try admit(account, webSessionId: nil)
        guard let id = CardID(id) else { throw .cardNotFound }
        let row = try folding { try store.maskedCard(id, tenant: caller.tenant, account: account) }
        guard let row, row.status != .deleted else { throw .cardNotFound }
        return try stored(row)
    }

    /// Which limits the account has reached.
    public func limits(of account: String, by caller: Caller) throws(VaultError) -> CardLimits {
        let account = try self.account(account, for: caller, scope: .readCards)
        try admit(account, webSessionId: nil)
        let state = try folding { try store.accountState(tenant: caller.tenant, account: account) }
        return settings.limits(of: state)
    }

    /// Opens what a masked read shows of a row.
    func stored(_ row: CardRow) throws(VaultError) -> StoredCard { try stored(row.masked) }

    /// Opens what a masked read shows of a row.
    func stored(_ row: MaskedCardRow) throws(VaultError) -> StoredCard {
        stored(row, openedPerson: try sealer.openPerson(row.sealedPerson, owner: row.owner))
    }

    /// A row with its personal data.
    func stored(_ row: MaskedCardRow, person: CardPerson) -> StoredCard { stored(row, openedPerson: OpenedPerson(person)) }

    private func stored(_ row: MaskedCardRow, openedPerson: OpenedPerson) -> StoredCard {
        StoredCard(
            id: row.id, token: row.token, account: row.account, brand: CardBrand(rawValue: row.brand) ?? .unknown, bin: row.bin,
            last4: row.last4, numberLength: row.numberLength, month: row.month, year: row.year, funding: row.funding,
            status: row.status, buySupported: row.buySupported, sellSupported: row.sellSupported, providerId: row.providerId,
            createdAt: row.createdAt, verifiedAt: row.verifiedAt, declinedAt: row.declinedAt, deletedAt: row.deletedAt,
            openedPerson: openedPerson)
    }
}

extension Vault {
    /// Opens the number of a row; for tests, and for what leaves an audit event behind before the number leaves the vault (D10).
    /// - Throws: ``VaultError/damagedRecord`` for a tombstone, a changed record, and a record of another row.
    package func openNumber(of row: CardRow) throws(VaultError) -> (digits: SecretBytes, month: Int, year: Int) {
        guard let sealed = row.sealedNumber else { throw .damagedRecord }
        return try sealer.openNumber(sealed, owner: row.owner)
    }
}
