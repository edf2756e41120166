/// What a writer's body can do. Valid only while the body runs, on the writer's thread.
public protocol WriteTransaction: AnyObject {
    /// Counts of an account, as of this transaction.
    func accountState(tenant: TenantID, account: AccountID) throws(StoreError) -> AccountState
    /// Who has a live card with this fingerprint, as of this transaction.
    func use(of fingerprint: Fingerprint, tenant: TenantID, account: AccountID) throws(StoreError) -> FingerprintUse
    /// The card, tombstones included.
    func card(_ id: CardID, tenant: TenantID, account: AccountID) throws(StoreError) -> CardRow?

    /// Adds a card and its place in the account.
    func insertCard(_ card: CardRow) throws(StoreError)
    /// Replaces every column of a live card but its key and its owner, and its status in the account.
    func updateCard(_ card: CardRow) throws(StoreError)
    /// Turns a card into a tombstone: sealed records and fingerprint are gone, the account's place is free.
    func buryCard(_ id: CardID, tenant: TenantID, account: AccountID, at milliseconds: Int64) throws(StoreError)
    /// Forgets the account's idempotency records from before a time.
    func forgetIdempotency(before milliseconds: Int64, tenant: TenantID, account: AccountID) throws(StoreError)
    /// Keeps a record under an idempotency key, in place of an outlived one.
    func saveIdempotency(_ record: IdempotencyRecord, key: IdempotencyKey, tenant: TenantID, account: AccountID) throws(StoreError)
    /// The client session, expired ones included, as of this transaction.
    func clientSession(_ id: ClientSessionID, tenant: TenantID) throws(StoreError) -> ClientSessionRow?
    /// Adds a client session, and forgets a few that were made before `outlived` (milliseconds since 1970).
    func insertClientSession(_ session: ClientSessionRow, outlived: Int64) throws(StoreError)
    /// Replaces revision, key version and both sealed texts of a client session, whose revision must be one less.
    /// - Throws: ``StoreError/malformedRow`` when there is no such session of that revision.
    func updateClientSession(_ session: ClientSessionRow) throws(StoreError)
    /// Uses a single-use token up, and forgets a few redemptions of tokens that were made ``Limits/redemptionMilliseconds`` before `at`.
    /// - Parameter at: Milliseconds since 1970.
    /// - Returns: False, and nothing written, when it was used before.
    func redeem(_ id: RedemptionID, tenant: TenantID, at milliseconds: Int64) throws(StoreError) -> Bool
    /// Makes a live card the one that is offered first, in place of any other of its account.
    func setDefault(_ card: CardID, tenant: TenantID, account: AccountID, at milliseconds: Int64) throws(StoreError)
    /// The payment, as of this transaction, or nil unless the tenant matches.
    func payment(_ id: PaymentID, tenant: TenantID) throws(StoreError) -> PaymentRow?
    /// Adds a payment.
    func insertPayment(_ payment: PaymentRow) throws(StoreError)
    /// Replaces a payment's status, whether it is open, its progress and its sealed number, if its version is still one less than `payment`'s.
    /// - Returns: Whether it was; false has changed nothing.
    func updatePayment(_ payment: PaymentRow) throws(StoreError) -> Bool
    /// Keeps a row under an idempotency key of the checkout face, in place of an outlived one, and forgets a few from before `outlived`.
    func remember(_ row: RememberedRow, outlived: Int64) throws(StoreError)
    /// Where the audit log ends, as of this transaction.
    func auditHead() throws(StoreError) -> AuditHead
    /// Appends to the audit log. `row.sequence` is one more than the head's.
    func appendAudit(_ row: AuditRow) throws(StoreError)
    /// Adds a tenant and returns its number.
    func insertTenant(partnerId: String, name: String, at milliseconds: Int64) throws(StoreError) -> TenantID
    /// Adds an API key.
    func insertAPIKey(_ key: APIKeyRow) throws(StoreError)
    /// Adds a wrapped key.
    func insertWrappedKey(_ key: WrappedKey) throws(StoreError)
}
