extension Vault {
    /// Deletes a card: its sealed records and fingerprint are destroyed, a tombstone stays.
    /// - Parameter id: The text form of a ``CardID``; a text that is none is an absent card.
    /// - Returns: The card as it was, with status ``CardStatus/deleted`` and its time; durable when this returns.
    /// - Throws: ``VaultError/cardNotFound`` alike for absent, deleted, and other accounts' and tenants' cards.
    public func deleteCard(_ id: String, of account: String, by caller: Caller) async throws(VaultError) -> StoredCard {
        let account = try self.account(account, for: caller, scope: .deleteCards)
        try admit(account, webSessionId: nil)
        guard let id = CardID(id) else { throw .cardNotFound }
        let now = clock.milliseconds()
        let chain = keys.audit
        var row: CardRow
        do {
            row = try await store.write { transaction in
                let row = try transaction.card(id, tenant: caller.tenant, account: account)
                guard let row, row.status != .deleted else { throw VaultError.cardNotFound }
                try transaction.buryCard(id, tenant: caller.tenant, account: account, at: now)
                let event = AuditEvent(at: now, tenant: caller.tenant, actor: caller.actor, action: .cardDeleted, card: id)
                try chain.append(event, to: transaction)
                return row
            }
        } catch { throw VaultError(folding: error) }
        // A damaged record must not keep its owner from deleting it.
        let person = (try? sealer.openPerson(row.sealedPerson, owner: row.owner).person) ?? CardPerson()
        row.status = .deleted
        row.deletedAt = now
        return stored(row.masked, person: person)
    }
}
