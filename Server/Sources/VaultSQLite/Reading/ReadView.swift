internal import CofferVault

/// What one reading connection sees: a state of the database that it keeps from one read to the next for as long as nobody commits.
///
/// Beginning and ending a read costs SQLite two system calls and a lock that all connections share, as much as finding a row. The writer
/// counts its commits before it tells anybody of them, so a state with the count of now has everything that anybody was told of.
final class ReadView {
    private let begin: Statement
    private let end: Statement
    private let commits: CommitCount
    /// The count that the kept state has at least; nil where none is kept.
    private var seen: UInt64?
    /// Whether a state may be kept; set by the pool when it lends the connection.
    var mayKeep = false

    init(_ connection: Connection, _ commits: CommitCount) throws(StoreError) {
        begin = try Statement("BEGIN", on: connection)
        end = try Statement("COMMIT", on: connection)
        self.commits = commits
    }

    /// Sees to it that what is read next has all that was committed before this call.
    ///
    /// For whoever has looked into the tray before the tables: what has left the tray by then is in the tables. Not to be called while a
    /// statement of the connection runs.
    func freshen() throws(StoreError) {
        let now = commits.now
        if seen == now { return }
        try letGo()
        guard mayKeep else { return }
        try begin.run()
        seen = now
    }

    /// Whether a state is kept.
    var isKept: Bool { seen != nil }

    /// Whether the kept state is no longer the newest.
    var isStale: Bool { seen != nil && seen != commits.now }

    /// Gives the kept state up.
    func letGo() throws(StoreError) {
        guard seen != nil else { return }
        seen = nil
        try end.run()
    }
}
