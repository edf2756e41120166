internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims

/// The connection that a stream goes out on.
///
/// `@unchecked Sendable`: the pointer never changes. It is used under the stream's lock only, and only while the answer is under way;
/// within these bounds libmicrohttpd allows its calls from any thread.
struct StreamLink: @unchecked Sendable {
    /// What a content reader returns at the end of a body in chunks. The header's macro is a cast, which Swift does not import.
    static let endOfStream = -1

    let handle: OpaquePointer
    let socket: Int32
    /// Whether the body comes in chunks, of which the last one says so; otherwise the connection's end is the body's.
    let isChunked: Bool
    let limits: HTTPLimits
    let now: @Sendable () -> UInt64

    /// Ends our half of the socket once the system has sent what it has; to be returned from a content reader.
    func close(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        coffer_socket_end_sending(socket)
        return Self.nothingMore(buffer)
    }

    /// What a content reader returns after the socket's end: a byte that fails to be sent, upon which libmicrohttpd lets go of the connection.
    ///
    /// Its own ways, to return an error or the end of a body without chunks, are not taken: where the reader was asked on a resumption,
    /// version 0.9.75 closes the connection but frees it only when it has become the oldest of its thread, a minute later at worst.
    static func nothingMore(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        buffer[0] = UInt8(ascii: "\n")
        return 1
    }
}
