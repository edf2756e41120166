import CofferFoundation
import CofferHTTPServer
import CofferTestSupport
import Testing

@Suite struct MessageTests {
    struct Exchange: Sendable, CustomTestStringConvertible {
        var name: String
        var sent: String
        var status: Int
        var body: String
        var testDescription: String { name }
        init(_ name: String, _ sent: String, _ status: Int, _ body: String = "") {
            (self.name, self.sent, self.status, self.body) = (name, sent, status, body)
        }
    }

    @Test(arguments: [
        Exchange("a read", "GET /a HTTP/1.1\r\nHost: x\r\n\r\n", 200, "GET /a 0"),
        Exchange("a query is no part of the path", "GET /a?b=c HTTP/1.1\r\nHost: x\r\n\r\n", 200, "GET /a 0"),
        Exchange("escapes in a path stay", "GET /a%2Fb HTTP/1.1\r\nHost: x\r\n\r\n", 200, "GET /a%2Fb 0"),
        Exchange("a body of known size", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", 200, "POST /a 3"),
        Exchange("an empty body", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n", 200, "POST /a 0"),
        Exchange(
            "a body in chunks", "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n", 200,
            "POST /a 3"),
        Exchange("a body on a read", "GET /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab", 200, "GET /a 2"),
        Exchange("a deletion", "DELETE /a HTTP/1.1\r\nHost: x\r\n\r\n", 200, "DELETE /a 0"),
        Exchange("an unknown method", "BREW /a HTTP/1.1\r\nHost: x\r\n\r\n", 200, " /a 0"),
        Exchange("a refusal of the head", "POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", 401),
        Exchange(
            "two sizes", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc", 400),
        Exchange(
            "a size and chunks",
            "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        Exchange("an unknown encoding", "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n", 400),
        Exchange("an encoding in a list", "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 400),
        Exchange("no host", "GET /a HTTP/1.1\r\n\r\n", 400),
    ])
    func `a request is answered`(_ exchange: Exchange) async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send(exchange.sent)
            let answer = try await client.answer()
            #expect(answer.status == exchange.status)
            if exchange.status < 400 {
                #expect(answer.text == exchange.body)
                #expect(answer.fields["cache-control"] == "no-store")
            }
            #expect(answer.fields["server"] == nil)
        }
    }

    struct Query: Sendable, CustomTestStringConvertible {
        var sent: String
        var value: HTTPQueryValue
        var testDescription: String { sent }
    }

    @Test(arguments: [
        Query(sent: "?name=a", value: .value("a")), Query(sent: "?other=a", value: .absent), Query(sent: "", value: .absent),
        Query(sent: "?name=", value: .value("")), Query(sent: "?name", value: .value("")), Query(sent: "?name=a+b", value: .value("a b")),
        Query(sent: "?name=a%2Bb", value: .value("a+b")), Query(sent: "?name=%c3%A9", value: .value("é")),
        Query(sent: "?name=%C3", value: .unclear), Query(sent: "?name=%4", value: .unclear), Query(sent: "?name=%zz", value: .unclear),
        Query(sent: "?name=a&name=a", value: .unclear), Query(sent: "?name=a&Name=b", value: .unclear),
        Query(sent: "?x=1&name=a&y=2", value: .value("a")),
    ])
    func `an argument of the query is decoded or called unclear`(_ query: Query) async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send("GET /query\(query.sent) HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try await client.answer().text == "\(query.value)")
        }
    }

    @Test func `HEAD is answered with the size and without the body`() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send("HEAD /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            let head = try await client.answer(head: true)
            #expect(head.status == 200)
            #expect(head.fields["content-length"] == "9")
            #expect(try await client.answer().text == "GET /b 0")
        }
    }

    @Test func `a connection is kept and requests sent ahead are answered in order`() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            for round in 0..<3 {
                client.send("GET /\(round)a HTTP/1.1\r\nHost: x\r\n\r\nPOST /\(round)b HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx")
                #expect(try await client.answer().text == "GET /\(round)a 0")
                #expect(try await client.answer().text == "POST /\(round)b 1")
            }
            #expect(server.connectionCount == 1)
        }
    }

    @Test func `a refused head leaves the connection usable when its body is small`() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send("POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabcGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try await client.answer().status == 401)
            #expect(try await client.answer().text == "GET /b 0")
        }
    }

    @Test func `a client that asks first is told to go on, or is refused without sending its body`() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send("POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
            #expect(try await client.answer().status == 100)
            client.send("abc")
            #expect(try await client.answer().text == "POST /a 3")
            client.send("POST /refused HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
            #expect(try await client.answer().status == 401)
            #expect(await client.hasEnded())
        }
    }

    @Test func `a body shows nothing but its size`() {
        let body = HTTPBody(Array("4242424242424242".utf8))
        var dumped = ""
        dump(body, to: &dumped)
        for text in ["\(body)", String(reflecting: body), dumped] {
            #expect(text.contains("16 bytes"))
            #expect(!text.contains("4242"))
        }
    }
}
