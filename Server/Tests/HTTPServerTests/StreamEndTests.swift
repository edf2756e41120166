import CofferFoundation
import CofferHTTPServer
import CofferTestSupport
import Synchronization
import Testing

@Suite struct StreamEndTests {
    @Test func `a client that leaves a silent stream is noticed without anything being sent`() async throws {
        let streams = Streams(keepAlive: [])
        try await withServer(streams, limits: HTTPLimits(threads: 2)) { server in
            let idlers = try await Streams.idlers(server)
            for round in 1...10 {
                do { _ = try await streams.client(server) }
                server.sweep()
                try #require(await eventually { streams.ends == round && server.connectionCount == idlers.count })
                #expect(streams.all.last?.send("nobody listens") == false)
            }
            #expect(server.streamCount == 0 && server.requestCount == 0)
        }
        #expect(streams.ends == 10)
    }

    @Test func `a client that stays is not taken for gone`() async throws {
        let streams = Streams(keepAlive: [])
        let clock = TestClock()
        try await withServer(streams, clock: clock) { server in
            let (client, stream) = try await streams.client(server)
            for _ in 0..<100 {
                clock.advance(60)
                server.sweep()
            }
            #expect(stream.send("still here"))
            #expect(try await client.chunk() == "still here")
        }
    }

