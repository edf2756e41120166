public import CofferVault

extension SQLiteVaultStore {
    /// See ``VaultStore``.
    public func clientSession(_ id: ClientSessionID, tenant: TenantID) throws(StoreError) -> ClientSessionRow? {
        try readers.read { (reader) throws(StoreError) in try reader.checkout.session(id, tenant: tenant) }
    }

    /// See ``VaultStore``.
    public func clientSessionHead(_ id: ClientSessionID, tenant: TenantID) throws(StoreError) -> ClientSessionHead? {
        try readers.read { (reader) throws(StoreError) in try reader.checkout.head(id, tenant: tenant) }
    }

    /// See ``VaultStore``.
    public func isRedeemed(_ id: RedemptionID) throws(StoreError) -> Bool {
        try readers.read { (reader) throws(StoreError) in try reader.checkout.isRedeemed(id) }
    }

    /// See ``VaultStore``.
    public func instruments(tenant: TenantID, account: AccountID) throws(StoreError) -> InstrumentRows {
        try readers.read { (reader) throws(StoreError) in
            let cards = try reader.queries.cards(tenant: tenant, account: account)
            let chosen = cards.isEmpty ? nil : try reader.checkout.defaultCard(tenant: tenant, account: account)
            return InstrumentRows(cards: cards, defaultCard: chosen)
        }
    }
}
