import CofferFoundation
import CofferHTTPServer
import CofferTestSupport
import Testing

@Suite struct LimitTests {
    static let limits = HTTPLimits()

    private func post(bytes: Int) -> String { "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: \(bytes)\r\n\r\n" }

    @Test func `a body of 64 KiB is read`() async throws {
        #expect(Self.limits.bodyBytesMax == 65536)
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send(Array(post(bytes: 65536).utf8) + [UInt8](repeating: 120, count: 65536))
            #expect(try await client.answer().text == "POST /a 65536")
        }
    }

    @Test func `one byte more is refused before any of it is sent`() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send(post(bytes: 65537))
            let answer = try await client.answer()
            #expect(answer.status == 413)
            #expect(answer.fields["connection"] == "close")
            #expect(await client.hasEnded())
        }
    }

    @Test(arguments: [(65536, 200), (65537, 413), (200_000, 413)])
    func `a body in chunks has the same limit`(_ bytes: Int, _ status: Int) async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send("POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            var left = bytes
            while left > 0 {
                let size = min(left, 8192)
                client.send("\(String(size, radix: 16))\r\n" + String(repeating: "x", count: size) + "\r\n")
                left -= size
            }
            if status == 200 { client.send("0\r\n\r\n") }
            #expect(try await client.answer().status == status)
        }
    }

    @Test func `a size beyond all numbers is refused`() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n")
            let answer = try await client.answer()
            #expect(answer.status == 413)
            #expect(answer.fields["connection"] == "close")
        }
    }

    @Test(arguments: [(16384, 200), (16385, 431), (40000, 431), (400_000, 431)])
    func `a head has its limit`(_ bytes: Int, _ status: Int) async throws {
        #expect(Self.limits.headerBytesMax == 16384)
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            let start = "GET /a HTTP/1.1\r\nHost: x\r\nX-Filler: "
            let end = "\r\n\r\n"
            client.send(start + String(repeating: "x", count: bytes - start.utf8.count - end.utf8.count) + end)
            #expect(try await client.answer().status == status)
        }
    }

    @Test func `a head of many small fields within the limit is read`() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.address.port)
            client.send(
                "GET /a HTTP/1.1\r\nHost: x\r\n" + (0..<100).map { "X-Field-\($0): \(String(repeating: "x", count: 100))\r\n" }.joined()
                    + "\r\n")
            #expect(try await client.answer().status == 200)
        }
    }

    @Test func `a request has 15 seconds from the connection to its last byte`() async throws {
        #expect(Self.limits.receiveSeconds == 15)
        let clock = TestClock()
        try await withServer(clock: clock) { server in
            let early = try RawClient(port: server.address.port)
            let late = try RawClient(port: server.address.port)
            #expect(await eventually { server.connectionCount == 2 })
            early.send(post(bytes: 3) + "ab")
            late.send("POST /a HT")
            #expect(await eventually { server.requestCount == 1 })
            clock.advance(14.9)
            server.sweep()
            early.send("c")
            #expect(try await early.answer().text == "POST /a 3")
            clock.advance(0.1)
            server.sweep()
            #expect(try await late.answer().status == 408)
            #expect(await late.hasEnded())
        }
    }

    @Test func `a body that does not end is cut at 15 seconds, however it drips`() async throws {
        let clock = TestClock()
        try await withServer(clock: clock) { server in
            let client = try RawClient(port: server.address.port)
            client.send(post(bytes: 100))
            #expect(await eventually { server.requestCount == 1 })
            for _ in 0..<14 {
                clock.advance(1)
                client.send("x")
                server.sweep()
            }
            #expect(server.connectionCount == 1)
            clock.advance(1)
            server.sweep()
            #expect(try await client.answer().status == 408)
            #expect(await client.hasEnded())
            #expect(await eventually { server.connectionCount == 0 && server.requestCount == 0 })
        }
    }

    @Test func `on a kept connection the 15 seconds begin anew`() async throws {
        let clock = TestClock()
        try await withServer(clock: clock) { server in
            let client = try RawClient(port: server.address.port)
            for round in 0..<3 {
                clock.advance(14)
                server.sweep()
                client.send("GET /\(round) HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try await client.answer().text == "GET /\(round) 0")
            }
            #expect(await eventually { server.requestCount == 0 })
            clock.advance(74.9)
            server.sweep()
            client.send("GET /again HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try await client.answer().status == 200)
            #expect(await eventually { server.requestCount == 0 })
            clock.advance(75)
            server.sweep()
            #expect(try await client.answer().status == 408)
            #expect(await client.hasEnded())
        }
    }

    @Test func `a handler has 60 seconds, then the client is told and the late answer is dropped`() async throws {
        #expect(Self.limits.handlerSeconds == 60)
        let clock = TestClock()
        let handler = Later()
        try await withServer(handler, clock: clock) { server in
            let client = try RawClient(port: server.address.port)
            client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
            await handler.arrival()
            clock.advance(59.9)
            server.sweep()
            handler.release("in time")
            #expect(try await client.answer().text == "in time")

            client.send("GET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            await handler.arrival()
            clock.advance(60)
            server.sweep()
            #expect(try await client.answer().status == 503)
            #expect(await eventually { handler.cancellations == 1 })
            client.send("GET /c HTTP/1.1\r\nHost: x\r\n\r\n")
            handler.release("too late")
            await handler.arrival()
            handler.release("the third")
            #expect(try await client.answer().text == "the third")
        }
    }

    @Test func `connections beyond the limit wait until one is closed`() async throws {
        var limits = HTTPLimits(threads: 2)
        limits.connectionsMax = 2
        try await withServer(limits: limits) { server in
            var clients: [RawClient] = []
            for _ in 0..<4 { clients.append(try RawClient(port: server.address.port)) }
            for client in clients { client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n") }
            #expect(await eventually { server.connectionCount == 2 })
            var answered = 0
            while !clients.isEmpty {
                // Whichever two were accepted are answered; letting go of them lets the next in.
                #expect(server.connectionCount <= 2)
                if try await clients.removeFirst().answer().status == 200 { answered += 1 }
            }
            #expect(answered == 4)
        }
    }
}
