internal import CofferFoundation
internal import CofferVault

/// Connections for reading: as many as were ever busy at the same time, each with its prepared statements.
final class ReadPool: @unchecked Sendable {
    // `@unchecked`: `idle` and `isClosed` are touched under `lock` only; a borrowed reader belongs to one caller.
    private let lock = NSLock()
    private var idle: [Reader] = []
    private var isClosed = false
    private let path: String

    /// One connection and what is prepared on it.
    final class Reader {
        let connection: Connection
        let queries: Queries
        let checkout: CheckoutQueries
        let payments: PaymentQueries
        let apiKey: Statement

        init(path: String, tray: InTray) throws(StoreError) {
            connection = try Connection(path: path)
            try connection.execute("PRAGMA cache_size=-\(SQLiteLimits.readerCacheKiB)")
            try connection.execute("PRAGMA mmap_size=\(SQLiteLimits.readerMapBytes)")
            try connection.set(pragma: "query_only", to: "ON", expecting: "1")
            queries = try Queries(connection, tray: tray, .committed)
            checkout = try CheckoutQueries(connection)
            payments = try PaymentQueries(connection)
            apiKey = try Statement("SELECT code, tenant, kind, created_at, revoked_at FROM api_key WHERE code=?", on: connection)
        }
    }

    private let tray: InTray

    init(path: String, tray: InTray) {
        self.path = path
        self.tray = tray
    }

    /// Lends a reader for the time of `body`.
    /// - Throws: ``StoreError/closed`` after ``close()``, or what `body` throws.
    func read<T>(_ body: (Reader) throws(StoreError) -> T) throws(StoreError) -> T {
        lock.lock()
        let closed = isClosed
        let kept = idle.popLast()
        lock.unlock()
        guard !closed else { throw .closed }
        let reader: Reader
        if let kept { reader = kept } else { reader = try Reader(path: path, tray: tray) }
        defer { giveBack(reader) }
        return try body(reader)
    }

    private func giveBack(_ reader: Reader) {
        lock.lock()
        defer { lock.unlock() }
        if !isClosed { idle.append(reader) }
    }

    /// Closes the idle readers; a busy one goes with its last reference.
    func close() {
        lock.lock()
        defer { lock.unlock() }
        isClosed = true
        idle = []
    }
}
