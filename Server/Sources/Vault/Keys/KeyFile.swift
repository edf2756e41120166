public import CofferCrypto
internal import CofferFoundation

/// The file with the key encryption key: 32 random bytes, readable by its owner only.
public enum KeyFile {
    /// The file's name in the data folder.
    public static let name = "master.key"
    /// The size of the key in bytes.
    static let byteCount = SealingKey.keyByteCount

    /// Reads the key, or makes it if there is none and `mayCreate` allows.
    /// - Parameter folder: The data folder, which exists.
    /// - Throws: ``KeyProblem`` for a missing, foreign, open or short file; ``CryptoError`` when there are no random bytes.
    public static func key(folder: String, mayCreate: Bool, random: RandomBytes) throws -> SecretBytes {
        if let key = try read(folder: folder) { return key }
        guard mayCreate else { throw KeyProblem.fileMissing }
        try create(try random.secret(byteCount, lockInMemory: true), folder: folder)
        guard let key = try read(folder: folder) else { throw KeyProblem.fileMissing }
        return key
    }

    private static func read(folder: String) throws(KeyProblem) -> SecretBytes? {
        let file = open(folder + "/" + name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw .fileUnusable(errno: errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .fileUnusable(errno: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .fileUnusable(errno: EINVAL) }
        let mode = UInt32(status.st_mode & 0o7777)
        guard mode & 0o077 == 0 else { throw .fileTooOpen(mode: mode) }
        guard status.st_size == byteCount else { throw .fileWrongLength(count: Int(status.st_size), expected: byteCount) }
        var got = 0
        let key = SecretBytes(count: byteCount, lockInMemory: true) { bytes in
            got = Foundation.read(file, bytes.baseAddress, byteCount)
        }
        guard got == byteCount else { throw .fileWrongLength(count: max(0, got), expected: byteCount) }
        return key
    }

    /// Writes the key under a passing name, makes it durable, and only then gives it its name: no crash leaves half a key.
    private static func create(_ key: SecretBytes, folder: String) throws(KeyProblem) {
        let final = folder + "/" + name, passing = final + ".new"
        unlink(passing)
        let file = open(passing, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .fileUnusable(errno: errno) }
        defer { unlink(passing) }
        let written = key.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        let isDurable = written == byteCount && fsync(file) == 0
        let problem = errno
        guard close(file) == 0, isDurable else { throw .fileUnusable(errno: problem) }
        // `link` refuses an existing name, which `rename` would replace.
        guard link(passing, final) == 0 else { throw .fileUnusable(errno: errno) }
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw .fileUnusable(errno: errno) }
        defer { close(directory) }
        guard fsync(directory) == 0 else { throw .fileUnusable(errno: errno) }
    }
}
