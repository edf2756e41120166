internal import CofferFoundation

/// Writes to the two standard streams, whole lines at a time.
enum Console {
    /// Writes a line to standard output; false where that fails.
    static func print(_ line: String) -> Bool { write(line + "\n", to: STDOUT_FILENO) }

    /// Writes a line to standard error.
    static func note(_ line: String) { _ = write(line + "\n", to: STDERR_FILENO) }

    private static func write(_ text: String, to file: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
