import CofferFoundation

extension CollectorTransport {
    /// The transport over an ephemeral `URLSession` of its own: no cookies, no cache, no stored credentials, no redirects, 60 seconds.
    package static func session() -> CollectorTransport {
        let owner = SessionOwner()
        return CollectorTransport { request in await owner.send(request) }
    }

    /// What the session remembers, which is nothing, and how long it waits.
    static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = Limits.requestSeconds
        configuration.timeoutIntervalForResource = Limits.requestSeconds
        return configuration
    }
}

/// Owns the session and ends it when the last transport that uses it is gone. A running request is let finish.
private final class SessionOwner: Sendable {
    private let session: URLSession
    private let exchanges = SessionExchanges()

    init() {
        session = URLSession(configuration: CollectorTransport.configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    func send(_ request: URLRequest) async -> CollectorAnswer {
        let task = session.dataTask(with: request)
        defer { exchanges.forget(task.taskIdentifier) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if exchanges.begin(task.taskIdentifier, finish: { continuation.resume(returning: $0) }) { task.resume() }
            }
        } onCancel: {
            exchanges.cancel(task.taskIdentifier)
            task.cancel()
        }
    }
}

/// Collects the answers of running requests. `lock` guards `running` and `cancelledEarly`.
private final class SessionExchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var running: [Int: Exchange] = [:]
    /// Requests that were cancelled before they began.
    private var cancelledEarly: Set<Int> = []

    private struct Exchange {
        var data = Data()
        var response: URLResponse?
        var isTooLarge = false
        /// The answer that asked for a password.
        var refusal: HTTPURLResponse?
        var finish: @Sendable (CollectorAnswer) -> Void
    }

    /// Waits for a request's answer.
    /// - Returns: False when the request is cancelled already; it was told so.
    func begin(_ task: Int, finish: @escaping @Sendable (CollectorAnswer) -> Void) -> Bool {
        let begins = lock.withLock {
            guard cancelledEarly.remove(task) == nil else { return false }
            running[task] = Exchange(finish: finish)
            return true
        }
        if !begins { finish(CollectorAnswer(error: URLError(.cancelled))) }
        return begins
    }

    /// Drops what a cancellation after the answer may have left.
    func forget(_ task: Int) { _ = lock.withLock { cancelledEarly.remove(task) } }

    /// Ends the wait at once; whatever the session still says of the request is not heard.
    func cancel(_ task: Int) {
        let exchange = lock.withLock {
            let exchange = running.removeValue(forKey: task)
            if exchange == nil { cancelledEarly.insert(task) }
            return exchange
        }
        exchange?.finish(CollectorAnswer(error: URLError(.cancelled)))
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        lock.withLock { running[dataTask.taskIdentifier]?.response = response }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = lock.withLock {
            guard var exchange = running[dataTask.taskIdentifier], !exchange.isTooLarge else { return false }
            running[dataTask.taskIdentifier] = nil  // so that the data is not copied
            exchange.isTooLarge = exchange.data.count + data.count > Limits.answerBytesMax
            if !exchange.isTooLarge { exchange.data.append(data) }
            running[dataTask.taskIdentifier] = exchange
            return exchange.isTooLarge
        }
        if isTooLarge { dataTask.cancel() }
    }

    /// A redirect is an answer like any other: card data goes to no second host.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    /// No password is ever given: a server that asks for one has answered. (Left to itself, the session on Linux never comes back.)
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let refusal = challenge.failureResponse as? HTTPURLResponse else { return completionHandler(.performDefaultHandling, nil) }
        lock.withLock { running[task.taskIdentifier]?.refusal = refusal }
        completionHandler(.rejectProtectionSpace, nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = lock.withLock({ running.removeValue(forKey: task.taskIdentifier) }) else { return }
        let response = exchange.response ?? exchange.refusal ?? task.response
        if exchange.isTooLarge {
            exchange.finish(CollectorAnswer(response: response, error: URLError(.dataLengthExceedsMaximum)))
        } else {
            exchange.finish(CollectorAnswer(data: exchange.data, response: response, error: exchange.refusal == nil ? error : nil))
        }
    }
}
