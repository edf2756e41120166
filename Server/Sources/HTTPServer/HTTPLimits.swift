public import CofferFoundation

/// The limits of an HTTP server, each with a name; the defaults are the product's.
public struct HTTPLimits: Sendable {
    /// The largest body that is read, in bytes. A larger one is answered 413 without reading on.
    public var bodyBytesMax = 64 * 1024

    /// The largest request line with header fields, in bytes. More is answered 431.
    public var headerBytesMax = 16 * 1024

    /// Seconds from the connection (or, on a kept one, from the head) to the last byte of a request. Longer is answered 408.
    public var receiveSeconds = 15.0

    /// Seconds for a handler that answers later. Longer is answered 503, and its task is cancelled.
    public var handlerSeconds = 60.0

    /// Seconds for a handler that waits for another service, such as a payment. Longer is answered 504, and its task is cancelled.
    ///
    /// A payment itself has 90 seconds; these are a few more, so that its own answer, that it is pending, comes first.
    public var longHandlerSeconds = 95.0

    /// Seconds a kept connection may stay silent between two requests.
    public var idleSeconds = 60.0

    /// Streams open at once. One more is answered 503. Each takes one of ``connectionsMax``.
    public var streamsMax = 1024

    /// Seconds of silence on a stream after which its keep-alive is sent.
    public var streamSilenceSeconds = 15.0

    /// Seconds a client of a stream may take nothing of what waits for it. Longer ends the stream.
    public var streamStallSeconds = 30.0

    /// Connections open at once; those beyond wait unaccepted.
    public var connectionsMax = 4096

    /// Connections that the system keeps for us until we accept them.
    public var backlog = 1024

    /// Threads that receive and answer: 2 or more.
    public var threads: Int

    /// Memory for the head of one request and of its answer, in bytes; holds ``headerBytesMax`` and what libmicrohttpd notes about it.
    let connectionMemoryBytes = 32 * 1024

    /// The product's limits.
    /// - Parameter threads: 2 or more; the default is one a processor core, at most 8.
    public init(threads: Int = max(2, min(8, ProcessInfo.processInfo.activeProcessorCount))) {
        precondition(threads >= 2, "a server has at least 2 threads")
        self.threads = threads
    }
}
