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

    @Test func `a folder is free after closing, whatever else holds a copy of its descriptors`() async throws {
        let folder = try TemporaryFolder()
        let before = Self.descriptors(of: folder.path)
        let store = try SQLiteVaultStore(folder: folder.path)
        // As a program that is being started does, between its birth and its own beginning.
        let copies = Self.descriptors(of: folder.path).subtracting(before).map { dup($0) }
        defer { for copy in copies { close(copy) } }
        #expect(copies.count >= 2)
        await store.close()
        await (try SQLiteVaultStore(folder: folder.path)).close()
    }

    /// Our descriptors of a folder and its lock file.
    private static func descriptors(of folder: String) -> Set<Int32> {
        var wanted = [stat(), stat()], found: Set<Int32> = []
        _ = stat(folder, &wanted[0])
        _ = stat(folder + "/vault.lock", &wanted[1])
        for file in 0..<Int32(20_000) {
            var status = stat()
            guard fstat(file, &status) == 0 else { continue }
            if wanted.contains(where: { $0.st_ino == status.st_ino && $0.st_dev == status.st_dev }) { found.insert(file) }
        }
        return found
    }
}
