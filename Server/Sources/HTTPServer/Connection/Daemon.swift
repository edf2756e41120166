internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims
internal import CofferFoundation
internal import Synchronization

/// The one daemon of a server, from its start to its stop.
///
/// `@unchecked Sendable`: the pointer never changes, libmicrohttpd's calls on it may come from any thread, and `isQuiesced` lets
/// one caller alone through to the stop.
final class Daemon: @unchecked Sendable {
    let port: UInt16
    private let pointer: OpaquePointer
    private let context: Unmanaged<ServerCore>
    private let isQuiesced = Atomic<Bool>(false)

    init(core: ServerCore, address: HTTPAddress) throws(HTTPServerProblem) {
        let limits = core.limits
        let context = Unmanaged.passRetained(core)
        var problem: Int32 = 0
        let started: OpaquePointer? = address.host.withCString { host in
            var options = coffer_mhd_options(
                address: host, ipv6: address.isIPv6, port: address.port, threads: UInt32(limits.threads),
                connections_max: UInt32(limits.connectionsMax), idle_seconds: UInt32(limits.idleSeconds.rounded(.up)),
                backlog: UInt32(limits.backlog), connection_memory_bytes: limits.connectionMemoryBytes,
                access: Callbacks.access, connection: Callbacks.connection, completed: Callbacks.completed,
                context: context.toOpaque())
            let daemon = coffer_mhd_start(&options)
            problem = errno
            return daemon
        }
        guard let started else {
            context.release()
            throw problem == EADDRINUSE ? .portInUse(port: address.port) : .system(errno: problem)
        }
        pointer = started
        self.context = context
        port = coffer_mhd_port(started)
    }

    /// Stops accepting. Returns the listening socket, once.
    func quiesce() -> Int32? {
        guard isQuiesced.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged else { return nil }
        let listener = MHD_quiesce_daemon(pointer)
        coffer_socket_refuse(listener)
        return listener
    }

    /// Closes everything. No connection may be suspended any more.
    func stop(listener: Int32) async {
        await withCheckedContinuation { continuation in
            // Waits for the daemon's threads, so not on one of Swift's few.
            Thread.detachNewThread { [self] in
                MHD_stop_daemon(pointer)
                coffer_socket_close(listener)
                context.release()
                continuation.resume()
            }
        }
    }
}
