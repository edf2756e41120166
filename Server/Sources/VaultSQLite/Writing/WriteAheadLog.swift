internal import CCofferSQLite
internal import CofferVault

/// Keeps the write-ahead log short, between two transactions.
final class WriteAheadLog {
    private let connection: Connection
    private var pages: Int32 = 0

    init(_ connection: Connection) {
        self.connection = connection
        // The hook takes the place of SQLite's own checkpoint, which would run inside a commit.
        sqlite3_wal_hook(
            connection.handle,
            { context, _, _, pages in
                if let context { Unmanaged<WriteAheadLog>.fromOpaque(context).takeUnretainedValue().pages = pages }
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { sqlite3_wal_hook(connection.handle, nil, nil) }

    /// Copies the log into the database when it has grown. What cannot be copied now, because a reader still looks at it, waits.
    func tidy() {
        guard pages >= SQLiteLimits.checkpointPages else { return }
        let mode = pages >= SQLiteLimits.restartPages ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE
        var inLog: Int32 = 0
        var copied: Int32 = 0
        let code = sqlite3_wal_checkpoint_v2(connection.handle, nil, mode, &inLog, &copied)
        if code == SQLITE_OK, inLog == copied { pages = 0 }
    }

    /// Copies all of it and cuts the file, before the store closes.
    func finish() {
        sqlite3_wal_checkpoint_v2(connection.handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    }
}
