internal import CofferFoundation
package import CofferWire

/// Calls the checkout face of a server, each request on a connection of its own.
package struct CheckoutClient: Sendable {
    /// The server's port on loopback.
    package var port: UInt16
    /// The fields that go with every request, such as `X-API-KEY: sk_…`.
    package var fields: [String]

    /// A client of an origin such as `http://127.0.0.1:40123`.
    package init(url: String, fields: [String] = []) {
        port = url.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
        self.fields = fields
    }

    /// A client with an API key.
    package init(url: String, apiKey: String) { self.init(url: url, fields: ["X-API-KEY: \(apiKey)", "X-Api-Version: 2.4"]) }

    /// A client with the access token of a client token, as an app has it.
    package init(url: String, clientToken: String) throws {
        let payload = try ClientTokenPayload(token: clientToken)
        self.init(url: url, fields: ["Primer-Client-Token: \(payload.accessToken ?? "")", "X-Api-Version: 2.4"])
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
        /// The error in it, nil where there is none.
        package var error: CheckoutErrorObject? { json.flatMap { CheckoutErrorObject($0.root) } }
        /// The error's name.
        package var errorId: String? { error?.errorId }
        /// The body with the one thing taken out that differs between two equal refusals.
        package var textWithoutDiagnostics: String {
            guard let id = error?.diagnosticsId else { return raw.text }
            return raw.text.replacing(id, with: "")
        }
        /// The text of a member.
        package subscript(_ name: String) -> String? { json?[name]?.string }
        /// The entries of a list.
        package var data: [JSONValue] { json?["data"]?.elements ?? [] }
    }

    /// Sends a request and waits for its answer.
    /// - Parameter body: Nil for none; otherwise it is said to be JSON unless `fields` name another type.
    package func send(_ method: String, _ path: String, fields more: [String] = [], body: String? = nil) async throws -> Answer {
        let client = try RawClient(port: port)
        var head = "\(method) \(path) HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n"
        for field in fields + more { head += field + "\r\n" }
        if body != nil, !more.contains(where: { $0.lowercased().hasPrefix("content-type:") }) {
            head += "Content-Type: application/json\r\n"
        }
        if let body { head += "Content-Length: \(body.utf8.count)\r\n" }
        client.send(Array((head + "\r\n").utf8) + Array((body ?? "").utf8))
        return Answer(raw: try await client.answer(head: method == "HEAD"))
    }

    /// Sends a `GET`.
    package func get(_ path: String) async throws -> Answer { try await send("GET", path) }

    /// Sends a `POST`.
    package func post(_ path: String, _ body: String? = nil, key: String? = nil) async throws -> Answer {
        try await send("POST", path, fields: key.map { ["X-Idempotency-Key: \($0)"] } ?? [], body: body)
    }

    /// Sends a `DELETE`.
    package func delete(_ path: String) async throws -> Answer { try await send("DELETE", path) }
}
