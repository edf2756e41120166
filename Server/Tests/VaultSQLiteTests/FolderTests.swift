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
