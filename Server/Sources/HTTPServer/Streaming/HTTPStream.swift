internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims
internal import Synchronization

/// What follows the head of an answer until somebody ends it, such as server-sent events.
///
/// One answer, one stream. The bytes of each ``send(_:)`` go out whole, in the order of the calls, as soon as the client takes them.
/// A client that closes its half of the connection counts as gone, also while nothing is sent.
public final class HTTPStream: Sendable {
    /// A comment of server-sent events, which a client passes over.
    public static let eventComment: [UInt8] = Array(":\n\n".utf8)

    private let bytesMax: Int
    private let keepAlive: [UInt8]
    private let state: Mutex<State>

    /// A stream for one answer.
    /// - Parameters:
    ///   - bytesMax: Bytes that may wait unsent, beside the answer's own body. What goes beyond ends the stream.
    ///   - keepAlive: Sent when nothing else was for ``HTTPLimits/streamSilenceSeconds``, so that a proxy does not take the connection
    ///     for dead; empty for nothing.
    ///   - onEnd: Called once the stream has ended for whatever reason: the client has gone, is too far behind or takes nothing any more,
    ///     the stream is finished, the answer was refused, or the server stops. Called by one of the server's threads, which it must
    ///     not hold up, and never from within ``send(_:)`` or ``finish()``.
    public init(bytesMax: Int, keepAlive: [UInt8] = HTTPStream.eventComment, onEnd: @escaping @Sendable () -> Void) {
        self.bytesMax = bytesMax
        self.keepAlive = keepAlive
        state = Mutex(State(onEnd: onEnd))
    }

    /// Adds bytes to what the client gets. Allowed before the answer is under way.
    /// - Returns: Whether the stream goes on. False after its end, after ``finish()``, and where more would wait than allowed, upon
    ///   which the stream ends and what waited is dropped.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        state.withLock { state in
            guard state.takesMore else { return false }
            guard bytes.count <= bytesMax - state.waiting.count else {
                state.breakOff()
                return false
            }
            guard !bytes.isEmpty else { return true }
            state.waiting.append(bytes)
            state.wake()
            return true
        }
    }

    /// Ends the stream once what waits is sent. A second call does nothing.
    public func finish() {
        state.withLock { state in
            guard state.takesMore else { return }
            state.ending = .afterWhatWaits
            state.wake()
        }
    }

    /// Whether all is sent and libmicrohttpd waits to be woken, for tests.
    package var isSilent: Bool {
        state.withLock { state in
            if case .silent = state.phase { return true }
            return false
        }
    }

    // MARK: For the connection

    /// The answer begins: from now on libmicrohttpd asks for what waits, first of all for the answer's body.
    func begin(on link: StreamLink, body: [UInt8]) {
        state.withLock { state in
            guard case .apart = state.phase else { preconditionFailure("a stream belongs to one answer") }
            state.body.append(body)
            state.since = link.now()
            state.phase = .writing(link)
            // Broken off before its answer: there is nothing that the client could be told.
            if state.ending == .atOnce { coffer_socket_abort(link.socket) }
        }
    }

    /// The answer is over, or never began.
    func end() {
        let onEnd = state.withLock { state in
            state.phase = .ended
            state.drop()
            return state.onEnd.take()
        }
        onEnd?()
    }

    /// Hands out what waits. Called by the connection's thread, which is suspended where nothing does.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        state.withLock { state in
            guard case .writing(let link) = state.phase, state.ending != .atOnce else { return StreamLink.nothingMore(buffer) }
            state.since = link.now()
            let count = state.body.isEmpty ? state.waiting.read(into: buffer) : state.body.read(into: buffer)
            if count > 0 { return count }
            if state.ending == .afterWhatWaits { return link.isChunked ? StreamLink.endOfStream : link.close(buffer) }
            state.phase = .silent(link)
            MHD_suspend_connection(link.handle)
            return 0
        }
    }

    /// Looks at `now` whether the client has gone or takes nothing, and breaks a long silence.
    func sweep(now: UInt64) {
        state.withLock { state in
            let seconds = Double(now > state.since ? now - state.since : 0) / 1e9
            switch state.phase {
            case .silent(let link):
                // libmicrohttpd does not look at the socket of a suspended connection.
                if coffer_socket_peer_has_ended(link.socket) {
                    state.breakOff()
                } else if seconds >= link.limits.streamSilenceSeconds, !keepAlive.isEmpty {
                    state.waiting.append(keepAlive)
                    state.wake()
                }
            case .writing(let link):
                if seconds >= link.limits.streamStallSeconds { state.breakOff() }
            case .apart, .ended: break
            }
        }
    }

    /// The server stops: a silent stream ends in order, one that is sending is broken off.
    func stop() {
        state.withLock { state in
            if case .silent = state.phase {
                state.ending = .afterWhatWaits
                state.wake()
            } else {
                state.breakOff { coffer_socket_send_and_end($0, nil, 0) }
            }
        }
    }
}

extension HTTPStream: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Nothing of what is sent.
    public var description: String { "HTTPStream" }
    /// Nothing of what is sent.
    public var debugDescription: String { description }
    /// Nothing: a dump shows no byte.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// Where a stream stands.
private struct State {
    /// Legal moves: `apart` → `writing` ⇄ `silent`; any → `ended`.
    enum Phase {
        /// No answer has begun.
        case apart
        /// libmicrohttpd is sending and will ask for more.
        case writing(StreamLink)
        /// Nothing waited when libmicrohttpd asked: the connection is suspended.
        case silent(StreamLink)
        /// The answer is over.
        case ended
    }

    enum Ending { case none, afterWhatWaits, atOnce }

    var phase = Phase.apart
    var ending = Ending.none
    /// What is left of the answer's own body.
    var body = ByteQueue()
    var waiting = ByteQueue()
    /// When libmicrohttpd last asked, or was last woken.
    var since: UInt64 = 0
    var onEnd: (@Sendable () -> Void)?

    init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

    var takesMore: Bool {
        if case .ended = phase { return false }
        return ending == .none
    }

    /// Lets libmicrohttpd ask again. The lock is held, so that a connection is resumed once for each suspension.
    mutating func wake() {
        guard case .silent(let link) = phase else { return }
        phase = .writing(link)
        since = link.now()
        MHD_resume_connection(link.handle)
    }

    /// Ends the stream without what waits. The lock is held, so that the socket is still ours.
    mutating func breakOff(_ endSocket: (Int32) -> Void = coffer_socket_abort) {
        guard ending != .atOnce else { return }
        ending = .atOnce
        drop()
        if case .silent(let link) = phase { endSocket(link.socket) }
        if case .writing(let link) = phase { endSocket(link.socket) }
        wake()
    }

    mutating func drop() {
        body = ByteQueue()
        waiting = ByteQueue()
    }
}
