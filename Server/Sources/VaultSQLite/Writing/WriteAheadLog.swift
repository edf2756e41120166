internal import CCofferSQLite
internal import CofferFoundation
internal import CofferVault

/// Keeps the write-ahead log short without making writers wait.
///
/// A thread of its own copies most of the log into the database while the writer goes on. SQLite starts the log over only when all of
/// it is copied and nobody writes, so the short rest is copied by the writer between two transactions. If the thread cannot keep up, or
/// a reader holds on to an old state, the writer waits for the copy before the log gets long.
final class WriteAheadLog: @unchecked Sendable {
    // `@unchecked`: `state` and `seenPages` are touched under `condition` only; `pages` and `connection` by the writer's thread; `copier`
    // by the copying thread.
    private let condition = NSCondition()
    private var state = State.idle
    /// How long the log was when the writer last looked.
    private var seenPages: Int32 = 0
    private let connection: Connection
    private let copier: Connection
    private var pages: Int32 = 0
    private let checkpointPages: Int32
    private let readers: ReadPool

    /// Legal moves: idle → copying (writer) → restIsShort or idle (copying thread) → idle (writer); any → closing → closed.
    private enum State { case idle, copying, restIsShort, closing, closed }

    /// - Parameters:
    ///   - checkpointPages: The length from which on the log is copied.
    ///   - readers: Keep what they see from one read to the next while the log is shorter than that, and not while it is longer.
    init(_ connection: Connection, path: String, checkpointPages: Int32, readers: ReadPool) throws(StoreError) {
        self.connection = connection
        self.checkpointPages = checkpointPages
        self.readers = readers
        copier = try Connection(path: path)
        // As durable as the writer: a frame may be copied only after it is on disk.
        try copier.set(pragma: "synchronous", to: "FULL", expecting: "2")
        // The hook takes the place of SQLite's own checkpoint, which would run inside a commit.
        sqlite3_wal_hook(
            connection.handle,
            { context, _, _, pages in
                if let context { Unmanaged<WriteAheadLog>.fromOpaque(context).takeUnretainedValue().pages = pages }
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Starts the copying thread.
    func start() {
        let thread = Thread { [self] in work() }
        thread.name = "coffer-checkpoint"
        thread.start()
    }

    /// Called by the writer between two transactions.
    func tidy() {
        readers.setKeeping(pages < checkpointPages)
        guard pages >= checkpointPages else { return }
        condition.lock()
        let found = state
        seenPages = pages
        if state == .idle {
            state = .copying
            condition.broadcast()
        } else if state == .restIsShort {
            state = .idle
        }
        condition.unlock()
        if pages >= checkpointPages * SQLiteLimits.restartFactor {
            _ = Self.copy(connection, SQLITE_CHECKPOINT_RESTART)
        } else if found == .restIsShort {
            _ = Self.copy(connection, SQLITE_CHECKPOINT_PASSIVE)
        }
    }

    /// Copies all of the log while nobody writes. Called by the writer.
    /// - Returns: Whether something was copied and nothing is left.
    func rest() -> Bool {
        condition.lock()
        let isCopying = state == .copying
        condition.unlock()
        guard pages > 0, !isCopying else { return false }
        readers.letGoOfStale()
        guard let copied = Self.copy(connection, SQLITE_CHECKPOINT_PASSIVE), copied == pages else { return false }
        pages = 0
        return true
    }

    /// Ends the copying thread, copies all of the log and cuts the file. Called by the writer before the store closes.
    func finish() {
        condition.lock()
        state = .closing
        condition.broadcast()
        while state != .closed { condition.wait() }
        condition.unlock()
        _ = Self.copy(connection, SQLITE_CHECKPOINT_TRUNCATE)
        sqlite3_wal_hook(connection.handle, nil, nil)
    }

    private func work() {
        condition.lock()
        while state != .closing {
            guard state == .copying else {
                condition.wait()
                continue
            }
            condition.unlock()
            let isShort = copyUntilShort()
            condition.lock()
            if state == .copying { state = isShort ? .restIsShort : .idle }
        }
        state = .closed
        condition.broadcast()
        condition.unlock()
    }

    /// Copies what is there, and again what came meanwhile, until that is little.
    private func copyUntilShort() -> Bool {
        for _ in 0..<SQLiteLimits.copyRoundsMax {
            guard let copied = Self.copy(copier, SQLITE_CHECKPOINT_PASSIVE) else { return false }
            condition.lock()
            let rest = seenPages - copied
            condition.unlock()
            if rest <= SQLiteLimits.shortRestPages { return true }
        }
        return false
    }

    /// Copies the log; gives how many of its pages are in the database now, or nil when it could not work at all.
    private static func copy(_ connection: Connection, _ mode: Int32) -> Int32? {
        var inLog: Int32 = 0
        var copied: Int32 = 0
        guard sqlite3_wal_checkpoint_v2(connection.handle, nil, mode, &inLog, &copied) == SQLITE_OK else { return nil }
        return copied
    }
}
