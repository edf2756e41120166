internal import CCofferSQLite
internal import CofferVault

/// One connection to SQLite, used by one thread at a time.
final class Connection {
    let handle: OpaquePointer

    /// Switches SQLite's allocation counters off, once and before the first connection.
    private static let isConfigured: Bool = coffer_sqlite_disable_memory_statistics() == SQLITE_OK

    /// Opens a database file that exists.
    init(path: String) throws(StoreError) {
        _ = Self.isConfigured
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw StoreError(sqlite: code)
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, SQLiteLimits.busyMilliseconds)
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements without parameters and without rows.
    func execute(_ sql: String) throws(StoreError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw StoreError(sqlite: sqlite3_extended_errcode(handle)) }
    }

    /// The single value of a single row, as text; nil for no row or NULL.
    func text(_ sql: String) throws(StoreError) -> String? {
        let statement = try Statement(sql, on: self)
        guard try statement.step() else { return nil }
        return statement.text(0)
    }

    /// Sets a pragma and checks what the database says about it afterwards.
    /// - Throws: ``StoreError/settingRefused(name:)``.
    func set(pragma name: String, to value: String, expecting answer: String) throws(StoreError) {
        try execute("PRAGMA \(name)=\(value)")
        guard try text("PRAGMA \(name)")?.lowercased() == answer else { throw .settingRefused(name: name) }
    }

    /// How many rows the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    /// The row number that the last insertion made.
    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Whether no transaction is open.
    var isAutocommitting: Bool { sqlite3_get_autocommit(handle) != 0 }
}
