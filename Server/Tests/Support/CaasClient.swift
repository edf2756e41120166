internal import CofferFoundation
package import CofferWire

/// Calls the CAAS face of a server, each request on a connection of its own.
package struct CaasClient: Sendable {
    /// The server's port on loopback.
    package var port: UInt16
    /// The value of `Authorization`, nil for none.
    package var authorization: String?

    /// A client.
    package init(port: UInt16, authorization: String?) {
        self.port = port
        self.authorization = authorization
    }

    /// A client of an origin such as `http://127.0.0.1:40123`.
    package init(url: String, authorization: String?) {
        self.init(port: url.split(separator: ":").last.flatMap { UInt16($0) } ?? 0, authorization: authorization)
    }

    /// What came back.
    package struct Answer: Sendable {
        /// The answer as it came over the wire.
        package var raw: RawClient.Answer
        /// Reads what came back to a request that was sent by hand.
        package init(raw: RawClient.Answer) { self.raw = raw }
        /// The body as JSON, nil where it is none.
        package var json: JSONDocument? { try? JSONDocument(raw.body) }
        /// The status.
        package var status: Int { raw.status }
        /// The first error code of the envelope.
        package var code: String? { json?["errorResponse", "errorData"]?.elements.first?["errorCode"]?.string }
        /// The first message of the envelope.
        package var message: String? { json?["errorResponse", "errorData"]?.elements.first?["message"]?.string }
        /// The id of the one payment method in it.
        package var paymentMethodId: String? {
            (json?["data", "paymentMethod", "paymentMethodId"] ?? json?["data", "paymentMethodId"])?.string
        }
        /// The ids of a list.
        package var ids: [String]? { json?["data", "paymentMethods"]?.elements.compactMap { $0["paymentMethodId"]?.string } }
    }

    /// Sends a request and waits for its answer.
    package func send(_ method: String, _ path: String, fields: [String] = [], body: [UInt8]? = nil) async throws -> Answer {
        let client = try RawClient(port: port)
        var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        if let authorization { head += "Authorization: \(authorization)\r\n" }
        for field in fields { head += field + "\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        client.send(Array((head + "\r\n").utf8) + (body ?? []))
        return Answer(raw: try await client.answer(head: method == "HEAD"))
    }

    /// Adds a card.
    package func add(_ body: String, fields: [String] = [], path: String = "/caas/v2/paymentmethods") async throws -> Answer {
        try await send("POST", path, fields: ["Content-Type: application/json"] + fields, body: Array(body.utf8))
    }

    /// Lists a customer's cards.
    package func list(_ customer: String) async throws -> Answer {
        try await send("GET", "/services/paymentmethods?customerId=\(customer)")
    }
}
