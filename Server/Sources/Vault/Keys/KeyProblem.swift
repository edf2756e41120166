/// Why the vault's keys cannot be had. `advice` says what to do.
public enum KeyProblem: Error, Equatable, Sendable {
    /// The database holds wrapped keys, and the file with the key encryption key is gone.
    case fileMissing
    /// The file can be read or written by others; its permission bits.
    case fileTooOpen(mode: UInt32)
    /// The file has the wrong size; both in bytes.
    case fileWrongLength(count: Int, expected: Int)
    /// The file is not a regular file, or the system refused; `errno`.
    case fileUnusable(errno: Int32)
    /// A wrapped key does not open under the file's key: the file belongs to another database, or the database was changed.
    case doesNotMatchDatabase
    /// A key that every vault has is missing from the database.
    case keyMissing(KeyPurpose)

    /// A stable name for logs and tests.
    public var code: String {
        switch self {
        case .fileMissing: "key.file-missing"
        case .fileTooOpen: "key.file-too-open"
        case .fileWrongLength: "key.file-wrong-length"
        case .fileUnusable: "key.file-unusable"
        case .doesNotMatchDatabase: "key.does-not-match-database"
        case .keyMissing: "key.missing"
        }
    }

    /// What the operator should do, as one sentence.
    public var advice: String {
        switch self {
        case .fileMissing: "Restore \(KeyFile.name) from its backup into the data folder; without it the cards cannot be opened."
        case .fileTooOpen: "Run chmod 600 on \(KeyFile.name) in the data folder, and replace the key if others may have read it."
        case .fileWrongLength(_, let expected): "Restore \(KeyFile.name) from its backup; it must hold exactly \(expected) bytes."
        case .fileUnusable: "Make the data folder and \(KeyFile.name) readable and writable by the user that runs the vault."
        case .doesNotMatchDatabase: "Put \(KeyFile.name) and the database of the same backup together again."
        case .keyMissing: "Restore the database from its backup."
        }
    }
}
