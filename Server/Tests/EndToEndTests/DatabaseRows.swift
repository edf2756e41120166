import CCofferSQLite

/// How many rows the tables of a vault have, read beside the running server.
struct DatabaseRows: Equatable {
    enum Problem: Error { case cannotOpen, cannotRead }

    let cards: Int
    let accountItems: Int
    let audit: Int

    init(folder: String) throws {
        var database: OpaquePointer?
        defer { sqlite3_close(database) }
        guard sqlite3_open_v2(folder + "/vault.db", &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else { throw Problem.cannotOpen }
        func count(_ table: String) throws -> Int {
            var statement: OpaquePointer?
            defer { sqlite3_finalize(statement) }
            guard sqlite3_prepare_v2(database, "SELECT count(*) FROM \(table)", -1, &statement, nil) == SQLITE_OK,
                sqlite3_step(statement) == SQLITE_ROW
            else { throw Problem.cannotRead }
            return Int(sqlite3_column_int64(statement, 0))
        }
        cards = try count("card")
        accountItems = try count("account_item")
        audit = try count("audit")
    }
}
