import CofferFoundation
import CofferTestServer
import Testing

@testable import VGSCollectSDK

/// The collector's own transport against a real server on loopback.
@MainActor
struct RealWireTests {
    private func collector(for server: TestServer) -> VGSCollect {
        let collector = VGSCollect(id: "tnt", environment: "sandbox", hostname: server.url.absoluteString)
        let configuration = VGSConfiguration(collector: collector, fieldName: "card.cardNumber")
        configuration.type = .cardNumber
        let field = VGSCardTextField()
        field.configuration = configuration
        field.setText("4242424242424242")
        return collector
    }

    @Test
    func `the body arrives as one JSON object`() async throws {
        let server = try TestServer(.json(#"{"ok":true}"#, status: 201))
        let collector = collector(for: server)
        collector.customHeaders = ["Authorization": "Bearer t"]
        guard case .success(201, let data, _) = await collector.sendData(path: "/caas/v2/paymentmethods") else {
            return #expect(Bool(false), "no 201")
        }
        #expect(data == Data(#"{"ok":true}"#.utf8))
        let request = try #require(server.requests.first)
        #expect(request.method == "POST" && request.target == "/caas/v2/paymentmethods")
        #expect((request.object?["card"] as? [String: String]) == ["cardNumber": "4242424242424242"])
        #expect(request.values(of: "Authorization") == ["Bearer t"])
        #expect(request.values(of: "Content-Type") == ["application/json"])
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `a redirect is an answer and is never followed`(_ status: Int) async throws {
        let other = try TestServer(.json("{}"))
        let server = try TestServer(.redirect(to: other.otherNameURL.absoluteString + "/steal", status: status))
        guard case .failure(status, _, _?, nil) = await collector(for: server).sendData(path: "/") else {
            return #expect(Bool(false), "followed")
        }
        #expect(other.connectionCount == 0)
        #expect(server.requests.count == 1)
    }

    @Test
    func `the session remembers nothing and waits 60 seconds`() {
        let configuration = CollectorTransport.configuration(secondsMax: Limits.requestSeconds)
        #expect(
            configuration.httpCookieStorage == nil && configuration.httpCookieAcceptPolicy == .never && !configuration.httpShouldSetCookies)
        #expect(configuration.urlCache == nil && configuration.urlCredentialStorage == nil)
        #expect(configuration.timeoutIntervalForRequest == 60 && configuration.timeoutIntervalForResource == 60)
    }

    @Test(arguments: ["half", "garbage", "close", "stopped"])
    func `a broken answer is a transport failure`(_ kind: String) async throws {
        let server = try TestServer(.close)
        switch kind {
        case "half": server.answer { _ in .halfBody(body: Data(repeating: 0x20, count: 4096)) }
        case "garbage": server.answer { _ in .garbage() }
        case "stopped": server.stop()
        default: break
        }
        guard case .failure(let code, _, _, let error?) = await collector(for: server).sendData(path: "/") else {
            return #expect(Bool(false), "no failure")
        }
        #expect(code < 0)
        #expect((error as NSError).domain == NSURLErrorDomain)
    }

    @Test
    func `an answer may be as large as the limit and no larger`() async throws {
        let server = try TestServer(.respond(status: 200, body: Data(repeating: 0x20, count: Limits.answerBytesMax)))
        guard case .success(200, let data, _) = await collector(for: server).sendData(path: "/") else {
            return #expect(Bool(false), "no success")
        }
        #expect(data?.count == Limits.answerBytesMax)
        server.answer { _ in .respond(status: 200, body: Data(repeating: 0x20, count: Limits.answerBytesMax + 1)) }
        guard case .failure(let code, nil, _, _) = await collector(for: server).sendData(path: "/") else {
            return #expect(Bool(false), "too large")
        }
        #expect(code == URLError.Code.dataLengthExceedsMaximum.rawValue)
    }

    @Test
    func `a cancelled task ends its send`() async throws {
        let server = try TestServer(.held(.json("{}")))
        let collector = collector(for: server)
        let task = Task { await collector.sendData(path: "/") }
        #expect(await server.received(1))
        task.cancel()
        guard case .failure(let code, _, _, _) = await task.value else { return #expect(Bool(false), "not cancelled") }
        #expect(code == URLError.Code.cancelled.rawValue)
        server.release()
    }

    @Test
    func `a send of a task that is cancelled already ends too`() async throws {
        let server = try TestServer(.json("{}"))
        let collector = collector(for: server)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await collector.sendData(path: "/")
        }
        guard case .failure(let code, _, _, _) = await task.value else { return #expect(Bool(false), "not cancelled") }
        #expect(code == URLError.Code.cancelled.rawValue)
        #expect(server.requests.isEmpty)
    }
}
