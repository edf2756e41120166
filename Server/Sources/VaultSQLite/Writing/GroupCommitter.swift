internal import CofferVault

/// Runs a group of jobs in one transaction, commits, and only then tells their callers. Lives on the writer's thread.
///
/// No savepoints: a body that throws before it wrote has left nothing, and one that throws after it wrote is left out while its
/// neighbours run again in a new transaction. The first case is every refusal, the second an accident.
final class GroupCommitter {
    private let connection: Connection
    private let transaction: SQLiteTransaction
    private let filer: Filer
    private let log: WriteAheadLog
    private let commits: CommitCount
    private let acknowledger = Acknowledger()
    /// Held until the last file is closed.
    private let folder: DataFolder
    /// Set when a commit failed in a way after which the disk's content is not known.
    private var fault: StoreError?

    init(
        _ connection: Connection, folder: DataFolder, tray: InTray, log: WriteAheadLog, commits: CommitCount
    ) throws(StoreError) {
        self.connection = connection
        self.folder = folder
        filer = try Filer(connection, tray: tray)
        transaction = try SQLiteTransaction(connection, tray: tray, filer: filer)
        self.log = log
        self.commits = commits
    }

    /// Starts what runs beside the writer.
    func start() {
        log.start()
        acknowledger.start()
    }

    /// Commits a group; every job is acknowledged or failed when this returns.
    func commit(_ group: [any WriteJob]) {
        var remaining = group
        while !remaining.isEmpty {
            do throws(StoreError) {
                if let fault { throw fault }
                try connection.execute("BEGIN IMMEDIATE")
                if let bad = try run(remaining) {
                    try rollBack()
                    remaining.remove(at: bad.index).fail(with: bad.error)
                    continue
                }
                try commitTransaction()
                acknowledger.acknowledge(remaining)
                log.tidy()
            } catch {
                abandon(remaining, with: error)
            }
            return
        }
    }

    /// Nobody has written for a while: copies the log, so that readers find all in the database and need not look into the log first.
    func rest() {
        // A reader that keeps a state goes on looking into the log; the count makes it take a new one.
        if fault == nil, log.rest() { commits.increment() }
    }

    /// Files what is left and copies the log into the database, before the store closes. What fails here is in the journal or the log.
    func finish() {
        while fault == nil, filer.hasRemainder() {
            do throws(StoreError) {
                try connection.execute("BEGIN IMMEDIATE")
                try commitTransaction(filing: SQLiteLimits.remainderSliceEntries)
                log.tidy()
            } catch {
                abandon([], with: error)
                break
            }
        }
        log.finish()
        acknowledger.close()
    }

    /// Runs the jobs' bodies; gives the one that threw after it wrote, if any.
    /// - Throws: A failure of the database as a whole.
    private func run(_ jobs: [any WriteJob]) throws(StoreError) -> (index: Int, error: any Error)? {
        for (index, job) in jobs.enumerated() {
            transaction.beginBody()
            do { try job.run(in: transaction) } catch {
                if let error = error as? StoreError, error.concernsDatabase { throw error }
                if transaction.hasWritten { return (index, error) }
                job.refuse(with: error)
            }
        }
        return nil
    }

    private func commitTransaction(filing atLeast: Int = 0) throws(StoreError) {
        try filer.prepareCommit(atLeast: atLeast)
        do throws(StoreError) { try connection.execute("COMMIT") } catch {
            // After a failed sync nobody knows what the disk holds; a later sync that succeeds proves nothing.
            if case .ioFailure = error { fault = error }
            throw error
        }
        commits.increment()
        filer.didCommit()
    }

    private func abandon(_ jobs: [any WriteJob], with error: StoreError) {
        do throws(StoreError) { try rollBack() } catch { fault = fault ?? error }
        for job in jobs { job.fail(with: error) }
    }

    private func rollBack() throws(StoreError) {
        filer.didRollBack()
        if !connection.isAutocommitting { try connection.execute("ROLLBACK") }
        try transaction.reload()
    }
}
