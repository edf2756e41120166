import CofferFoundation
import CofferProgram

/// Writes to the two standard streams, whole lines at a time.
enum Console {
    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Writes bytes and a line's end to standard output; false where that fails.
    static func print(_ line: [UInt8]) -> Bool { StandardStream.output.write(line + [0x0A]) }

    /// Writes a line to standard error, the program's name before it.
    static func note(_ text: String) { _ = StandardStream.error.write(Array("coffer: \(text)\n".utf8)) }

    /// Writes text as it is to standard error.
    static func explain(_ text: String) { _ = StandardStream.error.write(Array(text.utf8)) }
}
