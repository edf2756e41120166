import CofferFoundation
import CofferService
import CofferTestSupport
import CofferVault
import CofferWire
import Testing

/// Neither a number nor a security code that came to the checkout face is in an answer of it, or in the data folder.
@Suite struct CheckoutSecrecyTests {
    /// Stands in no number, time or amount of this test.
    private static let code = "6083"
    private static let number = "378282246310005"
    private static let other = "371449635398431"

    /// Everything that can become of a card at checkout; gives all that came back.
    private func live(_ service: CofferService) async throws -> [CheckoutClient.Answer] {
        var answers: [CheckoutClient.Answer] = []
        let clientToken = try await service.clientToken(
            customerId: "7", amount: 1299, currency: "EUR", captureCvv: true, vaultOnSuccess: true)
        let app = try CheckoutClient(url: service.credentials.url, clientToken: clientToken)
        let merchant = CheckoutClient(url: service.credentials.url, apiKey: service.credentials.secretKey)
        func said(_ answer: CheckoutClient.Answer, _ status: Int) -> CheckoutClient.Answer {
            #expect(answer.status == status, "\(answer.errorId ?? "")")
            answers.append(answer)
            return answer
        }
        let keep = #","tokenType":"MULTI_USE","paymentFlow":"VAULT""#
        let saved = said(
            try await app.post("/sdk/payment-instruments", CheckoutClient.card(Self.number, cvv: Self.code, more: keep), key: "k1"), 200)
        let typed = said(try await app.post("/sdk/payment-instruments", CheckoutClient.card(Self.other, cvv: Self.code), key: "k2"), 200)
        _ = said(try await app.get("/sdk/payment-instruments"), 200)
        let path = "/sdk/payment-instruments/\(saved["id"] ?? "")/exchange"
        let exchanged = said(try await app.post(path, #"{"cvv":"\#(Self.code)"}"#, key: "k3"), 200)
        // Refused with the code in the wrong place, beside a number, and as a number.
        _ = said(try await app.post(path, #"{"cvv":"\#(Self.code)","note":"\#(Self.number)"}"#), 422)
        _ = said(try await app.post(path, #"{"cvv":\#(Self.code)}"#), 422)
        _ = said(try await app.post(path, #"{"cvv":"\#(Self.code)","cvv":"\#(Self.code)"}"#), 400)
        _ = said(try await app.post("/sdk/payments", #"{"paymentMethodToken":"\#(Self.number)","cvv":"\#(Self.code)"}"#, key: "k4"), 422)
        let customer = #"{"customerId":"7","customer":{"firstName":"\#(Self.number)","lastName":"\#(Self.code)"}}"#
        _ = said(try await merchant.post("/client-session", customer, key: "k5"), 400)

        for (index, token) in [exchanged["token"], typed["token"]].enumerated() {
            let body = #"{"paymentMethodToken":"\#(token ?? "")"}"#
            let paid = said(try await app.post("/sdk/payments", body, key: "pay-\(index)"), 200)
            #expect(paid["status"] == "SUCCESS")
            _ = said(try await app.post("/sdk/payments", body, key: "pay-\(index)"), 200)
            _ = said(try await app.post("/sdk/payments", body), 400)
            _ = said(try await merchant.get("/payments/\(paid["id"] ?? "")"), 200)
            _ = said(try await merchant.post("/payments/\(paid["id"] ?? "")/capture", key: "capture-\(index)"), 200)
        }
        _ = said(try await merchant.get("/payments"), 200)
        _ = said(try await merchant.get("/payment-instruments?customer_id=7"), 200)
        let again = said(try await app.post("/sdk/payment-instruments", CheckoutClient.card(Self.number, cvv: Self.code)), 200)
        _ = said(
            try await merchant.post("/payment-instruments/\(again["token"] ?? "")/vault", #"{"customerId":"7"}"#, key: "k6"), 200)
        _ = said(try await app.delete("/sdk/payment-instruments/\(saved["id"] ?? "")/vault"), 200)
        return answers
    }

    @Test func `neither number nor security code is in an answer or in the data folder, running or stopped`() async throws {
        try await withFolder { folder in
            let time = TestTime()
            var configuration = ServiceConfiguration(dataFolder: folder)
            configuration.clock = VaultClock { time.milliseconds }
            let service = try await CofferService.startSandbox(configuration)
            let answers = try await live(service)
            let running = try files(in: folder)
            await service.stop()
            let stopped = try files(in: folder)
            #expect(answers.count == 24)
            #expect(running.keys.contains("vault.db-wal") && stopped.keys.contains("vault.db"))

            let number = SecretForms(number: Self.number), other = SecretForms(number: Self.other)
            let code = SecretForms(securityCode: Self.code)
            for (name, data) in Array(running) + Array(stopped) {
                #expect(number.found(in: data) == [] && other.found(in: data) == [] && code.found(in: data) == [], "\(name)")
                #expect(data.range(of: Data("Ada Example".utf8)) == nil, "\(name)")
            }
            for (index, answer) in answers.enumerated() {
                let data = Data(answer.raw.body + Array(answer.raw.fields.values.joined().utf8))
                #expect(number.found(in: data) == [] && other.found(in: data) == [] && code.found(in: data) == [], "\(index)")
            }
            // A token that pays once carries the code, so it must not rest anywhere either (D8).
            let tokens = answers.filter { $0["tokenType"] == "SINGLE_USE" }.compactMap { $0["token"] }
            #expect(tokens.count == 3)
            for (name, data) in Array(running) + Array(stopped) {
                for token in tokens { #expect(data.range(of: Data(token.utf8)) == nil, "\(name)") }
            }
        }
    }
}
