import CofferFoundation
import CofferVault
import CofferWire
import Testing

@testable import enum CofferVault.RequestContent

@Suite struct AnsweringTests {
    private static let route = RememberedRoute(.createClientSession)
    private static func body(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Answers with a number that rises with every answer.
    private actor Counter {
        private(set) var count = 0

        func answer(_ status: Int = 200) -> RememberedAnswer {
            count += 1
            return RememberedAnswer(status: status, body: AnsweringTests.body("{\"n\":\(count)}"))
        }
    }

    @Test func `the same request again gets the first answer again, also after a restart`() async throws {
        let folder = try TestFolder()
        var test = try await TestVault.open(folder.path)
        let work = Counter()
        for replay in [false, true, true] {
            if replay { test = try await test.reopened() }
            let (answer, isReplay) = try await test.vault.answering(
                key: "k", route: Self.route, body: Self.body(#"{"a":1}"#), by: test.merchant()
            ) { await work.answer(201) }
            #expect(isReplay == replay)
            #expect(answer == RememberedAnswer(status: 201, body: Self.body(#"{"n":1}"#)))
        }
        #expect(await work.count == 1)
        await test.vault.close()
    }

    @Test func `the key with another body, route or subject is refused`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let work = Counter()
            _ = try await test.vault.answering(key: "k", route: Self.route, body: Self.body(#"{"a":1}"#), by: test.merchant()) {
                await work.answer()
            }
            let others: [(RememberedRoute, String)] = [
                (Self.route, #"{"a":2}"#), (Self.route, #"{"a":1,"b":2}"#), (Self.route, ""),
                (RememberedRoute(.changeClientSession), #"{"a":1}"#),
                (RememberedRoute(.createClientSession, subject: "x"), #"{"a":1}"#),
            ]
            for (route, text) in others {
                await #expect(throws: VaultError.idempotencyKeyReused) {
                    try await test.vault.answering(key: "k", route: route, body: Self.body(text), by: test.merchant()) {
                        await work.answer()
                    }
                }
            }
            #expect(await work.count == 1)
        }
    }

    @Test func `white space makes no other body, and neither does a security code`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let work = Counter()
            for text in [#"{"a":[1,"x"],"cvv":"123"}"#, "{ \"a\" : [1, \"x\"] }", #"{"a":[1,"x"],"Security_Code":"999"}"#] {
                let answer = try await test.vault.answering(key: "k", route: Self.route, body: Self.body(text), by: test.merchant()) {
                    await work.answer()
                }.answer
                #expect(answer.body == Self.body(#"{"n":1}"#))
            }
        }
    }

    @Test(arguments: [
        (#"{"cvv":"123"}"#, "{}"), (#"{"card":{"cvv":"123","month":"02"}}"#, #"{"card":{"month":"02"}}"#),
        (#"[{"cvc2":1},{"card-cvv":null},2.50]"#, "[{},{},2.50]"),
        (#"{"CardSecurityCode":"1","\u0063vv":"2","cvvs":"3"}"#, #"{"cvvs":"3"}"#),
        ("", ""), ("true", "true"),
    ]) func `what is remembered of a body holds no security code`(_ body: String, _ kept: String) {
        #expect(RequestContent.bytes(of: Self.body(body)) == Self.body(kept))
    }

    @Test(arguments: ["cvv=123", "{", #"{"a":1,"a":2}"#]) func `a body that is not JSON is answered every time and never remembered`(
        _ text: String
    ) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let work = Counter()
            for _ in 0..<2 {
                let isReplay = try await test.vault.answering(key: "k", route: Self.route, body: Self.body(text), by: test.merchant()) {
                    await work.answer(400)
                }.isReplay
                #expect(!isReplay)
            }
            #expect(try count(test.folder, "remembered") == 0)
        }
    }

    @Test(arguments: [
        (200, true), (201, true), (204, true), (400, true), (404, true), (422, true), (408, false), (409, false), (429, false),
        (500, false),
        (503, false), (504, false),
    ]) func `only an answer that a later try cannot better is remembered`(_ status: Int, _ isKept: Bool) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let work = Counter()
            _ = try await test.vault.answering(key: "k", route: Self.route, body: [], by: test.merchant()) { await work.answer(status) }
            let again = try await test.vault.answering(key: "k", route: Self.route, body: [], by: test.merchant()) {
                await work.answer(200)
            }
            #expect(again.isReplay == isKept)
            #expect(await work.count == (isKept ? 1 : 2))
        }
    }

    @Test func `a twin in flight is refused, and the key is free after a failure`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (begun, beginning) = AsyncStream<Void>.makeStream()
            let (held, holding) = AsyncStream<Void>.makeStream()
            async let first = test.vault.answering(key: "k", route: Self.route, body: [], by: test.merchant()) {
                beginning.finish()
                for await _ in held {}
                return RememberedAnswer(status: 500, body: [])
            }
            for await _ in begun {}
            await #expect(throws: VaultError.idempotencyKeyInFlight) {
                try await test.vault.answering(key: "k", route: Self.route, body: [], by: test.merchant()) {
                    RememberedAnswer(status: 200, body: [])
                }
            }
            holding.finish()
            #expect(try await first.answer.status == 500)
            let second = try await test.vault.answering(key: "k", route: Self.route, body: [], by: test.merchant()) {
                RememberedAnswer(status: 200, body: [])
            }
            #expect(!second.isReplay)
        }
    }

    @Test func `an app's key belongs to its session`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let work = Counter()
            for app in [try await test.payingApp(), try await test.payingApp()] {
                let isReplay = try await test.vault.answering(key: "k", route: Self.route, body: [], by: app) { await work.answer() }
                    .isReplay
                #expect(!isReplay)
            }
            let isReplay = try await test.vault.answering(key: "k", route: Self.route, body: [], by: test.merchant()) {
                await work.answer()
            }.isReplay
            #expect(!isReplay)
        }
    }

    @Test func `an answer rests sealed, and opens for its own key only`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for key in ["a", "b"] {
                _ = try await test.vault.answering(key: key, route: Self.route, body: [], by: test.merchant()) {
                    RememberedAnswer(status: 200, body: Self.body("a secret answer to \(key)"))
                }
            }
            try change(test.folder, "UPDATE remembered SET sealed=(SELECT sealed FROM remembered ORDER BY key LIMIT 1)")
            let outcomes = await [outcome("a", test), outcome("b", test)]
            #expect(outcomes.count { $0 == "vault.damaged-record" } == 1)
            for name in ["vault.db", "vault.db-wal"] {
                let data = try #require(FileManager.default.contents(atPath: test.folder + "/" + name))
                #expect(data.range(of: Data("a secret answer".utf8)) == nil)
            }
        }
    }

    private func outcome(_ key: String, _ test: TestVault) async -> String {
        do throws(VaultError) {
            let answer = try await test.vault.answering(key: key, route: Self.route, body: [], by: test.merchant()) {
                RememberedAnswer(status: 500, body: [])
            }
            return "\(answer.isReplay)"
        } catch { return error.code }
    }

    @Test func `no text form shows an answer`() {
        let answer = RememberedAnswer(status: 200, body: Self.body("secret"))
        var text = "\(answer)" + String(reflecting: answer)
        dump(answer, to: &text)
        #expect(!text.contains("115") && !text.contains("secret"))
    }

    @Test func `nothing that carries a security code can be remembered`() {
        // An exchange's answer and a tokenised card's carry one, sealed (D8): there is no route to remember them by.
        #expect(
            RememberedRoute.Kind.allCases.map { "\($0)" } == [
                "createClientSession", "changeClientSession", "clientSessionActions", "keepInstrument", "makeDefault", "deleteInstrument",
            ])
    }
}
