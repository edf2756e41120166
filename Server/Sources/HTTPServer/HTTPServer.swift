internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims
internal import CofferFoundation
internal import Synchronization

/// A server of plain HTTP/1.1 on loopback, carried by libmicrohttpd.
///
/// Answers are made on its own few threads; those that have to wait suspend their connection instead of a thread.
public final class HTTPServer: Sendable {
    /// Where it listens, with the port that the system has chosen.
    public let address: HTTPAddress

    private let core: ServerCore
    private let daemon: Daemon
    private let timer: Timer

    /// Starts to serve.
    /// - Parameters:
    ///   - handler: Answers the requests.
    ///   - address: An address of loopback; port 0 lets the system choose.
    ///   - limits: Of size, time and number.
    /// - Throws: ``HTTPServerProblem/portInUse(port:)``, ``HTTPServerProblem/system(errno:)``.
    public convenience init(
        handler: any HTTPHandler, address: HTTPAddress = .loopback, limits: HTTPLimits = HTTPLimits()
    ) throws(HTTPServerProblem) {
        try self.init(handler: handler, address: address, limits: limits, now: { DispatchTime.now().uptimeNanoseconds })
    }

    /// The same with a clock of its own, in nanoseconds that only go forward.
    package init(
        handler: any HTTPHandler, address: HTTPAddress = .loopback, limits: HTTPLimits, now: @escaping @Sendable () -> UInt64
    ) throws(HTTPServerProblem) {
        core = ServerCore(handler: handler, limits: limits, now: now)
        daemon = try Daemon(core: core, address: address)
        self.address = address.with(port: daemon.port)
        timer = Timer(core: core)
    }

    /// Connections that are open now.
    public var connectionCount: Int { core.connectionCount }

    /// Requests whose head has arrived and whose answer is not yet out.
    public var requestCount: Int { core.requestCount }

    /// Streams that are open now; each is a request under way too.
    public var streamCount: Int { core.streamCount }

    /// Stops accepting, ends each stream, lets each other request under way finish, then closes everything.
    ///
    /// Nothing lasts longer than ``HTTPLimits/receiveSeconds`` and ``HTTPLimits/longHandlerSeconds`` together. A second call does nothing.
    public func stop() async {
        guard let listener = daemon.quiesce() else { return }
        core.beginDraining()
        core.endStreams()
        await core.waitUntilIdle()
        core.beginRefusing()
        // What slipped in between the two lines above.
        await core.waitUntilIdle()
        timer.cancel()
        await daemon.stop(listener: listener)
    }

    /// Does what the timer does a few times in a second.
    package func sweep() { core.sweep(now: core.now()) }
}
