import CofferHTTPServer
import Testing

@Suite struct ByteQueueTests {
    private func read(_ queue: inout ByteQueue, _ count: Int) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: count)
        let taken = buffer.withUnsafeMutableBytes { queue.read(into: $0) }
        return Array(buffer[..<taken])
    }

    @Test func `nothing comes out of an empty queue`() {
        var queue = ByteQueue()
        queue.append([])
        #expect(queue.isEmpty && queue.count == 0)
        #expect(read(&queue, 10) == [])
    }

    @Test(arguments: [(added: 10, taken: 3), (3, 10), (7, 7), (100, 99), (1, 1), (50, 26)])
    func `what goes in comes out in order, however much at a time`(_ pieces: (added: Int, taken: Int)) throws {
        var queue = ByteQueue()
        var waiting: [UInt8] = []
        var next: UInt8 = 0
        for round in 0..<200 {
            // Two in three rounds add, the other takes thrice: the queue grows and empties by turns.
            for _ in 0..<(round % 3 == 2 ? 3 : 1) {
                if round % 3 == 2 {
                    let expected = Array(waiting.prefix(pieces.taken))
                    try #require(read(&queue, pieces.taken) == expected)
                    waiting.removeFirst(expected.count)
                } else {
                    let piece = (0..<pieces.added).map { UInt8(truncatingIfNeeded: Int(next) + $0) }
                    next = next &+ UInt8(pieces.added)
                    queue.append(piece)
                    waiting += piece
                }
            }
            try #require(queue.count == waiting.count && queue.isEmpty == waiting.isEmpty)
        }
        #expect(read(&queue, waiting.count) == waiting)
        #expect(queue.isEmpty)
    }
}
