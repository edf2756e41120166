/// Where the vault keeps its rows. Reads are synchronous and cheap; writes go through one writer and return after they are durable.
public protocol VaultStore: Sendable {
    /// The card, tombstones included, or nil unless tenant and account match.
    func card(_ id: CardID, tenant: TenantID, account: AccountID) throws(StoreError) -> CardRow?
    /// The same without fingerprint and number, which is what a masked read needs.
    func maskedCard(_ id: CardID, tenant: TenantID, account: AccountID) throws(StoreError) -> MaskedCardRow?
    /// The card of a merchant-side token, tombstones included, or nil unless the tenant matches.
    func card(token: CardToken, tenant: TenantID) throws(StoreError) -> CardRow?
    /// The account's cards without tombstones, oldest first.
    func cards(tenant: TenantID, account: AccountID) throws(StoreError) -> [MaskedCardRow]
    /// The account's counts.
    func accountState(tenant: TenantID, account: AccountID) throws(StoreError) -> AccountState
    /// What is kept under an idempotency key, however old.
    func idempotency(_ key: IdempotencyKey, tenant: TenantID, account: AccountID) throws(StoreError) -> IdempotencyRecord?
    /// The client session, expired ones included, or nil unless the tenant matches.
    func clientSession(_ id: ClientSessionID, tenant: TenantID) throws(StoreError) -> ClientSessionRow?
    /// The same without its content, which is what a read by access token needs.
    func clientSessionHead(_ id: ClientSessionID, tenant: TenantID) throws(StoreError) -> ClientSessionHead?
    /// Whether a single-use token was used, as far as that is remembered.
    func isRedeemed(_ id: RedemptionID) throws(StoreError) -> Bool
    /// The account's saved cards and which of them is offered first.
    func instruments(tenant: TenantID, account: AccountID) throws(StoreError) -> InstrumentRows
    /// The payment, or nil unless the tenant matches.
    func payment(_ id: PaymentID, tenant: TenantID) throws(StoreError) -> PaymentRow?
    /// Payments of a tenant that match a filter, newest first, older than `before`.
    ///
    /// Looks at no more than a fixed number of payments, so that a filter that hardly matches cannot hold up a reader.
    /// - Returns: Up to `limit` rows, and where to go on; nil at the end.
    func payments(
        _ filter: PaymentFilter, tenant: TenantID, before: PaymentID?, limit: Int
    ) throws(StoreError) -> (rows: [PaymentRow], next: PaymentID?)
    /// Payments of all tenants that wait for a processor or a customer, after one of them, in a fixed order.
    func openPayments(after: (tenant: TenantID, id: PaymentID)?, limit: Int) throws(StoreError) -> [PaymentRow]
    /// What is kept under an idempotency key of the checkout face since a time; in milliseconds since 1970.
    func remembered(_ key: IdempotencyKey, tenant: TenantID, since milliseconds: Int64) throws(StoreError) -> RememberedRow?
    /// The tenant of a partner id.
    func tenant(partnerId: String) throws(StoreError) -> Tenant?
    /// All tenants, oldest first.
    func tenants() throws(StoreError) -> [Tenant]
    /// The key whose secret has this code.
    func apiKey(code: [UInt8]) throws(StoreError) -> APIKeyRow?
    /// All wrapped keys, oldest first.
    func wrappedKeys() throws(StoreError) -> [WrappedKey]
    /// Up to `limit` audit events after a sequence number, in order.
    func auditEvents(after sequence: Int64, limit: Int) throws(StoreError) -> [AuditRow]

    /// Runs `body` in a transaction on the writer, and returns its result once it is on disk.
    ///
    /// Many bodies share one transaction. A body that throws leaves nothing behind. A body may be run twice (when a neighbour in the
    /// same transaction failed), so it must have no effect but through its transaction.
    /// - Throws: What `body` threw, or ``StoreError`` when the write did not become durable.
    func write<T: Sendable>(_ body: @escaping @Sendable (any WriteTransaction) throws -> T) async throws -> T

    /// Finishes waiting writes and closes every file. Later calls throw ``StoreError/closed``.
    func close() async
}
