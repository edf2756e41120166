import CofferFoundation
import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

@MainActor @Suite struct SubmitTests {
    let server: TestServer
    let form: TestForm

    init() throws {
        server = try TestServer(.json(#"{"data":{"id":"1"},"errorResponse":null}"#))
        form = try TestForm(server)
    }

    // B3
    @Test func `a form without fields is refused`() async throws {
        let vault = try CoinmeVault.create(environment: .sandbox, config: nil, ids: VaultIDs(sandbox: "tnt1"))
        #expect(await failure { try await vault.submit() }?.fields == [:])
    }

    // C4
    @Test func `an invalid form is refused with one reason for each field and no request`() async {
        type("4242", into: form.number)
        type("x", into: form.holder)
        erase(form.holder)
        let fields = await failure { try await form.vault.submit() }?.fields
        #expect(fields == ["card.cardNumber": ["invalid"], "card": ["required"], "card.cvv": ["required"], "cardHolderName": ["required"]])
        #expect(server.requests.isEmpty)
    }

    @Test func `the fields go to the path as nested JSON by POST`() async throws {
        form.fill()
        let result = try await form.vault.submit()
        let request = try #require(server.requests.first)
        #expect(request.method == "POST" && request.target == "/caas/v2/paymentmethods")
        let body = try #require(request.object)
        #expect(Set(body.keys) == ["card", "cardHolderName", "billingAddress"])
        #expect(body["card"] as? [String: String] == ["cardNumber": TestForm.cardNumber, "month": "02", "year": "2031", "cvv": "987"])
        #expect(body["cardHolderName"] as? String == TestForm.holderName)
        // C12
        #expect(body["billingAddress"] as? [String: String] == ["city": TestForm.cityName, "addressLine2": ""])
        #expect(result.status == 200)
        #expect(result.body == #"{"data":{"id":"1"},"errorResponse":null}"#)
    }

    // C10
    @Test func `extra data is merged in and a field wins on the same key`() async throws {
        form.fill()
        let extra: [String: Any] = [
            "card": ["cvv": "000", "nickname": "x"], "billingAddress": ["city": "n/a", "country": "US"], "tags": ["a", 1, true, NSNull()],
            "number": 1.5,
        ]
        try await form.vault.submit(VaultSubmitOptions(extraData: extra))
        let body = try #require(server.requests.first?.object)
        let card = try #require(body["card"] as? [String: String])
        #expect(card["cvv"] == "987" && card["nickname"] == "x" && card["cardNumber"] == TestForm.cardNumber)
        let address = try #require(body["billingAddress"] as? [String: String])
        #expect(address == ["city": TestForm.cityName, "addressLine2": "", "country": "US"])
        #expect((body["tags"] as? [Any])?.count == 4)
        #expect(body["number"] as? Double == 1.5)
    }

    nonisolated static let notJSON: [(String, @Sendable () -> [String: Any])] = [
        ("a date", { ["a": Date(timeIntervalSince1970: 0)] }), ("data", { ["a": Data()] }), ("not a number", { ["a": Double.nan] }),
        ("infinity", { ["a": [1, Double.infinity]] }), ("an object", { ["a": ["b": NSObject()]] }),
        ("a url", { ["a": [URL(fileURLWithPath: "/")]] }),
        ("too deep", { (0..<40).reduce(into: ["a": 1] as [String: Any]) { value, _ in value = ["a": value] } }),
    ]

    // C11
    @Test(arguments: notJSON.indices)
    func `extra data that is not JSON is refused before any request`(_ index: Int) async {
        form.fill()
        let extra = Self.notJSON[index].1()
        let error = await failure { try await form.vault.submit(VaultSubmitOptions(extraData: extra)) }
        #expect(error?.unknown as? SubmitFault == .extraDataIsNotJSON, "\(Self.notJSON[index].0)")
        #expect(server.requests.isEmpty)
        #expect(!form.vault.isSubmitting)
    }

    // C1, C2, C3
    @Test func `only one submit is in flight`() async throws {
        server.answer { _ in .held(.json("{}")) }
        form.fill()
        let first = Task { try await form.vault.submit() }
        #expect(await server.received(1))
        #expect(await failure { try await form.vault.submit() }?.isInProgress == true)
        erase(form.cvc)
        #expect(await failure { try await form.vault.submit() }?.isInProgress == true)
        server.release()
        #expect(try await first.value.status == 200)
        #expect(server.requests.count == 1)
        type("987", into: form.cvc)
        try await form.vault.submit()
        #expect(server.requests.count == 2)
    }

    // C3
    @Test func `of two submits in one turn the second is refused`() async throws {
        form.fill()
        let submits = (0..<2).map { _ in Task { try await form.vault.submit() } }
        var statuses: [Int] = []
        var refusals = 0
        for submit in submits {
            switch await submit.result {
            case .success(let result): statuses.append(result.status)
            case .failure(let error): if (error as? CoinmeVaultError)?.isInProgress == true { refusals += 1 }
            }
        }
        #expect(statuses == [200])
        #expect(refusals == 1)
        #expect(server.requests.count == 1)
    }

    // C2
    @Test func `after every kind of end the next submit may start`() async throws {
        let answers: [ScriptedAnswer] = [
            .json("{}", status: 500), .json(#"{"errorResponse":{"path":"x"}}"#), .close, .garbage(), .json("{}"),
        ]
        form.fill()
        for (index, answer) in answers.enumerated() {
            server.answer { _ in answer }
            let error = await failure { try await form.vault.submit() }
            #expect((error == nil) == (index == answers.count - 1))
            #expect(!form.vault.isSubmitting)
        }
        erase(form.cvc)
        #expect(await failure { try await form.vault.submit() }?.fields != nil)
        type("987", into: form.cvc)
        try await form.vault.submit()
    }

    // C5
    @Test func `a form that becomes invalid in flight does not matter`() async throws {
        server.answer { _ in .held(.json("{}")) }
        form.fill()
        let submit = Task { try await form.vault.submit() }
        #expect(await server.received(1))
        erase(form.number)
        server.release()
        #expect(try await submit.value.status == 200)
        #expect((server.requests.first?.object?["card"] as? [String: String])?["cardNumber"] == TestForm.cardNumber)
    }

    // B10
    @Test func `a field that is not bound is submitted and not judged`() async throws {
        let field = CoinmeFields.cvc(collector: form.vault.collector, fieldName: "unbound")
        form.fill()
        type("1", into: field)
        try await form.vault.submit()
        #expect(server.requests.first?.object?["unbound"] as? String == "1")
    }
}
