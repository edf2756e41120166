import CofferFoundation
import CofferVault
import CofferVaultSQLite
import Testing

@Suite struct FolderLockTests {
    @Test func `a folder stays in use when its lock file is removed or replaced`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path)
        try FileManager.default.removeItem(atPath: folder.path + "/vault.lock")
        #expect(throws: StoreError.alreadyInUse) { try SQLiteVaultStore(folder: folder.path) }
        try Data().write(to: URL(fileURLWithPath: folder.path + "/vault.lock"))
        #expect(throws: StoreError.alreadyInUse) { try SQLiteVaultStore(folder: folder.path) }
        await store.close()
        await (try SQLiteVaultStore(folder: folder.path)).close()
    }
}
