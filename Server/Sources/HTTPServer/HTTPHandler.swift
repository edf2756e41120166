/// What answers the requests of a server. Called on the server's threads, many at once.
public protocol HTTPHandler: Sendable {
    /// Judges a request whose head has arrived; nothing of its body has been read.
    /// - Parameter request: Good for the time of the call.
    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision

    /// Where a path belongs, so that the server's own refusals can look like the other answers there.
    func area(of path: HTTPText) -> HTTPArea

    /// The answer to a request that the server itself refuses.
    /// - Parameter area: That of the request's path; ``HTTPArea/none`` where no path has arrived.
    func refuse(_ refusal: HTTPRefusal, in area: HTTPArea) -> HTTPResponse
}

extension HTTPHandler {
    /// One area for all paths.
    public func area(of path: HTTPText) -> HTTPArea { .none }

    /// The status alone.
    public func refuse(_ refusal: HTTPRefusal, in area: HTTPArea) -> HTTPResponse { HTTPResponse(status: refusal.status) }
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
    /// When a task has finished; the thread goes on with other connections. The task is cancelled when the patience is over.
    case later(within: HTTPPatience = .usual, @Sendable () async -> HTTPResponse)
    /// The head and the body at once, then what the stream is given until it ends. A client of HTTP/1.1 gets it in chunks.
    case stream(HTTPResponse, HTTPStream)
}

/// Why the server itself refuses a request.
public enum HTTPRefusal: Sendable, CaseIterable {
    /// The framing is doubtful: `Content-Length` beside `Transfer-Encoding`, given twice, or an unknown encoding.
    case framing
    /// The body is larger than ``HTTPLimits/bodyBytesMax``.
    case bodyTooLarge
    /// The head is larger than ``HTTPLimits/headerBytesMax``.
    case headTooLarge
    /// The request took longer to arrive than ``HTTPLimits/receiveSeconds``.
    case requestTooSlow
    /// The handler took longer than ``HTTPLimits/handlerSeconds``.
    case handlerTooSlow
    /// The handler took longer than ``HTTPLimits/longHandlerSeconds``, which it was given to wait for another service.
    case longHandlerTooSlow
    /// ``HTTPLimits/streamsMax`` streams are open.
    case tooManyStreams
    /// The server is about to stop.
    case stopping

    /// The status of the answer.
    public var status: Int {
        switch self {
        case .framing: 400
        case .bodyTooLarge: 413
        case .headTooLarge: 431
        case .requestTooSlow: 408
        case .handlerTooSlow, .tooManyStreams, .stopping: 503
        case .longHandlerTooSlow: 504
        }
    }
}
