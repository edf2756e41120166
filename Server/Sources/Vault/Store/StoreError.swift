/// What a store can report. Result codes are the database's own numbers; no case carries a value or a path.
public enum StoreError: Error, Equatable, Sendable {
    /// Another process, or another store of this one, has the folder open.
    case alreadyInUse
    /// The folder cannot be made, read or written; `errno` of the system.
    case folderUnusable(errno: Int32)
    /// The database was written by a newer program.
    case schemaTooNew(found: Int64, known: Int64)
    /// The database belongs to another application.
    case foreignDatabase
    /// The database did not accept a setting that durability rests on.
    case settingRefused(name: String)
    /// The disk, or the database's own size limit, is full.
    case diskFull
    /// Reading or writing failed; the store refuses further writes until it is opened again.
    case ioFailure(code: Int32)
    /// Another connection held a lock for too long.
    case busy
    /// The file is not a sound database.
    case corrupt(code: Int32)
    /// A uniqueness or reference rule of the schema was broken.
    case constraint(code: Int32)
    /// Too many writes are waiting.
    case overloaded(waiting: Int)
    /// The store was closed.
    case closed
    /// Any other result code of the database.
    case failed(code: Int32)
    /// A value in a row has the wrong type or size.
    case malformedRow
    /// An error of a type that no store throws.
    case unexpected

    /// A stable name for logs and tests.
    public var code: String {
        switch self {
        case .alreadyInUse: "store.already-in-use"
        case .folderUnusable: "store.folder-unusable"
        case .schemaTooNew: "store.schema-too-new"
        case .foreignDatabase: "store.foreign-database"
        case .settingRefused: "store.setting-refused"
        case .diskFull: "store.disk-full"
        case .ioFailure: "store.io-failure"
        case .busy: "store.busy"
        case .corrupt: "store.corrupt"
        case .constraint: "store.constraint"
        case .overloaded: "store.overloaded"
        case .closed: "store.closed"
        case .failed: "store.failed"
        case .malformedRow: "store.malformed-row"
        case .unexpected: "store.unexpected"
        }
    }
}
