internal import CofferFoundation
internal import CofferVault

/// Connections for reading: as many as were ever busy at the same time, each with its prepared statements.
///
/// A thread is given the one that it used last, where that is free: the memory of a connection is then near the thread's processor.
final class ReadPool: @unchecked Sendable {
    // `@unchecked`: all variables, the readers' `thread` among them, are touched under `lock` only; a borrowed reader belongs to one caller.
    private let lock = NSLock()
    private var idle: [Reader] = []
    private var isClosed = false
    /// Whether readers may keep what they see. Not while the log is long: it is started over only when nobody looks at it.
    private var mayKeep = true
    private let path: String

    /// One connection and what is prepared on it.
    final class Reader {
        let connection: Connection
        let view: ReadView
        let queries: Queries
        let checkout: CheckoutQueries
        let payments: PaymentQueries
        let apiKey: Statement
        /// Who used it last.
        fileprivate var thread = pthread_self()

        init(path: String, tray: InTray, commits: CommitCount) throws(StoreError) {
            connection = try Connection(path: path)
            try connection.execute("PRAGMA cache_size=-\(SQLiteLimits.readerCacheKiB)")
            try connection.execute("PRAGMA mmap_size=\(SQLiteLimits.readerMapBytes)")
            try connection.set(pragma: "query_only", to: "ON", expecting: "1")
            view = try ReadView(connection, commits)
            queries = try Queries(connection, tray: tray, .committed, view: view)
            checkout = try CheckoutQueries(connection)
            payments = try PaymentQueries(connection)
            apiKey = try Statement("SELECT code, tenant, kind, created_at, revoked_at FROM api_key WHERE code=?", on: connection)
        }
    }

    private let tray: InTray
    private let commits: CommitCount

    init(path: String, tray: InTray, commits: CommitCount) {
        self.path = path
        self.tray = tray
        self.commits = commits
    }

    /// Lends a reader for the time of `body`.
    /// - Throws: ``StoreError/closed`` after ``close()``, or what `body` throws.
    func read<T>(_ body: (Reader) throws(StoreError) -> T) throws(StoreError) -> T {
        lock.lock()
        let closed = isClosed
        let kept = takeIdle(), mayKeep = mayKeep
        lock.unlock()
        guard !closed else { throw .closed }
        let reader: Reader
        if let kept { reader = kept } else { reader = try Reader(path: path, tray: tray, commits: commits) }
        reader.view.mayKeep = mayKeep
        let result: T
        do throws(StoreError) {
            try reader.view.freshen()
            result = try body(reader)
            if reader.view.isStale { try reader.view.letGo() }
        } catch {
            giveBack(reader, isGood: false)
            throw error
        }
        giveBack(reader, isGood: true)
        return result
    }

    /// The reader that the calling thread used last, or else any. The lock is held.
    private func takeIdle() -> Reader? {
        let thread = pthread_self()
        guard let index = idle.lastIndex(where: { $0.thread == thread }) else {
            let any = idle.popLast()
            any?.thread = thread
            return any
        }
        return idle.remove(at: index)
    }

    private func giveBack(_ reader: Reader, isGood: Bool) {
        lock.lock()
        defer { lock.unlock() }
        // A reader that may not keep what it sees and cannot let go of it is closed.
        let isFree = isGood && mayKeep || (try? reader.view.letGo()) != nil
        if isFree && !isClosed { idle.append(reader) }
    }

    /// Says whether readers may keep what they see from one read to the next; if not, those that rest let go of it before this returns.
    func setKeeping(_ mayKeep: Bool) {
        lock.lock()
        defer { lock.unlock() }
        guard mayKeep != self.mayKeep else { return }
        self.mayKeep = mayKeep
        if !mayKeep { idle.removeAll { (try? $0.view.letGo()) == nil } }
    }

    /// Makes the readers that rest let go of what they see where that is no longer the newest, so that the log can be copied past it.
    func letGoOfStale() {
        lock.lock()
        defer { lock.unlock() }
        idle.removeAll { $0.view.isStale && (try? $0.view.letGo()) == nil }
    }

    /// Closes the idle readers; a busy one goes with its last reference.
    func close() {
        lock.lock()
        defer { lock.unlock() }
        isClosed = true
        idle = []
    }
}
