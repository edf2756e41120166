public import CofferVault
internal import CofferFoundation

/// A vault's store in one SQLite file, owned by one process.
///
/// WAL with `synchronous=FULL`: a write that was acknowledged survives a power cut.
public final class SQLiteVaultStore: VaultStore {
    let readers: ReadPool
    private let writer: Writer

    /// Opens the store of a folder; makes folder and tables when they are missing.
    /// - Throws: ``StoreError``: the folder is in use or unusable, the schema is newer than this program, or the database refuses a
    ///   setting that durability rests on.
    public convenience init(folder: String) throws(StoreError) {
        try self.init(folder: folder, pagesMax: nil)
    }

    /// Opens a store whose database may not grow beyond `pagesMax` pages, which files its additions in smaller generations, or whose log is
    /// long sooner or is copied after a shorter rest; for tests.
    package init(
        folder path: String, pagesMax: Int? = nil, generationEntriesMin: Int = SQLiteLimits.generationEntriesMin,
        checkpointPages: Int32 = SQLiteLimits.checkpointPages, restMilliseconds: Int = SQLiteLimits.restMilliseconds
    ) throws(StoreError) {
        let folder = try DataFolder(path: path)
        let connection = try Connection(path: folder.databasePath)
        try connection.set(pragma: "journal_mode", to: "WAL", expecting: "wal")
        try connection.set(pragma: "synchronous", to: "FULL", expecting: "2")
        // Without it a sync on Apple's systems stops at the drive's own cache; elsewhere it changes nothing.
        try connection.set(pragma: "fullfsync", to: "ON", expecting: "1")
        try connection.set(pragma: "foreign_keys", to: "ON", expecting: "1")
        try connection.set(pragma: "secure_delete", to: "ON", expecting: "1")
        try connection.set(pragma: "trusted_schema", to: "OFF", expecting: "0")
        try connection.execute("PRAGMA cache_size=-\(SQLiteLimits.writerCacheKiB)")
        try Schema.migrate(connection)
        if let pagesMax { _ = try connection.text("PRAGMA max_page_count=\(pagesMax)") }
        let tray = InTray(generationEntriesMin: generationEntriesMin)
        let commits = CommitCount()
        readers = ReadPool(path: folder.databasePath, tray: tray, commits: commits)
        let log = try WriteAheadLog(connection, path: folder.databasePath, checkpointPages: checkpointPages, readers: readers)
        let committer = try GroupCommitter(connection, folder: folder, tray: tray, log: log, commits: commits)
        writer = Writer(committer, restMilliseconds: restMilliseconds)
        writer.start()
    }

    deinit {
        // A store that is dropped without `close` must not keep its folder.
        let writer = writer
        readers.close()
        Thread.detachNewThread { writer.close() }
    }

    // MARK: Reading

    /// See ``VaultStore``.
    public func card(_ id: CardID, tenant: TenantID, account: AccountID) throws(StoreError) -> CardRow? {
        try readers.read { (reader) throws(StoreError) in try reader.queries.card(id, tenant: tenant, account: account) }
    }

    /// See ``VaultStore``.
    public func maskedCard(_ id: CardID, tenant: TenantID, account: AccountID) throws(StoreError) -> MaskedCardRow? {
        try readers.read { (reader) throws(StoreError) in try reader.queries.maskedCard(id, tenant: tenant, account: account) }
    }

    /// See ``VaultStore``.
    public func card(token: CardToken, tenant: TenantID) throws(StoreError) -> CardRow? {
        try readers.read { (reader) throws(StoreError) in try reader.queries.card(token: token, tenant: tenant) }
    }

    /// See ``VaultStore``.
    public func cards(tenant: TenantID, account: AccountID) throws(StoreError) -> [MaskedCardRow] {
        try readers.read { (reader) throws(StoreError) in try reader.queries.cards(tenant: tenant, account: account) }
    }

    /// See ``VaultStore``.
    public func accountState(tenant: TenantID, account: AccountID) throws(StoreError) -> AccountState {
        try readers.read { (reader) throws(StoreError) in try reader.queries.accountState(tenant: tenant, account: account) }
    }

    /// See ``VaultStore``.
    public func idempotency(
        _ key: IdempotencyKey, tenant: TenantID, account: AccountID
    ) throws(StoreError) -> IdempotencyRecord? {
        try readers.read { (reader) throws(StoreError) in
            try reader.queries.idempotency(key, tenant: tenant, account: account)
        }
    }

    /// See ``VaultStore``.
    public func tenant(partnerId: String) throws(StoreError) -> Tenant? {
        try readers.read { (reader) throws(StoreError) in
            try reader.connection.tenants(where: "partner_id=?", partnerId: partnerId).first
        }
    }

    /// See ``VaultStore``.
    public func tenants() throws(StoreError) -> [Tenant] {
        try readers.read { (reader) throws(StoreError) in try reader.connection.tenants() }
    }

    /// See ``VaultStore``.
    public func apiKey(code: [UInt8]) throws(StoreError) -> APIKeyRow? {
        try readers.read { (reader) throws(StoreError) in
            let statement = reader.apiKey
            statement.bind(1, code)
            defer { statement.reset() }
            guard try statement.step() else { return nil }
            guard let code = statement.bytes(0), let kind = APIKeyKind(rawValue: statement.int(2)) else { throw .malformedRow }
            return APIKeyRow(
                code: code, tenant: TenantID(statement.int(1)), kind: kind, createdAt: statement.int(3),
                revokedAt: statement.optionalInt(4))
        }
    }

    /// See ``VaultStore``.
    public func wrappedKeys() throws(StoreError) -> [WrappedKey] {
        try readers.read { (reader) throws(StoreError) in try reader.connection.wrappedKeys() }
    }

    /// See ``VaultStore``.
    public func auditEvents(after sequence: Int64, limit: Int) throws(StoreError) -> [AuditRow] {
        try readers.read { (reader) throws(StoreError) in try reader.connection.auditEvents(after: sequence, limit: limit) }
    }

    // MARK: Writing

    /// See ``VaultStore``.
    public func write<T: Sendable>(_ body: @escaping @Sendable (any WriteTransaction) throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { writer.submit(PendingWrite(body, $0)) }
    }

    /// See ``VaultStore``.
    public func close() async {
        readers.close()
        let writer = writer
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                writer.close()
                continuation.resume()
            }
        }
    }
}
