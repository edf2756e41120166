package import CofferFoundation

extension HTTPTransport {
    /// The transport over an ephemeral `URLSession` of its own: no cookies, no cache, no stored credentials, no redirects.
    /// - Parameters:
    ///   - secondsMax: The longest wait for a whole answer; a request's own `timeoutInterval` can only shorten it.
    ///   - answerBytesMax: The largest answer that is kept; a larger one fails the request.
    package static func session(secondsMax: Double, answerBytesMax: Int) -> HTTPTransport {
        let owner = SessionOwner(secondsMax: secondsMax, answerBytesMax: answerBytesMax)
        return HTTPTransport { request in await owner.send(request) }
    }

    /// What a session remembers, which is nothing, and how long it waits.
    package static func configuration(secondsMax: Double) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = secondsMax
        configuration.timeoutIntervalForResource = secondsMax
        return configuration
    }
}

/// Owns the session and ends it when the last transport that uses it is gone. A running request is let finish.
private final class SessionOwner: Sendable {
    private let session: URLSession
    private let exchanges: SessionExchanges
    private let secondsMax: Double

    init(secondsMax: Double, answerBytesMax: Int) {
        self.secondsMax = secondsMax
        exchanges = SessionExchanges(answerBytesMax: answerBytesMax)
        let configuration = HTTPTransport.configuration(secondsMax: secondsMax)
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    func send(_ request: URLRequest) async -> HTTPAnswer {
        let task = session.dataTask(with: request)
        let deadline = deadline(of: task, seconds: min(request.timeoutInterval, secondsMax))
        defer {
            deadline.cancel()
            exchanges.forget(task.taskIdentifier)
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if exchanges.begin(task.taskIdentifier, finish: { continuation.resume(returning: $0) }) { task.resume() }
            }
        } onCancel: {
            exchanges.end(task.taskIdentifier, .cancelled)
            task.cancel()
        }
    }

    /// Ends a request whose whole answer takes too long; a session's own timeouts begin again with each piece.
    private func deadline(of task: URLSessionDataTask, seconds: Double) -> Task<Void, Never> {
        Task { [exchanges] in
            do { try await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1_000_000_000)) } catch { return }
            exchanges.end(task.taskIdentifier, .timedOut)
            task.cancel()
        }
    }
}

/// Collects the answers of running requests. `lock` guards `running` and `cancelledEarly`.
private final class SessionExchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private let answerBytesMax: Int
    private var running: [Int: Exchange] = [:]
    /// Requests that were cancelled before they began.
    private var cancelledEarly: Set<Int> = []

    private struct Exchange {
        var data = Data()
        var response: URLResponse?
        var isTooLarge = false
        /// The answer that asked for a password.
        var refusal: HTTPURLResponse?
        var finish: @Sendable (HTTPAnswer) -> Void
    }

    init(answerBytesMax: Int) { self.answerBytesMax = answerBytesMax }

    /// Waits for a request's answer.
    /// - Returns: False when the request is cancelled already; it was told so.
    func begin(_ task: Int, finish: @escaping @Sendable (HTTPAnswer) -> Void) -> Bool {
        let begins = lock.withLock {
            guard cancelledEarly.remove(task) == nil else { return false }
            running[task] = Exchange(finish: finish)
            return true
        }
        if !begins { finish(HTTPAnswer(error: URLError(.cancelled))) }
        return begins
    }

    /// Drops what a cancellation after the answer may have left.
    func forget(_ task: Int) { _ = lock.withLock { cancelledEarly.remove(task) } }

    /// Ends the wait at once; whatever the session still says of the request is not heard.
    func end(_ task: Int, _ code: URLError.Code) {
        let exchange = lock.withLock {
            let exchange = running.removeValue(forKey: task)
            if exchange == nil { cancelledEarly.insert(task) }
            return exchange
        }
        exchange?.finish(HTTPAnswer(error: URLError(code)))
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
            exchange.isTooLarge = exchange.data.count + data.count > answerBytesMax
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
            exchange.finish(HTTPAnswer(response: response, error: URLError(.dataLengthExceedsMaximum)))
        } else {
            exchange.finish(HTTPAnswer(data: exchange.data, response: response, error: exchange.refusal == nil ? error : nil))
        }
    }
}
