/// What answers the requests of a server. Called on the server's threads, many at once.
public protocol HTTPHandler: Sendable {
    /// Judges a request whose head has arrived; nothing of its body has been read.
    /// - Parameter request: Good for the time of the call.
    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision

    /// The answer to a request that the server itself refuses.
    func refuse(_ refusal: HTTPRefusal) -> HTTPResponse
}

extension HTTPHandler {
    /// The status alone.
    public func refuse(_ refusal: HTTPRefusal) -> HTTPResponse { HTTPResponse(status: refusal.status) }
}

/// What is to be done with a request.
public enum HTTPDecision {
    /// Answer without the body: what of it arrives is thrown away.
    case answer(HTTPAnswer)
    /// Read the body, within the limits, then ask.
    case body((HTTPBody) -> HTTPAnswer)
}

/// When a request is answered.
public enum HTTPAnswer: Sendable {
    /// At once, from the thread that asked.
    case now(HTTPResponse)
    /// When a task has finished; the thread goes on with other connections. The task is cancelled at ``HTTPLimits/handlerSeconds``.
    case later(@Sendable () async -> HTTPResponse)
}

/// Why the server itself refuses a request.
public enum HTTPRefusal: Sendable, CaseIterable {
    /// The framing is doubtful: `Content-Length` beside `Transfer-Encoding`, given twice, or an unknown encoding.
    case framing
    /// The body is larger than ``HTTPLimits/bodyBytesMax``.
    case bodyTooLarge
    /// The head is larger than ``HTTPLimits/headerBytesMax``.
    case headTooLarge
    /// The handler took longer than ``HTTPLimits/handlerSeconds``.
    case handlerTooSlow
    /// The server is about to stop.
    case stopping

    /// The status of the answer.
    public var status: Int {
        switch self {
        case .framing: 400
        case .bodyTooLarge: 413
        case .headTooLarge: 431
        case .handlerTooSlow, .stopping: 503
        }
    }
}
