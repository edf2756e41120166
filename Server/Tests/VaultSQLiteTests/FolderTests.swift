import CCofferSQLite
import CofferFoundation
import CofferVault
import CofferVaultSQLite
import Testing

@Suite struct FolderTests {
    @Test func `a folder in use is refused, and free again after closing`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path)
        #expect(throws: StoreError.alreadyInUse) { try SQLiteVaultStore(folder: folder.path) }
        await store.close()
        await (try SQLiteVaultStore(folder: folder.path)).close()
    }

    @Test func `a folder is made, for its owner's eyes only`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/data"
        let store = try SQLiteVaultStore(folder: path)
        _ = try await store.testTenant()
        for (name, mode) in [("", 0o700), ("/vault.db", 0o600), ("/vault.db-wal", 0o600), ("/vault.db-shm", 0o600), ("/vault.lock", 0o600)]
        {
            let attributes = try FileManager.default.attributesOfItem(atPath: path + name)
            #expect(attributes[.posixPermissions] as? Int == mode, "\(name)")
        }
        await store.close()
        #expect(!FileManager.default.fileExists(atPath: path + "/vault.db-wal"))
    }

    @Test func `a folder that cannot be made is refused`() throws {
        #expect(throws: StoreError.folderUnusable(errno: ENOENT)) { try SQLiteVaultStore(folder: "/nonexistent/coffer/data") }
        let folder = try TemporaryFolder()
        try #require(FileManager.default.createFile(atPath: folder.path + "/file", contents: nil))
        #expect(throws: StoreError.folderUnusable(errno: ENOTDIR)) { try SQLiteVaultStore(folder: folder.path + "/file") }
    }

    @Test func `a file that is no database is refused and left alone`() throws {
        let folder = try TemporaryFolder()
        let content = Data(String(repeating: "not a database. ", count: 100).utf8)
        try #require(FileManager.default.createFile(atPath: folder.path + "/vault.db", contents: content))
        #expect(throws: StoreError.corrupt(code: SQLITE_NOTADB)) { try SQLiteVaultStore(folder: folder.path) }
        #expect(FileManager.default.contents(atPath: folder.path + "/vault.db") == content)
    }

    @Test func `another application's database is refused`() throws {
        let folder = try TemporaryFolder()
        try raw(folder.path, "CREATE TABLE notes(text TEXT)")
        #expect(throws: StoreError.foreignDatabase) { try SQLiteVaultStore(folder: folder.path) }
        let marked = try TemporaryFolder()
        try raw(marked.path, "PRAGMA application_id=1")
        #expect(throws: StoreError.foreignDatabase) { try SQLiteVaultStore(folder: marked.path) }
    }

    @Test func `a newer schema is refused and left alone`() async throws {
        let folder = try TemporaryFolder()
        await (try SQLiteVaultStore(folder: folder.path)).close()
        try raw(folder.path, "PRAGMA user_version=99")
        #expect(throws: StoreError.schemaTooNew(found: 99, known: SQLiteLimits.schemaVersion)) { try SQLiteVaultStore(folder: folder.path) }
        #expect(try rawText(folder.path, "PRAGMA user_version") == "99")
    }

    @Test func `the schema has its number and its application's mark`() async throws {
        let folder = try TemporaryFolder()
        await (try SQLiteVaultStore(folder: folder.path)).close()
        #expect(try rawText(folder.path, "PRAGMA user_version") == "\(SQLiteLimits.schemaVersion)")
        #expect(try rawText(folder.path, "PRAGMA application_id") == "\(0x434F_4652)")
        #expect(try rawText(folder.path, "PRAGMA journal_mode") == "wal")
    }
}

/// A folder that is removed with its last reference.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/coffer-store-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Changes a closed store behind its back.
func raw(_ folder: String, _ sql: String) throws {
    _ = try rawText(folder, sql)
}

/// The last value of a closed store's answer.
func rawText(_ folder: String, _ sql: String) throws -> String? {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    try #require(sqlite3_open(folder + "/vault.db", &handle) == SQLITE_OK)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    var text: String?
    while sqlite3_step(statement) == SQLITE_ROW { text = sqlite3_column_text(statement, 0).map { String(cString: $0) } }
    return text
}
