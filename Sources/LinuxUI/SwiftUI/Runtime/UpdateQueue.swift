import CofferFoundation

/// The views that have to be asked again. State may change on any thread; the first change of a turn of the main loop asks for one update.
/// `lock` guards `waiting` and `isScheduled`.
final class UpdateQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [ObjectIdentifier: GraphNode] = [:]
    private var isScheduled = false
    private let schedule: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
    @MainActor weak var host: ViewHost?

    init(schedule: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void) { self.schedule = schedule }

    /// Asks for a view's content again in the next update.
    func add(_ node: GraphNode) {
        lock.withLock { waiting[ObjectIdentifier(node)] = node }
        wake()
    }

    /// Asks for an update.
    func wake() {
        let isFirst = lock.withLock {
            defer { isScheduled = true }
            return !isScheduled
        }
        guard isFirst else { return }
        schedule { [weak self] in
            self?.lock.withLock { self?.isScheduled = false }
            self?.host?.flush()
        }
    }

    /// The view was asked.
    func done(_ node: GraphNode) { _ = lock.withLock { waiting.removeValue(forKey: ObjectIdentifier(node)) } }

    /// Whether a view waits.
    var isWaiting: Bool { lock.withLock { !waiting.isEmpty } }

    /// Takes the outermost view that waits.
    @MainActor func next() -> GraphNode? {
        lock.withLock {
            guard let first = waiting.min(by: { $0.value.depth < $1.value.depth }) else { return nil }
            return waiting.removeValue(forKey: first.key)
        }
    }
}
