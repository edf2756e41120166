internal import CofferFoundation
internal import CofferVault

/// The store's folder: made when it is missing, and held by one process at a time.
final class DataFolder: Sendable {
    let databasePath: String
    private let lock: Int32

    /// Makes and locks a folder, and an empty database file in it, both for the owner's eyes only.
    /// - Throws: ``StoreError/alreadyInUse``, ``StoreError/folderUnusable(errno:)``.
    init(path: String) throws(StoreError) {
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .folderUnusable(errno: errno) }
        databasePath = path + "/vault.db"
        let lock = open(path + "/vault.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw .folderUnusable(errno: errno) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            let problem = errno
            close(lock)
            throw problem == EWOULDBLOCK ? .alreadyInUse : .folderUnusable(errno: problem)
        }
        do throws(StoreError) { try Self.createDatabase(databasePath, in: path) } catch {
            close(lock)
            throw error
        }
        self.lock = lock
    }

    deinit { close(lock) }

    private static func createDatabase(_ path: String, in folder: String) throws(StoreError) {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw .folderUnusable(errno: errno) }
        close(file)
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw .folderUnusable(errno: errno) }
        defer { close(directory) }
        guard fsync(directory) == 0 else { throw .folderUnusable(errno: errno) }
    }
}
