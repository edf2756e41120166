internal import CofferVault

// What a body may do with client sessions, single-use tokens and default cards; see `WriteTransaction`.
extension SQLiteTransaction {
    func clientSession(_ id: ClientSessionID, tenant: TenantID) throws(StoreError) -> ClientSessionRow? {
        try checkout.queries.session(id, tenant: tenant)
    }

    func insertClientSession(_ session: ClientSessionRow, outlived: Int64) throws(StoreError) {
        hasWritten = true
        try checkout.insert(session, outlived: outlived)
    }

    func updateClientSession(_ session: ClientSessionRow) throws(StoreError) {
        hasWritten = true
        try checkout.update(session)
    }

    func redeem(_ id: RedemptionID, tenant: TenantID, at milliseconds: Int64) throws(StoreError) -> Bool {
        guard try checkout.redeem(id, tenant: tenant, at: milliseconds) else { return false }
        hasWritten = true
        try checkout.forgetRedemptions(before: milliseconds - Limits.redemptionMilliseconds)
        return true
    }

    func setDefault(_ card: CardID, tenant: TenantID, account: AccountID, at milliseconds: Int64) throws(StoreError) {
        hasWritten = true
        try checkout.setDefault(card, tenant: tenant, account: account, at: milliseconds)
    }
}
