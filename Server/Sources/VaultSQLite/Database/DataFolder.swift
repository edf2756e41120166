internal import CofferFoundation
internal import CofferVault

/// The store's folder: made when it is missing, and held by one process at a time.
final class DataFolder: Sendable {
    let databasePath: String
    private let folderLock: Int32
    private let fileLock: Int32

    /// Makes and locks a folder, and an empty database file in it, both for the owner's eyes only.
    /// - Throws: ``StoreError/alreadyInUse``, ``StoreError/folderUnusable(errno:)``.
    init(path: String) throws(StoreError) {
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .folderUnusable(errno: errno) }
        databasePath = path + "/vault.db"
        // The file could be removed under a running vault, and a second one would make it anew: the folder itself cannot.
        let folderLock = try Self.lock(path, O_RDONLY | O_DIRECTORY)
        var fileLock: Int32 = -1
        do throws(StoreError) {
            fileLock = try Self.lock(path + "/vault.lock", O_RDWR | O_CREAT | O_NOFOLLOW)
            try Self.createDatabase(databasePath, in: path)
        } catch {
            Self.unlock(fileLock)
            Self.unlock(folderLock)
            throw error
        }
        self.folderLock = folderLock
        self.fileLock = fileLock
    }

    deinit {
        Self.unlock(fileLock)
        Self.unlock(folderLock)
    }

    private static func lock(_ path: String, _ flags: Int32) throws(StoreError) -> Int32 {
        let file = open(path, flags | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .folderUnusable(errno: errno) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let problem = errno
            close(file)
            throw problem == EWOULDBLOCK ? .alreadyInUse : .folderUnusable(errno: problem)
        }
        return file
    }

    /// Gives a lock back. Closing alone would not: a program that is being started holds a copy of the descriptor for a moment.
    private static func unlock(_ file: Int32) {
        guard file >= 0 else { return }
        flock(file, LOCK_UN)
        close(file)
    }

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
