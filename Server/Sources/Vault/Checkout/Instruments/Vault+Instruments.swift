extension Vault {
    /// The saved cards of an app's customer: the default one first, then the newest first. Synchronous and cheap; opens no number.
    /// - Throws: ``VaultError``; a session without a customer has an empty list.
    public func instruments(by caller: CheckoutCaller) throws(VaultError) -> [Instrument] {
        guard let account = caller.account else { return [] }
        return try instruments(tenant: caller.tenant, account: account)
    }

    /// The saved cards of a customer, for the merchant, in the same order.
    /// - Throws: ``VaultError/notPermitted``; ``VaultError/invalidRequest(field:)`` for a malformed customer.
    public func instruments(of customer: String, by caller: Caller) throws(VaultError) -> [Instrument] {
        try instruments(tenant: caller.tenant, account: account(customer, for: caller, scope: .readCards))
    }

    private func instruments(tenant: TenantID, account: AccountID) throws(VaultError) -> [Instrument] {
        try admit(account, webSessionId: nil)
        let rows: InstrumentRows
        do throws(StoreError) { rows = try store.instruments(tenant: tenant, account: account) } catch { throw .store(error) }
        var list: [Instrument] = []
        list.reserveCapacity(rows.cards.count)
        for row in rows.cards.reversed() {
            let person = CardPerson(holderName: try sealer.openHolderName(row.sealedPerson, owner: row.owner))
            let instrument = Instrument(card: stored(row, person: person), isDefault: row.id == rows.defaultCard)
            if instrument.isDefault { list.insert(instrument, at: 0) } else { list.append(instrument) }
        }
        return list
    }

    /// Deletes a saved card of an app's customer: the same deletion as on the CAAS face, durable when this returns.
    /// - Parameter id: The text form of a ``CardID``; a text that is none is an absent card.
    /// - Returns: The card's tombstone.
    /// - Throws: ``VaultError/cardNotFound`` alike for absent, deleted, and other customers' and tenants' cards.
    public func deleteInstrument(_ id: String, by caller: CheckoutCaller) async throws(VaultError) -> StoredCard {
        guard caller.account != nil else { throw .cardNotFound }
        let owner = try caller.owner()
        return try await deleteCard(id, of: owner.account.text, by: owner.caller)
    }

    /// Deletes a saved card for the merchant, durable when this returns.
    /// - Parameter token: The text form of a ``CardToken``.
    /// - Returns: The card's tombstone.
    /// - Throws: ``VaultError/notPermitted``; ``VaultError/instrumentTokenInvalid`` alike for every other token.
    public func deleteInstrument(token: String, by caller: Caller) async throws(VaultError) -> StoredCard {
        let row = try liveCard(token, for: caller, scope: .deleteCards)
        do throws(VaultError) {
            return try await deleteCard(row.id.text, of: row.account.text, by: caller)
        } catch { throw error == .cardNotFound ? .instrumentTokenInvalid : error }
    }

    /// Makes a saved card the one that is offered first, for the merchant; durable when this returns.
    /// - Parameter token: The text form of a ``CardToken``.
    /// - Throws: ``VaultError/notPermitted``; ``VaultError/instrumentTokenInvalid`` alike for every other token.
    public func makeDefault(token: String, by caller: Caller) async throws(VaultError) -> Instrument {
        let found = try liveCard(token, for: caller, scope: .addCards)
        try admit(found.account, webSessionId: nil)
        let now = clock.milliseconds()
        let row: CardRow
        do {
            row = try await store.write { transaction in
                let row = try transaction.card(found.id, tenant: found.tenant, account: found.account)
                guard let row, row.status != .deleted else { throw VaultError.instrumentTokenInvalid }
                try transaction.setDefault(row.id, tenant: row.tenant, account: row.account, at: now)
                return row
            }
        } catch { throw VaultError(folding: error) }
        return Instrument(card: try stored(row), isDefault: true)
    }

    /// The live card of a merchant's token, which the caller may touch.
    private func liveCard(_ text: String, for caller: Caller, scope: Scopes) throws(VaultError) -> CardRow {
        guard caller.scopes.contains(scope) else { throw .notPermitted }
        guard let token = CardToken(text) else { throw .instrumentTokenInvalid }
        let row = try liveCard(token, tenant: caller.tenant)
        if let own = caller.account, own != row.account { throw .instrumentTokenInvalid }
        return row
    }

    /// A row as an instrument, as it is now.
    func instrument(_ card: StoredCard, tenant: TenantID) throws(VaultError) -> Instrument {
        let rows = try folding { try store.instruments(tenant: tenant, account: card.account) }
        return Instrument(card: card, isDefault: rows.defaultCard == card.id)
    }
}
