import CofferFoundation

/// Writes to the two standard streams, whole lines at a time.
enum Console {
    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Writes bytes and a line's end to standard output; false where that fails.
    static func print(_ line: [UInt8]) -> Bool { write(line + [0x0A], to: STDOUT_FILENO) }

    /// Writes a line to standard error, the program's name before it.
    static func note(_ text: String) { _ = write(Array("coffer: \(text)\n".utf8), to: STDERR_FILENO) }

    /// Writes text as it is to standard error.
    static func explain(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

    private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
