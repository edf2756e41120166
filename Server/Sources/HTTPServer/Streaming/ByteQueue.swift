/// Bytes that wait: added at the end, taken from the front.
struct ByteQueue: Sendable {
    private var bytes: [UInt8] = []
    private var start = 0

    var count: Int { bytes.count - start }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ more: [UInt8]) {
        if start > bytes.count / 2 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// Moves as many bytes as fit; returns how many.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
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
