import CofferFoundation
import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

/// Answers that no honest server gives.
@MainActor @Suite struct AnswerAttackTests {
    nonisolated struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let answer: ScriptedAnswer
        /// What must come of it, as the outcome's kind, its status and whether it has a body.
        let outcome: String

        init(_ name: String, _ answer: ScriptedAnswer, _ outcome: String) {
            testDescription = name
            self.answer = answer
            self.outcome = outcome
        }

        static func raw(_ text: String) -> ScriptedAnswer { .garbage(Data(text.utf8)) }
    }

    nonisolated static let envelope = #"{"data":null,"errorResponse":{"errorData":[{"errorCode":"902-000-000-225","message":"m"}]}}"#

    nonisolated static let rows = [
        Row(
            "100 before the answer", Row.raw("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n{}"),
            "success 201 body data"),
        Row("204 without a body", Row.raw("HTTP/1.1 204 No Content\r\n\r\n"), "success 204"),
        Row("304", Row.raw("HTTP/1.1 304 Not Modified\r\n\r\n"), "server 304"),
        Row("303 to nowhere", .respond(status: 303, headers: ["Location": "/elsewhere"]), "server 303"),
        Row(
            "401 that asks for a password",
            .respond(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""], body: Data("no".utf8)), "server 401 body"),
        Row(
            "401 that asks for a digest", .respond(status: 401, headers: ["WWW-Authenticate": "Digest realm=\"x\", nonce=\"1\""]),
            "server 401"),
        Row(
            "401 that asks for a bearer", .respond(status: 401, headers: ["WWW-Authenticate": "Bearer"], body: Data("no".utf8)),
            "server 401 body"),
        Row("401 that asks for a password, empty", .respond(status: 401, headers: ["WWW-Authenticate": "Basic"]), "server 401"),
        Row(
            "401 with an envelope that asks for a password",
            .respond(status: 401, headers: ["WWW-Authenticate": "basic realm=x"], body: Data(envelope.utf8)), "caas 401"),
        Row("407", .respond(status: 407, headers: ["Proxy-Authenticate": "Basic realm=\"x\""]), "server 407"),
        Row("status 999", .respond(status: 999), "server 999"),
        Row("invalid UTF-8", .respond(status: 500, body: Data([0xFF, 0xFE, 0x41, 0xC3])), "server 500 body"),
        Row("a body of spaces", .respond(status: 500, body: Data("   ".utf8)), "server 500 body"),
        Row(
            "an envelope behind a byte order mark", .respond(status: 200, body: Data([0xEF, 0xBB, 0xBF]) + Data(envelope.utf8)), "caas 200"),
        Row(
            "a bare envelope behind a byte order mark",
            .respond(status: 400, body: Data([0xEF, 0xBB, 0xBF]) + Data(#"{"errorData":[]}"#.utf8)), "caas 400"),
        Row(
            "a success behind a byte order mark", .respond(status: 200, body: Data([0xEF, 0xBB, 0xBF]) + Data("{}".utf8)),
            "success 200 body data"),
        Row("errorData is a number", .json(#"{"errorResponse":{"errorData":7}}"#), "caas 200"),
        Row("errorData holds all kinds", .json(#"{"errorResponse":{"errorData":[null,1,"x",[],{},{"errorCode":5}]}}"#), "caas 200"),
        Row("errorResponse is a text", .json(#"{"errorResponse":"no"}"#), "success 200 body data"),
        Row("errorResponse is a list", .json(#"{"errorResponse":[{"errorData":[]}]}"#), "success 200 body data"),
        Row("the envelope nests in data", .json(#"{"data":{"errorResponse":{"errorData":[]}}}"#), "success 200 body data"),
        Row("a refusal nests the envelope twice", .json(#"{"errorResponse":{"errorResponse":{"errorData":[]}}}"#, status: 400), "caas 400"),
        Row("chunked and cut off", Row.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":\r\n"), "network"),
        Row("two lengths", Row.raw("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}"), "success 200 body data"),
        Row("a body longer than the limit", .respond(status: 200, body: Data(count: 10_000_000)), "network"),
        Row(
            "a body longer than announced", Row.raw("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}xxxxxx"),
            "success 200 body data"),
        Row("no reason phrase", Row.raw("HTTP/1.1 200\r\nContent-Length: 2\r\n\r\n{}"), "network"),
        Row(
            "a million nested lists", .json(String(repeating: "[", count: 500_000) + String(repeating: "]", count: 500_000)),
            "success 200 body"),
        Row(
            "nested as deep as allowed", .json(String(repeating: "[", count: 32) + String(repeating: "]", count: 32)),
            "success 200 body data"),
    ]

    @Test(arguments: rows)
    func `it ends in its outcome`(_ row: Row) async throws {
        let server = try TestServer(row.answer)
        let form = try TestForm(server)
        form.fill()
        #expect(await outcome(of: form) == row.outcome)
        server.answer { _ in .json("{}") }
        #expect(await outcome(of: form) == "success 200 body data")
    }

    private func outcome(of form: TestForm) async -> String {
        do {
            let result = try await form.vault.submit()
            return "success \(result.status)" + (result.body == nil ? "" : " body") + (result.data == nil ? "" : " data")
        } catch let error as CoinmeVaultError {
            if let server = error.server { return "server \(server.status)" + (server.body == nil ? "" : " body") }
            if let caas = error.caas { return "caas \(caas.status)" }
            return error.network == nil ? "\(error)" : "network"
        } catch {
            return "foreign"
        }
    }
}
