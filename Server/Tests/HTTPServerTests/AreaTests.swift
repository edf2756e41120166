import CofferHTTPServer
import CofferTestSupport
import Testing

/// Paths under `/inner` are an area of their own, whose refusals name it.
private struct Areas: HTTPHandler {
    let later = Later()

    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        guard request.path.dropping(prefix: "/inner/slow") != nil else { return later.decide(request) }
        return .body { [later] _ in .later(within: .long) { await later.wait() } }
    }

    func area(of path: HTTPText) -> HTTPArea { path.dropping(prefix: "/inner") == nil ? .none : HTTPArea(7) }

    func refuse(_ refusal: HTTPRefusal, in area: HTTPArea) -> HTTPResponse {
        HTTPResponse(status: refusal.status, contentType: "text/plain", body: Array("area \(area.number)".utf8))
    }
}

@Suite struct AreaTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var head: String
        var status: Int
        var testDescription: String { name }
    }

    @Test(arguments: [
        Row(name: "framing", head: "Content-Length: 1\r\nTransfer-Encoding: chunked", status: 400),
        Row(name: "an announced body", head: "Content-Length: 65537", status: 413),
        Row(
            name: "a body in chunks", head: "Transfer-Encoding: chunked\r\n\r\n10001\r\n" + String(repeating: "x", count: 65537),
            status: 413),
        Row(name: "a large head", head: "X-Filler: " + String(repeating: "x", count: 16384), status: 431),
    ])
    func `a refusal looks as its path wants it`(_ row: Row) async throws {
        try await withServer(Areas()) { server in
            for (path, text) in [("/inner/a", "area 7"), ("/outer", "area 0")] {
                let client = try RawClient(port: server.address.port)
                client.send("POST \(path) HTTP/1.1\r\nHost: x\r\n\(row.head)\r\n\r\n")
                let answer = try await client.answer()
                #expect(answer.status == row.status, "\(path)")
                #expect(answer.text == text, "\(path)")
            }
        }
    }

    @Test func `a late request is refused by its path as far as it is known`() async throws {
        let clock = TestClock()
        try await withServer(Areas(), clock: clock) { server in
            let body = try RawClient(port: server.address.port)
            let head = try RawClient(port: server.address.port)
            body.send("POST /inner/a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nx")
            head.send("POST /inner/a HT")
            #expect(await eventually { server.connectionCount == 2 && server.requestCount == 1 })
            clock.advance(15)
            server.sweep()
            for (client, text) in [(body, "area 7"), (head, "area 0")] {
                let answer = try await client.answer()
                #expect(answer.status == 408)
                #expect(answer.text == text)
            }
        }
    }

    @Test func `a kept connection forgets the area of the request before`() async throws {
        let clock = TestClock()
        let handler = Areas()
        try await withServer(handler, clock: clock) { server in
            let client = try RawClient(port: server.address.port)
            client.send("GET /inner/a HTTP/1.1\r\nHost: x\r\n\r\n")
            await handler.later.arrival()
            handler.later.release("done")
            #expect(try await client.answer().text == "done")
            #expect(await eventually { server.requestCount == 0 })
            clock.advance(75)
            server.sweep()
            #expect(try await client.answer().text == "area 0")
        }
    }

    @Test func `a handler with long patience has 95 seconds, then the client is told 504`() async throws {
        #expect(HTTPLimits().longHandlerSeconds == 95)
        let clock = TestClock()
        let handler = Areas()
        try await withServer(handler, clock: clock) { server in
            let usual = try RawClient(port: server.address.port)
            let long = try RawClient(port: server.address.port)
            usual.send("GET /inner/a HTTP/1.1\r\nHost: x\r\n\r\n")
            await handler.later.arrival()
            long.send("GET /inner/slow HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(await eventually { handler.later.count == 2 })
            clock.advance(94.9)
            server.sweep()
            #expect(try await usual.answer().status == 503)
            #expect(handler.later.cancellations == 1)
            clock.advance(0.1)
            server.sweep()
            let answer = try await long.answer()
            #expect(answer.status == 504)
            #expect(answer.text == "area 7")
            #expect(await eventually { handler.later.cancellations == 2 })
            handler.later.release("too late")
            handler.later.release("too late")
        }
    }
}
