import CofferFoundation
import CofferTestServer
import Testing

@testable import PrimerSDK

/// The session's own transport against a real server on loopback.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PrimerRealWireTests {
    private nonisolated static func script(_ request: RecordedRequest) -> ScriptedAnswer {
        let path = request.target.split(separator: "?").first.map(String.init) ?? ""
        switch Step(method: request.method, path: path) {
        case .configuration: return .json(Sample.configuration(capturesCvv: true, pciUrl: nil))
        case .list: return .json(Sample.list(Sample.card("card-1")))
        case .exchange: return .json(Sample.exchanged())
        case .create: return .json(Sample.payment())
        case .delete: return .respond(status: 204)
        default: return .json("", status: 404)
        }
    }

    private func token(_ server: TestServer) -> String {
        var base = server.url.absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        return Sample.clientToken(base: base, ["exp": 4_000_000_000])
    }

    @Test func `a payment over real HTTP takes four requests, with the token in its header and the code in one body`() async throws {
        let server = try TestServer { Self.script($0) }
        let session = PrimerCheckoutSession(clientToken: token(server))
        var outcomes: [PrimerCheckoutState] = []
        let starting = Task { await session.start { outcomes.append($0) } }
        await until(session) { $0.phase == .ready }
        let selection = try #require(session.selection)
        await until(selection) { $0.vaultListState != .loading }
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        await starting.value
        guard case .success(let result)? = outcomes.first else { return #expect(Bool(false), "\(outcomes)") }
        #expect(result.paymentId == "pay_1" && outcomes.count == 1)
        #expect(server.requests.count == 4)
        for request in server.requests {
            #expect(request.values(of: "Primer-Client-Token") == ["access-1"])
            #expect(String(decoding: request.body, as: UTF8.self).contains("123") == request.target.contains("exchange"))
        }
        #expect(server.requests.last?.values(of: "X-Idempotency-Key").count == 1)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `a code follows no redirect`(_ status: Int) async throws {
        let other = try TestServer(.json(Sample.exchanged()))
        let server = try TestServer { request in
            request.target.contains("exchange") ? .redirect(to: other.otherNameURL.absoluteString, status: status) : Self.script(request)
        }
        let session = PrimerCheckoutSession(clientToken: token(server))
        var outcomes: [PrimerCheckoutState] = []
        let starting = Task { await session.start { outcomes.append($0) } }
        await until(session) { $0.phase == .ready }
        let selection = try #require(session.selection)
        await until(selection) { $0.vaultListState != .loading }
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        guard case .failure? = outcomes.first else { return #expect(Bool(false), "\(outcomes)") }
        #expect(other.connectionCount == 0)
        starting.cancel()
        await starting.value
    }

    private func send(_ url: URL, seconds: Double = 15) async -> CallAnswer {
        await CheckoutWorld.live().send(URLRequest(url: url, timeoutInterval: seconds))
    }

    @Test func `a server that does not answer in time is timed out`() async throws {
        let server = try TestServer(.held(.json("{}")))
        let answer = await send(server.url, seconds: 0.2)
        #expect(answer.problem == .timedOut)
        server.release()
    }

    @Test func `what breaks is told apart from what was never sent`() async throws {
        let server = try TestServer(.close)
        #expect(await send(server.url).problem == .noAnswer)
        server.answer { _ in .garbage() }
        #expect(await send(server.url).problem != nil)
        server.answer { _ in .halfBody(body: Data(repeating: 0x20, count: 4096)) }
        #expect(await send(server.url).problem == .noAnswer)
        server.stop()
        #expect(await send(server.url).problem == .notSent)
    }

    @Test func `an answer may be as large as the limit and no larger`() async throws {
        let server = try TestServer(.respond(status: 200, body: Data(repeating: 0x20, count: CheckoutLimits.answerBytesMax)))
        #expect(await send(server.url).problem == nil)
        server.answer { _ in .respond(status: 200, body: Data(repeating: 0x20, count: CheckoutLimits.answerBytesMax + 1)) }
        #expect(await send(server.url).problem == .answerTooLarge)
    }

    @Test func `Retry-After comes through`() async throws {
        let server = try TestServer(.respond(status: 429, headers: ["Retry-After": "7"]))
        guard case .success(let whole) = await send(server.url).result else { return #expect(Bool(false), "no answer") }
        #expect(whole.status == 429 && whole.retryAfter == "7" && whole.body.isEmpty)
    }
}

extension CallAnswer {
    fileprivate var problem: CallProblem? {
        guard case .failure(let problem) = result else { return nil }
        return problem
    }
}
