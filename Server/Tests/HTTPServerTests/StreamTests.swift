import CofferFoundation
import CofferHTTPServer
import CofferTestSupport
import Synchronization
import Testing

@Suite struct StreamTests {
    @Test func `the head comes before anything is sent, and each piece as soon as it is`() async throws {
        let streams = Streams()
        try await withServer(streams) { server in
            let client = try RawClient(port: server.address.port)
            client.send("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
            let answer = try await client.answer(head: true)
            #expect(answer.status == 200)
            #expect(answer.fields["content-type"] == "text/event-stream")
            #expect(answer.fields["cache-control"] == "no-store")
            #expect(answer.fields["transfer-encoding"] == "chunked")
            #expect(answer.fields["content-length"] == nil)
            for number in 0..<50 {
                #expect(streams.all[0].send("data: \(number)\n\n"))
                #expect(try await client.chunk() == "data: \(number)\n\n")
            }
            #expect(server.streamCount == 1 && server.requestCount == 1 && server.connectionCount == 1)
            #expect(streams.ends == 0)
        }
        #expect(streams.ends == 1)
    }

    @Test func `the answer's body comes first, then what was sent before the answer`() async throws {
        struct Prepared: HTTPHandler {
            func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
                .body { _ in
                    let stream = HTTPStream(bytesMax: 10) {}
                    stream.send("second ")
                    stream.send("")
                    stream.send("3rd")
                    #expect(!stream.send("!"))
                    return .stream(HTTPResponse(status: 200, body: Array("first ".utf8)), stream)
                }
            }
        }
        struct Finished: HTTPHandler {
            func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
                .body { _ in
                    let stream = HTTPStream(bytesMax: 10) {}
                    stream.send("second ")
                    stream.send("3rd")
                    stream.finish()
                    return .stream(HTTPResponse(status: 200, body: Array("first ".utf8)), stream)
                }
            }
        }
        try await withServer(Finished()) { server in
            let client = try RawClient(port: server.address.port)
            client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx")
            #expect(try await client.answer(head: true).status == 200)
            #expect(try await client.chunks(like: "first second 3rd.") == "first second 3rd")
        }
        // One byte too many.
        try await withServer(Prepared()) { server in
            let client = try RawClient(port: server.address.port)
            client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx")
            #expect(await client.hasEnded())
            #expect(await eventually { server.streamCount == 0 && server.connectionCount == 0 })
        }
    }

    @Test func `a finished stream ends in order, once, and its connection goes on`() async throws {
        let streams = Streams()
        try await withServer(streams) { server in
            let (client, stream) = try await streams.client(server)
            #expect(stream.send("last"))
            stream.finish()
            stream.finish()
            #expect(!stream.send("late"))
            #expect(try await client.chunk() == "last")
            #expect(try await client.chunk() == nil)
            client.send("GET /plain HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try await client.answer().text == "GET /plain 0")
            #expect(streams.ends == 1)
            stream.finish()
            #expect(!stream.send("later"))
            #expect(server.streamCount == 0 && server.connectionCount == 1)
            #expect(await eventually { server.requestCount == 0 })
        }
        #expect(streams.ends == 1)
    }

    @Test func `requests sent ahead are answered after the stream`() async throws {
        let streams = Streams()
        try await withServer(streams) { server in
            let client = try RawClient(port: server.address.port)
            client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /plain HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            _ = try await client.answer(head: true)
            server.sweep()
            #expect(streams.all[0].send("a"))
            #expect(try await client.chunk() == "a")
            streams.all[0].finish()
            #expect(try await client.chunk() == nil)
            #expect(try await client.answer().text == "GET /plain 0")
            _ = try await client.answer(head: true)
            #expect(streams.all[1].send("b"))
            #expect(try await client.chunk() == "b")
        }
        #expect(streams.ends == 2)
    }

    @Test func `HEAD gets the head alone`() async throws {
        let streams = Streams(body: "body")
        try await withServer(streams) { server in
            let client = try RawClient(port: server.address.port)
            client.send("HEAD /stream HTTP/1.1\r\nHost: x\r\n\r\n")
            let answer = try await client.answer(head: true)
            #expect(answer.status == 200)
            #expect(answer.fields["content-type"] == "text/event-stream")
            #expect(answer.fields["connection"] == "close")
            #expect(await client.hasEnded())
            #expect(await eventually { streams.ends == 1 && server.streamCount == 0 })
            #expect(!streams.all[0].send("nobody asked"))
        }
    }

    @Test(arguments: ["HTTP/1.0", "HTTP/1.0\r\nConnection: keep-alive"])
    func `a client of HTTP 1.0 gets the bytes as they are, until the connection is closed`(_ version: String) async throws {
        let streams = Streams(body: "first ")
        try await withServer(streams, limits: HTTPLimits(threads: 2)) { server in
            let idlers = try await Streams.idlers(server)
            let client = try RawClient(port: server.address.port)
            client.send("GET /stream \(version)\r\nHost: x\r\n\r\n")
            let answer = try await client.answer(head: true)
            #expect(answer.fields["transfer-encoding"] == nil)
            #expect(answer.fields["connection"] == "close")
            streams.all[0].send("second ")
            let long = String(repeating: "x", count: 20000)
            streams.all[0].send(long)
            #expect(await eventually { streams.all[0].isSilent })
            streams.all[0].finish()
            #expect(try await client.rest() == "first second " + long)
            #expect(await eventually { streams.ends == 1 && server.connectionCount == idlers.count })
        }
    }

    @Test func `many threads may send at once: nothing is lost, and each one's order stays`() async throws {
        let streams = Streams(bytesMax: 1 << 20)
        try await withServer(streams) { server in
            let (client, stream) = try await streams.client(server)
            let threads = 8
            let pieces = 300
            for thread in 0..<threads {
                Thread.detachNewThread { for piece in 0..<pieces { #expect(stream.send("\(thread) \(piece + 1000)\n")) } }
            }
            let text = try await client.chunks(like: String(repeating: "0 1000\n", count: threads * pieces))
            let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
            #expect(lines.count == threads * pieces)
            for thread in 0..<threads {
                #expect(lines.filter { $0[0] == "\(thread)" }.map { Int($0[1]) } == (1000..<1000 + pieces).map { $0 })
            }
        }
    }

    @Test func `two hundred streams are open at once and get their own`() async throws {
        let streams = Streams()
        try await withServer(streams) { server in
            var open: [(client: RawClient, stream: HTTPStream)] = []
            for _ in 0..<200 { open.append(try await streams.client(server)) }
            #expect(server.streamCount == 200 && server.requestCount == 200)
            for round in 0..<3 {
                for (number, (_, stream)) in open.enumerated() { #expect(stream.send("\(round) \(number)")) }
                for (number, (client, _)) in open.enumerated() { #expect(try await client.chunk() == "\(round) \(number)") }
            }
            for (_, stream) in open { stream.finish() }
            for (client, _) in open { #expect(try await client.chunk() == nil) }
            #expect(await eventually { server.streamCount == 0 && server.requestCount == 0 })
        }
        #expect(streams.ends == 200)
    }

    @Test func `another request is answered beside a hundred open streams`() async throws {
        let streams = Streams()
        try await withServer(streams, limits: HTTPLimits(threads: 2)) { server in
            var open: [(client: RawClient, stream: HTTPStream)] = []
            for _ in 0..<100 { open.append(try await streams.client(server)) }
            let client = try RawClient(port: server.address.port)
            for number in 0..<100 {
                client.send("GET /plain\(number) HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try await client.answer().text == "GET /plain\(number) 0")
            }
            #expect(server.streamCount == 100)
        }
        #expect(streams.ends == 100)
    }

    @Test func `a stream shows nothing of what waits`() {
        let stream = HTTPStream(bytesMax: 100) {}
        stream.send("4242424242424242")
        var dumped = ""
        dump(stream, to: &dumped)
        for text in ["\(stream)", String(reflecting: stream), dumped] { #expect(!text.contains("4242") && !text.contains("52, 50")) }
    }
}
