import CofferFoundation
import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

@MainActor @Suite struct AnswerTests {
    let server: TestServer
    let form: TestForm

    init() throws {
        server = try TestServer(.json("{}"))
        form = try TestForm(server)
        form.fill()
    }

    private func error(_ answer: ScriptedAnswer) async -> CoinmeVaultError? {
        server.answer { _ in answer }
        return await failure { try await form.vault.submit() }
    }

    // C13, C14
    @Test func `a success has status, text and the whole JSON`() async throws {
        server.answer { _ in .json(#"{"data":{"a":[1,true,null,"x"]},"errorResponse":null}"#, status: 201) }
        let result = try await form.vault.submit()
        #expect(result.status == 201)
        let root = try #require(result.data as? [String: Any])
        #expect(Set(root.keys) == ["data", "errorResponse"])
        #expect(((root["data"] as? [String: Any])?["a"] as? [Any])?.count == 4)
    }

    // C13, C14
    @Test(arguments: [
        ("empty", "", nil, false), ("text", "hello", "hello", false), ("cut JSON", "{\"a\":", "{\"a\":", false), ("bare", "7", "7", true),
    ])
    func `data is nil for what is not JSON and body nil for what is empty`(_ name: String, _ sent: String, _ body: String?, _ hasData: Bool)
        async throws
    {
        server.answer { _ in .respond(status: 200, body: Data(sent.utf8)) }
        let result = try await form.vault.submit()
        #expect(result.body == body)
        #expect((result.data != nil) == hasData)
    }

    // C14
    @Test func `bytes that are not text are replaced`() async throws {
        server.answer { _ in .respond(status: 200, body: Data([0x61, 0xFF])) }
        #expect(try await form.vault.submit().body == "a\u{FFFD}")
    }

    // C15
    @Test(arguments: [
        (#"{"errorResponse":{"errorData":[{"errorCode":"430-402-313-905"}]}}"#, true),
        (#"{"data":{"id":"1"},"errorResponse":{"path":"x"}}"#, true),
        (#"{"errorResponse":null}"#, false), (#"{"data":{}}"#, false), (#"{"errorResponse":{}}"#, false),
        (#"{"errorResponse":"x"}"#, false),
        (#"{"errorResponse":[{"errorCode":"x"}]}"#, false), (#"{"errorData":[{"errorCode":"x"}]}"#, false),
        (#"{"data":{"errorResponse":{"path":"x"}}}"#, false),
    ])
    func `a success with an error envelope inside is a refusal`(_ body: String, _ isError: Bool) async {
        let error = await error(.json(body))
        #expect((error?.caas != nil) == isError)
        #expect((error != nil) == isError)
    }

    // C16, C17
    @Test(arguments: [200, 201, 400, 409, 500, 503])
    func `an envelope is a refusal with the transport's status`(_ status: Int) async throws {
        let body = #"{"data":null,"errorResponse":{"httpStatus":"402","errorData":[{"errorCode":"430-402-313-905","message":"m"}]}}"#
        let caas = try #require(await error(.json(body, status: status))?.caas)
        #expect(caas.status == status)
        #expect(caas.response.httpStatus == 402)
        #expect(caas.response.firstKnownError()?.errorCode == "430-402-313-905")
    }

    // C16
    @Test func `a bare envelope is recognised with an error status`() async throws {
        let caas = try #require(await error(.json(#"{"errorData":[{"errorCode":"430-400-313-667"}],"httpStatus":200}"#, status: 400))?.caas)
        #expect(caas.status == 400)
        #expect(caas.response.errorData == [CaasErrorResponse.Entry(errorCode: "430-400-313-667")])
    }

    // C16, C18, C19
    @Test(
        arguments: [
            (400, "{}", "{}"), (404, "gone", "gone"), (500, "", nil), (503, #"{"errorResponse":null}"#, #"{"errorResponse":null}"#),
            (401, "", nil), (422, "{\"errorResponse\":", "{\"errorResponse\":"), (304, "", nil), (300, "x", "x"), (599, "[]", "[]"),
        ] as [(Int, String, String?)])
    func `any other status is a server error with its body`(_ status: Int, _ sent: String, _ body: String?) async throws {
        let server = try #require(await error(.respond(status: status, body: Data(sent.utf8)))?.server)
        #expect(server.status == status)
        #expect(server.body == body)
    }

    // C18
    @Test(arguments: [301, 302, 303, 307, 308])
    func `a redirect to another host is not followed`(_ status: Int) async throws {
        let stranger = try TestServer(.json("{}"))
        let target = stranger.otherNameURL.appendingPathComponent("steal").absoluteString
        let server = try #require(await error(.redirect(to: target, status: status))?.server)
        #expect(server.status == status)
        #expect(stranger.connectionCount == 0)
        #expect(self.server.requests.count == 1)
    }

    // C18
    @Test func `a redirect to the same host is not followed either`() async throws {
        let target = server.url.appendingPathComponent("again").absoluteString
        #expect(await error(.redirect(to: target))?.server?.status == 307)
        #expect(server.requests.count == 1)
    }
}
