package import CofferFoundation

/// How an SDK reaches the network: one function, so that a test or an app's own target can stand in for it.
package struct HTTPTransport: Sendable {
    /// Sends one request and comes back with what there is. It follows no redirect, retries nothing and writes no log.
    package var send: @Sendable (URLRequest) async -> HTTPAnswer

    /// A transport by its one function.
    package init(send: @escaping @Sendable (URLRequest) async -> HTTPAnswer) { self.send = send }
}

/// What a transport comes back with: with an error there may be neither response nor data.
package struct HTTPAnswer: Sendable {
    /// The answer's body.
    package var data: Data?
    /// The answer's head.
    package var response: URLResponse?
    /// Why there is no whole answer.
    package var error: (any Error)?

    /// An answer by its parts.
    package init(data: Data? = nil, response: URLResponse? = nil, error: (any Error)? = nil) {
        self.data = data
        self.response = response
        self.error = error
    }
}
