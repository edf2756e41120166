internal import CCofferMicrohttpd
internal import CofferFoundation
internal import Synchronization

/// What a daemon's callbacks share: the handler, the limits, the open connections, and where a stop stands.
final class ServerCore: Sendable {
    let handler: any HTTPHandler
    let limits: HTTPLimits
    /// Nanoseconds of a clock that only goes forward.
    let now: @Sendable () -> UInt64

    private let connections = Mutex<[ObjectIdentifier: Connection]>([:])
    private let requests = Atomic<Int>(0)
    private let streams = Atomic<Int>(0)
    private let stage = Atomic<UInt8>(0)
    private let idleWaiter = Mutex<CheckedContinuation<Void, Never>?>(nil)

    init(handler: any HTTPHandler, limits: HTTPLimits, now: @escaping @Sendable () -> UInt64) {
        self.handler = handler
        self.limits = limits
        self.now = now
    }

    /// Whether no new connection is accepted and each answer closes its own.
    var isDraining: Bool { stage.load(ordering: .acquiring) >= 1 }
    /// Whether each new request is refused.
    var isStopped: Bool { stage.load(ordering: .acquiring) >= 2 }

    func beginDraining() { stage.store(1, ordering: .sequentiallyConsistent) }
    func beginRefusing() { stage.store(2, ordering: .sequentiallyConsistent) }

    // MARK: Connections

    func opened(_ connection: Connection) { connections.withLock { $0[ObjectIdentifier(connection)] = connection } }
    func closed(_ connection: Connection) { _ = connections.withLock { $0.removeValue(forKey: ObjectIdentifier(connection)) } }
    var connectionCount: Int { connections.withLock { $0.count } }

    /// Ends what has taken too long; `endsEveryHandler` ends every handler's wait, however short.
    func sweep(now: UInt64, endsEveryHandler: Bool = false) {
        let open = connections.withLock { Array($0.values) }
        for connection in open { connection.sweep(now: now, endsEveryHandler: endsEveryHandler) }
    }

    // MARK: Streams

    var streamCount: Int { streams.load(ordering: .sequentiallyConsistent) }

    /// Counts a stream in, unless as many are open as may be.
    func beginStream() -> Bool {
        if streams.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue < limits.streamsMax { return true }
        endStream()
        return false
    }

    func endStream() { streams.wrappingSubtract(1, ordering: .sequentiallyConsistent) }

    /// Ends every stream that is open. After ``beginDraining()`` none begins.
    func endStreams() {
        let open = connections.withLock { Array($0.values) }
        for connection in open { connection.endStream() }
    }

    // MARK: Requests

    var requestCount: Int { requests.load(ordering: .sequentiallyConsistent) }

    func requestBegan() { requests.wrappingAdd(1, ordering: .sequentiallyConsistent) }

    func requestEnded() {
        let (_, left) = requests.wrappingSubtract(1, ordering: .sequentiallyConsistent)
        if left == 0, isDraining { idleWaiter.withLock { $0.take() }?.resume() }
    }

    /// Waits until no request is under way. One caller at a time, after ``beginDraining()``.
    func waitUntilIdle() async {
        await withCheckedContinuation { continuation in
            idleWaiter.withLock { $0 = continuation }
            if requestCount == 0 { idleWaiter.withLock { $0.take() }?.resume() }
        }
    }
}
