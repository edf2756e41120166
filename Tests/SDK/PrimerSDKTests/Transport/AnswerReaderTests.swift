import CofferFoundation
import CofferWire
import Testing

@testable import PrimerSDK

struct AnswerReaderTests {
    private var reader: AnswerReader { AnswerReader(now: { Date(timeIntervalSince1970: 0) }, uuid: { "own" }) }

    private func problem(_ answer: CallAnswer, empty: String? = nil) -> CallFailure? {
        do throws(CallFailure) {
            _ = try reader.read(answer, emptyValue: empty) { $0["ok"]?.string }
            return nil
        } catch { return error }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: CallAnswer
        let problem: CallProblem?
        init(_ name: String, _ status: Int, _ body: String, _ problem: CallProblem?) {
            (testDescription, answer, self.problem) = (name, .json(status, body), problem)
        }
        static func server(_ status: Int, _ errorId: String?) -> CallProblem {
            .server(status: status, errorId: errorId, retryAfterSeconds: nil)
        }
    }

    @Test(arguments: [
        Row("200 that decodes", 200, #"{"ok":"yes"}"#, nil), Row("201 that decodes", 201, #"{"ok":"yes"}"#, nil),
        Row("299 that decodes", 299, #"{"ok":"yes"}"#, nil),
        Row("200 with an error body", 200, Sample.refusal("Oops"), Row.server(200, "Oops")),
        Row("200 with another object", 200, #"{"no":1}"#, .undecodable(status: 200)),
        Row("200 with half an error body", 200, #"{"error":{"errorId":"Oops"}}"#, .undecodable(status: 200)),
        Row("200 with a page", 200, "<html><body>Welcome</body></html>", .undecodable(status: 200)),
        Row("200 without a body", 200, "", .undecodable(status: 200)), Row("204", 204, "", .undecodable(status: 204)),
        Row("200 with duplicate keys", 200, #"{"ok":"yes","ok":"no"}"#, .undecodable(status: 200)),
        Row("200 cut off", 200, #"{"ok":"ye"#, .undecodable(status: 200)),
        Row("401", 401, "", .unauthorized), Row("401 with a body", 401, Sample.refusal("Bad"), .unauthorized),
        Row("400 with a body", 400, Sample.refusal("PaymentError"), Row.server(400, "PaymentError")),
        Row("400 without a body", 400, "", Row.server(400, nil)), Row("404 with a page", 404, "<h1>404</h1>", Row.server(404, nil)),
        Row("500 without a body", 500, "", Row.server(500, nil)), Row("503 with a page", 503, "<h1>busy</h1>", Row.server(503, nil)),
        Row("599", 599, "", Row.server(599, nil)), Row("an error id that is none", 400, Sample.refusal("x y 4242"), Row.server(400, nil)),
        Row("0", 0, "", .undecodable(status: 0)), Row("100", 100, "", .undecodable(status: 100)),
        Row("302", 302, #"{"ok":"yes"}"#, .undecodable(status: 302)), Row("600", 600, "", .undecodable(status: 600)),
    ])
    func `an answer is read by its status and its body`(_ row: Row) { #expect(problem(row.answer)?.problem == row.problem) }

    @Test(arguments: [CallProblem.notSent, .noAnswer, .timedOut, .cancelled, .answerTooLarge])
    func `no answer stays what it was`(_ kind: CallProblem) {
        #expect(problem(CallAnswer(kind)) == CallFailure(problem: kind, diagnosticsId: "own"))
    }

    @Test func `no body is an answer where the call allows it`() {
        #expect(problem(.json(200, ""), empty: "gone") == nil)
        #expect(problem(.json(204, ""), empty: "gone") == nil)
        #expect(problem(.json(200, "<html>"), empty: "gone")?.problem == .undecodable(status: 200))
        #expect(problem(.json(404, ""), empty: "gone")?.problem == .server(status: 404, errorId: nil, retryAfterSeconds: nil))
    }

    @Test func `the service's id for support is kept and a strange one is not`() {
        #expect(problem(.json(400, Sample.refusal("A", diagnosticsId: "diag-77")))?.diagnosticsId == "diag-77")
        #expect(problem(.json(401, Sample.refusal("A", diagnosticsId: "diag-77")))?.diagnosticsId == "diag-77")
        #expect(problem(.json(400, Sample.refusal("A", diagnosticsId: "a b")))?.diagnosticsId == "own")
        #expect(problem(.json(400, Sample.refusal("A", diagnosticsId: String(repeating: "d", count: 65))))?.diagnosticsId == "own")
    }

    @Test func `a failure shows id, status and nothing that the service wrote`() throws {
        let failure = try #require(problem(.json(400, Sample.refusal("PaymentError", "card 4242424242424242 refused"))))
        guard case .unknown(let message?, "d-1") = failure.exposedError else { return #expect(Bool(false), "not unknown") }
        #expect(message == "[server-error] The service answered with status 400, PaymentError.")
        #expect(!"\(failure)\(failure.exposedError)".contains("4242"))
    }
}
