internal import Synchronization

/// How often the writer has committed, or has copied the whole log. It counts after the commit and before anybody, the tray included, is
/// told of it.
final class CommitCount: Sendable {
    private let count = Atomic<UInt64>(0)

    /// The count of now.
    var now: UInt64 { count.load(ordering: .acquiring) }

    func increment() { count.wrappingAdd(1, ordering: .releasing) }
}
