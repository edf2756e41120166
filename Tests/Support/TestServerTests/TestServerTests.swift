import CofferFoundation
import CofferTestServer
import Testing

@Suite struct TestServerTests {
    private func post(_ url: URL, body: String = "hello") async throws -> (status: Int, body: String) {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("1", forHTTPHeaderField: "X-Test")
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let (data, response) = try await session.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }

    @Test func `an echo returns the whole request and records it`() async throws {
        let server = try TestServer(.echo(status: 418))
        let answer = try await post(server.url.appendingPathComponent("a/b"))
        #expect(answer.status == 418)
        #expect(answer.body.hasPrefix("POST /a/b HTTP/1.1\r\n"))
        #expect(answer.body.hasSuffix("\r\n\r\nhello"))
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/a/b")
        #expect(request.values(of: "x-test") == ["1"])
        #expect(String(decoding: request.body, as: UTF8.self) == "hello")
    }

    @Test func `the server answers by its other name as well`() async throws {
        let server = try TestServer(.json("{}"))
        #expect(try await post(server.otherNameURL).body == "{}")
    }

    @Test(arguments: [ScriptedAnswer.close, .garbage(), .halfBody(body: Data("0123456789".utf8))])
    func `a broken answer is an error to the client`(_ answer: ScriptedAnswer) async throws {
        let server = try TestServer(answer)
        await #expect(throws: (any Error).self) { try await post(server.url) }
        #expect(server.requests.count >= 1)
    }

    @Test func `a stopped server refuses connections`() async throws {
        let server = try TestServer(.json("{}"))
        server.stop()
        await #expect(throws: (any Error).self) { try await post(server.url) }
        #expect(server.requests.isEmpty)
    }

    @Test func `a held answer waits for its release`() async throws {
        let server = try TestServer(.held(.json("1")))
        async let answer = post(server.url)
        #expect(await server.received(1))
        server.release()
        #expect(try await answer.body == "1")
    }
}
