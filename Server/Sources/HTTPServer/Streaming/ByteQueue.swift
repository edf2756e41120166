/// Bytes that wait: added at the end, taken from the front.
package struct ByteQueue: Sendable {
    private var bytes: [UInt8] = []
    private var start = 0

    /// An empty queue.
    package init() {}

    /// How many wait.
    package var count: Int { bytes.count - start }

    /// Whether none waits.
    package var isEmpty: Bool { count == 0 }

    /// Adds bytes at the end.
    package mutating func append(_ more: [UInt8]) {
        // What has been taken is dropped once it is more than what waits: each byte is moved once at most on average.
        if start > bytes.count / 2 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// Moves as many bytes as fit; returns how many.
    package mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let taken = min(count, buffer.count)
        guard taken > 0 else { return 0 }
        bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start..<start + taken])) }
        start += taken
        if isEmpty {
            bytes = []
            start = 0
        }
        return taken
    }
}
