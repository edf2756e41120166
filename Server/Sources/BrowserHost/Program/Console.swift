internal import CofferProgram

/// Writes to the two standard streams, whole lines at a time.
enum Console {
    /// Writes a line to standard output; false where that fails.
    static func print(_ line: String) -> Bool { StandardStream.output.write(Array("\(line)\n".utf8)) }

    /// Writes a line to standard error.
    static func note(_ line: String) { _ = StandardStream.error.write(Array("\(line)\n".utf8)) }
}
