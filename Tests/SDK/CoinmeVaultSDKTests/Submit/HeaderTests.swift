import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

@MainActor @Suite struct HeaderTests {
    let server: TestServer
    let form: TestForm

    init() throws {
        server = try TestServer(.json("{}"))
        form = try TestForm(server)
        form.fill()
    }

    private func submit(_ headers: [String: String] = [:]) async throws -> RecordedRequest {
        try await form.vault.submit(VaultSubmitOptions(headers: headers))
        return try #require(server.requests.last)
    }

    // C6
    @Test func `each submit has its own trace and span`() async throws {
        let hex = Set("0123456789abcdef")
        var traces: Set<String> = []
        for _ in 0..<5 {
            let request = try await submit()
            let trace = try #require(request.values(of: "X-B3-TraceId").first)
            let span = try #require(request.values(of: "X-B3-SpanId").first)
            #expect(trace.count == 32 && span.count == 16)
            #expect(hex.isSuperset(of: trace) && hex.isSuperset(of: span))
            #expect(trace.contains { $0 != "0" } && span.contains { $0 != "0" })
            #expect(request.values(of: "X-B3-Sampled").isEmpty && request.values(of: "X-B3-ParentSpanId").isEmpty)
            traces.formUnion([trace, span])
        }
        #expect(traces.count == 10)
    }

    // C7
    @Test(arguments: ["X-B3-TraceId", "x-b3-traceid", "X-B3-TRACEID"])
    func `the caller wins over a trace header whatever the case`(_ name: String) async throws {
        let request = try await submit([name: "mine"])
        #expect(request.values(of: "x-b3-traceid") == ["mine"])
        #expect(request.values(of: "x-b3-spanid").first?.count == 16)
    }

    // C8
    @Test func `the caller wins over the collector's own headers but not over the transport's`() async throws {
        let request = try await submit(["content-type": "application/vnd.x+json", "Host": "evil.example", "Content-Length": "1"])
        #expect(request.values(of: "Content-Type") == ["application/vnd.x+json"])
        #expect(request.values(of: "Host") == ["127.0.0.1:\(server.port)"])
        #expect(request.values(of: "Content-Length") == ["\(request.body.count)"])
        #expect(request.object != nil)
    }

    // C9
    @Test func `headers last for one submit and the collector's own lie beneath`() async throws {
        form.vault.collector.customHeaders = ["Authorization": "Bearer app", "X-App": "1"]
        let first = try await submit(["authorization": "Bearer call", "X-Once": "1"])
        #expect(first.values(of: "Authorization") == ["Bearer call"])
        #expect(first.values(of: "X-App") == ["1"])
        #expect(first.values(of: "X-Once") == ["1"])
        #expect(form.vault.collector.customHeaders == ["Authorization": "Bearer app", "X-App": "1"])
        let second = try await submit()
        #expect(second.values(of: "Authorization") == ["Bearer app"])
        #expect(second.values(of: "X-Once").isEmpty)
    }

    // C9
    @Test func `headers of a submit that failed are gone as well`() async throws {
        server.answer { _ in .json("{}", status: 500) }
        _ = await failure { try await form.vault.submit(VaultSubmitOptions(headers: ["Authorization": "Bearer call"])) }
        server.answer { _ in .json("{}") }
        #expect(try await submit().values(of: "Authorization").isEmpty)
        #expect(form.vault.collector.customHeaders == nil)
    }

    @Test(arguments: [
        ("X-A", "1\r\nX-Evil: 1"), ("X-A", "1\n"), ("X-A", "\u{0}"), ("X A", "1"), ("X-A:", "1"), ("", "1"), ("X-Ä", "1"),
        ("X-A\r\nX-B", "1"),
    ])
    func `a header that cannot be one is refused before any request`(_ name: String, _ value: String) async {
        let error = await failure { try await form.vault.submit(VaultSubmitOptions(headers: [name: value])) }
        #expect(error?.unknown as? SubmitFault == .invalidHeader)
        #expect(server.requests.isEmpty)
    }

    @Test func `two spellings of a name in one call are sent as one header`() async throws {
        let request = try await submit(["X-Twice": "1", "x-twice": "2"])
        #expect(request.values(of: "x-twice") == ["2"])
    }
}
