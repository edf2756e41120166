internal import CofferFoundation

/// `credentials.json` in the data folder: the tenant's secrets, which the database keeps as codes only. Readable by its owner alone.
enum CredentialsFile {
    static let name = "credentials.json"
    private static let bytesMax = 4096

    /// What the file holds; nil where there is none.
    static func read(folder: String) throws(ServiceProblem) -> ServiceCredentials? {
        let file = open(folder + "/" + name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw .credentialsUnusable(errno: errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .credentialsUnusable(errno: errno) }
        guard UInt32(status.st_mode) & 0o077 == 0 else { throw .credentialsTooOpen }
        var bytes = [UInt8](repeating: 0, count: bytesMax)
        let count = Foundation.read(file, &bytes, bytes.count)
        guard count >= 0 else { throw .credentialsUnusable(errno: errno) }
        guard let credentials = ServiceCredentials(json: Array(bytes.prefix(count))) else { throw .credentialsMalformed }
        return credentials
    }

    /// Writes the file under a passing name, makes it durable, then gives it its name: no crash leaves half of it.
    static func write(_ credentials: ServiceCredentials, folder: String) throws(ServiceProblem) {
        let final = folder + "/" + name, passing = final + ".new"
        unlink(passing)
        let file = open(passing, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .credentialsUnusable(errno: errno) }
        let line = credentials.json + [UInt8(ascii: "\n")]
        let isDurable = Foundation.write(file, line, line.count) == line.count && fsync(file) == 0
        let problem = errno
        guard close(file) == 0, isDurable, rename(passing, final) == 0 else {
            unlink(passing)
            throw .credentialsUnusable(errno: isDurable ? errno : problem)
        }
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw .credentialsUnusable(errno: errno) }
        defer { close(directory) }
        guard fsync(directory) == 0 else { throw .credentialsUnusable(errno: errno) }
    }
}
