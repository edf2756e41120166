/// The patches of one screen: numbers them, and keeps the last ones for a page that comes back.
struct PatchLog {
    private let patchesMax: Int
    private let bytesMax: Int
    /// The number of the last patch; 0 before the first.
    private(set) var last = 0
    /// Those kept, the last one at the end.
    private var kept: [[UInt8]] = []
    private var bytes = 0

    init(limits: HostLimits) { (patchesMax, bytesMax) = (limits.patchesKeptMax, limits.patchBytesKeptMax) }

    /// Numbers a patch.
    /// - Parameters:
    ///   - operations: What is to be done.
    ///   - handled: The number of the last event that has been handled.
    /// - Returns: the message that carries it.
    mutating func add(_ operations: [PatchOperation], handled: Int) -> [UInt8] {
        last += 1
        let list = operations.map(\.json).joined(separator: ",")
        let patch = "id: \(last)\ndata: {\"n\":\(last),\"a\":\(handled),\"o\":[\(list)]}\n\n"
        let message = Array(patch.utf8)
        kept.append(message)
        bytes += message.count
        while let oldest = kept.first, kept.count > patchesMax || bytes > bytesMax {
            bytes -= oldest.count
            kept.removeFirst()
        }
        return message
    }

    /// The messages after one that has arrived; nil where some of them are not kept, or the number is none of ours.
    func messages(after number: Int) -> [[UInt8]]? {
        guard number >= 0, number <= last, last - number <= kept.count else { return nil }
        return Array(kept.suffix(last - number))
    }

    /// Lets go of what is kept: what comes next does not build on it.
    mutating func forget() { (kept, bytes) = ([], 0) }
}
