internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims

/// The connection that a stream goes out on.
///
/// `@unchecked Sendable`: the pointer never changes. It is used under the stream's lock only, and only while the answer is under way;
/// within these bounds libmicrohttpd allows its calls from any thread.
struct StreamLink: @unchecked Sendable {
    /// What a content reader returns at the end. The header's macros are casts, which Swift does not import.
    static let endOfStream = -1
    /// What a content reader returns where the connection is to be closed as it is.
    static let endWithError = -2

    let handle: OpaquePointer
    let socket: Int32
    let limits: HTTPLimits
    let now: @Sendable () -> UInt64
}
