import CofferFoundation
import CofferHTTPServer
import CofferTestSupport
import Testing

@Suite struct LifeTests {
    @Test func `port 0 gives a port, and two servers get two`() async throws {
        try await withServer { first in
            try await withServer { second in
                #expect(first.address.port != 0)
                #expect(first.address.port != second.address.port)
                #expect(first.address.url == "http://127.0.0.1:\(first.address.port)")
            }
        }
    }

    @Test func `a taken port is a typed refusal`() async throws {
        try await withServer { server in
            let taken = try HTTPAddress(loopback: "127.0.0.1", port: server.address.port)
            #expect(throws: HTTPServerProblem.portInUse(port: taken.port)) { try HTTPServer(handler: Echo(), address: taken) }
        }
    }

    @Test func `loopback of IPv6 is served`() async throws {
        try await withServer(address: try HTTPAddress(loopback: "::1", port: 0)) { server in
            let client = try RawClient(port: server.address.port, ipv6: true)
            client.send("GET /six HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try await client.answer().text == "GET /six 0")
            #expect(server.address.url == "http://[::1]:\(server.address.port)")
        }
    }

    @Test(arguments: ["127.0.0.1", "127.8.9.10", "localhost", "::1", "0:0:0:0:0:0:0:1"])
    func `an address of loopback is taken`(_ host: String) throws {
        #expect(try HTTPAddress(loopback: host, port: 80).port == 80)
    }

    @Test(arguments: [
        ("0.0.0.0", HTTPServerProblem.plainBeyondLoopback), ("10.0.0.1", .plainBeyondLoopback), ("128.0.0.1", .plainBeyondLoopback),
        ("::", .plainBeyondLoopback), ("fe80::1", .plainBeyondLoopback), ("::ffff:127.0.0.1", .plainBeyondLoopback),
        ("", .notAnAddress), ("example.com", .notAnAddress), ("127.0.0.1:80", .notAnAddress), ("127.1", .notAnAddress),
        ("[::1]", .notAnAddress),
    ])
    func `any other address is refused`(_ host: String, _ problem: HTTPServerProblem) {
        #expect(throws: problem) { try HTTPAddress(loopback: host, port: 80) }
    }

    @Test func `answers that come later come on the connection that asked`() async throws {
        let handler = Later()
        try await withServer(handler) { server in
            let first = try RawClient(port: server.address.port)
            first.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx")
            await handler.arrival()
            handler.release("for the first")
            #expect(try await first.answer().text == "for the first")
            let second = try RawClient(port: server.address.port)
            second.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx")
            await handler.arrival()
            handler.release("for the second")
            #expect(try await second.answer().text == "for the second")
        }
    }

    @Test func `a stop lets what is under way finish, and accepts nothing new`() async throws {
        let handler = Later()
        // A clock that stands: on a busy machine the idle connection would be told that it is late.
        let server = try HTTPServer(handler: handler, limits: HTTPLimits(), now: TestClock().now)
        let port = server.address.port
        let idle = try RawClient(port: port)
        let client = try RawClient(port: port)
        client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx")
        await handler.arrival()
        async let stopped: Void = server.stop()
        #expect(
            await eventually {
                guard let late = try? RawClient(port: port) else { return true }
                _ = late
                return false
            })
        handler.release("finished")
        let answer = try await client.answer()
        #expect(answer.text == "finished")
        #expect(answer.fields["connection"] == "close")
        await stopped
        #expect(await client.hasEnded())
        #expect(await idle.hasEnded())
        #expect(server.connectionCount == 0)
        await server.stop()
    }

    @Test func `a client that goes away while its answer is made does no harm`() async throws {
        let handler = Later()
        try await withServer(handler) { server in
            for round in 0..<20 {
                do {
                    let client = try RawClient(port: server.address.port)
                    client.send("GET /\(round) HTTP/1.1\r\nHost: x\r\n\r\n")
                    await handler.arrival()
                }
                handler.release("nobody listens")
                #expect(await eventually { server.connectionCount == 0 })
            }
            #expect(server.requestCount == 0)
        }
    }

    @Test(arguments: [
        "", "G", "GET /a HT", "GET /a HTTP/1.1\r\nHost: x", "GET /a HTTP/1.1\r\nHost: x\r\nX-Field: ",
        "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nx",
        "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ])
    func `a client that goes away amid its request is let go of before its time is over`(_ sent: String) async throws {
        // The clock stands: nobody is told that he is late.
        try await withServer { server in
            for _ in 0..<300 {
                // Begun and gone at once, so that the server may find both in one look.
                try RawClient(port: server.address.port).send(sent)
            }
            #expect(await eventually { server.connectionCount == 0 && server.requestCount == 0 })
        }
    }

    @Test func `a client that has said all it has to say, and ends its half, is answered`() async throws {
        let handler = Later()
        try await withServer(handler) { server in
            for round in 0..<100 {
                let client = try RawClient(port: server.address.port)
                client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx")
                client.endSending()
                await handler.arrival()
                server.sweep()
                handler.release("\(round)")
                #expect(try await client.answer().text == "\(round)")
            }
            #expect(await eventually { server.connectionCount == 0 && server.requestCount == 0 })
        }
    }

    @Test func `many connections leave no descriptor behind`() async throws {
        try await withServer { server in
            // Only this server's: other tests of the run open and close some of their own meanwhile.
            func descriptors() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").compactMap { Int32($0) }
                    .count { localPort(ofSocket: $0) == server.address.port }
            }
            func round() async throws {
                var clients: [RawClient] = []
                for index in 0..<100 {
                    let client = try RawClient(port: server.address.port)
                    // A third each: answered, half sent, silent.
                    if index % 3 == 0 { client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n") }
                    if index % 3 == 1 { client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nx") }
                    clients.append(client)
                }
                for index in stride(from: 0, to: 100, by: 3) { #expect(try await clients[index].answer().status == 200) }
                clients = []
                #expect(await eventually { server.connectionCount == 0 && server.requestCount == 0 })
            }
            try await round()
            #expect(try descriptors() > 0, "the listening socket is found")
            let before = try descriptors()
            for _ in 0..<10 { try await round() }
            // A socket is closed a moment after its connection is counted off.
            #expect(await eventually { (try? descriptors()).map { $0 <= before } == true })
        }
    }
}

/// The local port of an IPv4 socket, or nil for any other descriptor.
private func localPort(ofSocket descriptor: Int32) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return result == 0 && address.sin_family == sa_family_t(AF_INET) ? UInt16(bigEndian: address.sin_port) : nil
}
