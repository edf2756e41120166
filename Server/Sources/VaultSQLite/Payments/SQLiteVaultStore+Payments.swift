public import CofferVault

extension SQLiteVaultStore {
    /// See ``VaultStore``.
    public func payment(_ id: PaymentID, tenant: TenantID) throws(StoreError) -> PaymentRow? {
        try readers.read { (reader) throws(StoreError) in try reader.payments.payment(id, tenant: tenant) }
    }

    /// See ``VaultStore``.
    public func payments(
        _ filter: PaymentFilter, tenant: TenantID, before: PaymentID?, limit: Int
    ) throws(StoreError) -> (rows: [PaymentRow], next: PaymentID?) {
        try readers.read { (reader) throws(StoreError) in
            try reader.payments.payments(filter, tenant: tenant, before: before, limit: limit)
        }
    }

    /// See ``VaultStore``.
    public func openPayments(after: (tenant: TenantID, id: PaymentID)?, limit: Int) throws(StoreError) -> [PaymentRow] {
        try readers.read { (reader) throws(StoreError) in try reader.payments.openPayments(after: after, limit: limit) }
    }

    /// See ``VaultStore``.
    public func remembered(
        _ key: IdempotencyKey, tenant: TenantID, since milliseconds: Int64
    ) throws(StoreError) -> RememberedRow? {
        try readers.read { (reader) throws(StoreError) in try reader.payments.remembered(key, tenant: tenant, since: milliseconds) }
    }
}