    @Test func `a client that leaves while it is sent to does no harm`() async throws {
        let streams = Streams(bytesMax: 1 << 20)
        try await withServer(streams) { server in
            for round in 1...20 {
                var stream: HTTPStream?
                do {
                    let (_, opened) = try await streams.client(server)
                    stream = opened
                    for _ in 0..<5 { opened.send(String(repeating: "x", count: 10000)) }
                }
                try #require(
                    await eventually {
                        stream?.send("more")
                        return streams.ends == round && server.connectionCount == 0
                    })
            }
        }
        #expect(streams.ends == 20)
    }

    @Test func `a client too slow for what is sent loses the stream, which keeps no more than allowed`() async throws {
        let streams = Streams(bytesMax: 65536)
        try await withServer(streams) { server in
            let (client, stream) = try await streams.client(server)
            let piece = String(repeating: "x", count: 16384)
            // The system takes some millions of bytes before the queue fills.
            var sent = 0
            while sent < 1 << 30, stream.send(piece) { sent += piece.utf8.count }
            #expect(sent < 1 << 30)
            #expect(!stream.send("x"))
            #expect(await eventually { streams.ends == 1 && server.connectionCount == 0 })
            #expect(try await !client.rest().hasSuffix("0\r\n\r\n"))
        }
        #expect(streams.ends == 1)
    }

    @Test(arguments: [(65536, true), (65537, false)])
    func `as much as allowed may wait, and not a byte more`(_ bytes: Int, _ isTaken: Bool) async throws {
        let streams = Streams(bytesMax: 65536)
        try await withServer(streams) { server in
            let (client, stream) = try await streams.client(server)
            let text = String(repeating: "x", count: bytes)
            #expect(stream.send(text) == isTaken)
            if isTaken {
                #expect(try await client.chunks(like: text) == text)
            } else {
                #expect(try await client.rest() == "")
                #expect(await eventually { streams.ends == 1 })
            }
        }
        #expect(streams.ends == 1)
    }

    @Test func `a client that takes nothing for 30 seconds loses the stream`() async throws {
        #expect(HTTPLimits().streamStallSeconds == 30)
        let streams = Streams(bytesMax: 1 << 26)
        let clock = TestClock()
        try await withServer(streams, clock: clock) { server in
            let (client, stream) = try await streams.client(server)
            #expect(stream.send([UInt8](repeating: 120, count: 1 << 26)))
            clock.advance(29.9)
            server.sweep()
            #expect(stream.send([]))
            // How much the system still takes by itself is not ours to say.
            #expect(
                await eventually {
                    clock.advance(30)
                    server.sweep()
                    return streams.ends == 1
                })
            #expect(!stream.send("x"))
            #expect(await eventually { server.connectionCount == 0 })
            _ = client
        }
        #expect(streams.ends == 1)
    }

    @Test func `after 15 seconds of silence a comment is sent`() async throws {
        #expect(HTTPLimits().streamSilenceSeconds == 15)
        let streams = Streams()
        let clock = TestClock()
        try await withServer(streams, clock: clock) { server in
            let (client, stream) = try await streams.client(server)
            #expect(await eventually { stream.isSilent })
            clock.advance(14.9)
            server.sweep()
            stream.send("in time")
            #expect(try await client.chunk() == "in time")
            for _ in 0..<3 {
                #expect(await eventually { stream.isSilent })
                clock.advance(15)
                server.sweep()
                #expect(try await client.chunk() == ":\n\n")
            }
            #expect(streams.ends == 0)
        }
    }

    @Test func `a stop ends open streams at once`() async throws {
        let streams = Streams(bytesMax: 1 << 26)
        let server = try HTTPServer(handler: streams, limits: HTTPLimits(), now: TestClock().now)
        var silent: [(client: RawClient, stream: HTTPStream)] = []
        for _ in 0..<20 { silent.append(try await streams.client(server)) }
        // One whose client takes nothing.
        let stuck = try await streams.client(server)
        #expect(stuck.1.send([UInt8](repeating: 120, count: 1 << 26)))
        for (client, stream) in silent {
            #expect(stream.send("data"))
            #expect(try await client.chunk() == "data")
            #expect(await eventually { stream.isSilent })
        }
        #expect(!stuck.1.isSilent)
        await server.stop()
        #expect(streams.ends == 21)
        #expect(server.streamCount == 0 && server.requestCount == 0 && server.connectionCount == 0)
        for (client, stream) in silent {
            #expect(!stream.send("late"))
            #expect(try await client.chunk() == nil)
        }
    }

    @Test func `streams beyond the limit are refused, and one that ends makes room`() async throws {
        #expect(HTTPLimits().streamsMax == 1024)
        var limits = HTTPLimits(threads: 2)
        limits.streamsMax = 2
        let streams = Streams()
        try await withServer(streams, limits: limits) { server in
            let first = try await streams.client(server)
            let second = try await streams.client(server)
            let third = try RawClient(port: server.address.port)
            third.send("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try await third.answer().status == 503)
            #expect(streams.ends == 1)
            #expect(!streams.all[2].send("refused"))
            #expect(server.streamCount == 2)
            first.1.finish()
            #expect(await eventually { server.streamCount == 1 })
            third.send("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try await third.answer(head: true).status == 200)
            #expect(second.1.send("goes on"))
            #expect(try await second.0.chunk() == "goes on")
        }
        #expect(streams.ends == 4)
    }

    @Test func `a stream whose request is refused or broken off is ended`() async throws {
        let streams = Streams()
        let clock = TestClock()
        try await withServer(streams, clock: clock) { server in
            let large = try RawClient(port: server.address.port)
            large.send("POST /stream HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n")
            #expect(try await large.answer().status == 413)
            #expect(await eventually { streams.ends == 1 })
            let slow = try RawClient(port: server.address.port)
            slow.send("POST /stream HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nx")
            #expect(await eventually { streams.all.count == 2 })
            clock.advance(15)
            server.sweep()
            #expect(try await slow.answer().status == 408)
            #expect(await eventually { streams.ends == 2 })
            #expect(server.streamCount == 0)
        }
        #expect(streams.ends == 2)
    }

    @Test func `an ended stream leaves no memory behind`() async throws {
        let streams = Streams()
        try await withServer(streams) { server in
            weak var released: HTTPStream?
            do {
                let (client, stream) = try await streams.client(server)
                released = stream
                streams.forget()
                #expect(stream.send("held by the connection alone from here on"))
                #expect(try await client.chunk() != nil)
            }
            #expect(await eventually { released == nil })
            #expect(await eventually { streams.ends == 1 && server.connectionCount == 0 })
        }
    }

    @Test func `sends, ends and leaving clients in any order do no harm`() async throws {
        let streams = Streams(bytesMax: 4096)
        try await withServer(streams) { server in
            for _ in 0..<30 {
                var clients: [RawClient] = []
                var open: [HTTPStream] = []
                for _ in 0..<8 {
                    let (client, stream) = try await streams.client(server)
                    clients.append(client)
                    open.append(stream)
                }
                let opened = open
                for (number, stream) in opened.enumerated() {
                    Thread.detachNewThread {
                        for piece in 0..<50 {
                            stream.send("piece \(piece)\n")
                            if number % 3 == 0, piece == 25 { stream.finish() }
                        }
                        stream.finish()
                    }
                }
                while !clients.isEmpty { clients.removeLast() }
                server.sweep()
            }
            #expect(await eventually { streams.ends == 240 && server.connectionCount == 0 })
            #expect(server.streamCount == 0 && server.requestCount == 0)
        }
        #expect(streams.ends == 240)
    }
}
