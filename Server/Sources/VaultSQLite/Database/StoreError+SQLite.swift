internal import CCofferSQLite
internal import CofferVault

extension StoreError {
    /// Sorts an extended result code of SQLite.
    init(sqlite code: Int32) {
        switch code & 0xFF {
        case SQLITE_FULL: self = .diskFull
        case SQLITE_IOERR: self = .ioFailure(code: code)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(code: code)
        case SQLITE_CONSTRAINT: self = .constraint(code: code)
        default: self = .failed(code: code)
        }
    }

    /// Whether the whole database is affected, so that trying the neighbours again is useless.
    var concernsDatabase: Bool {
        switch self {
        case .diskFull, .ioFailure, .corrupt, .busy, .failed: true
        default: false
        }
    }
}
