internal import CofferFoundation

/// The two streams that a program writes to.
package enum StandardStream: Sendable {
    /// What was asked for.
    case output
    /// Everything else.
    case error

    /// Writes all of the bytes; false where that fails.
    package func write(_ bytes: [UInt8]) -> Bool {
        let file = self == .output ? STDOUT_FILENO : STDERR_FILENO
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
