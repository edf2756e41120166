import CofferFoundation
import CofferService
import CofferTestSupport
import CofferWire
import Testing

/// A vault that is killed while a payment is under way.
@Suite struct CheckoutKillTests {
    private func client(_ credentials: ServiceCredentials) -> CheckoutClient {
        CheckoutClient(url: credentials.url, apiKey: credentials.secretKey)
    }

    @Test func `a payment that a kill cut off is found by its key and never made twice`() async throws {
        try await withFolder { folder in
            let (program, credentials) = try await Program.serve(data: folder)
            let session = #"{"customerId":"7","amount":1299,"currencyCode":"EUR"}"#
            let clientToken = try #require(try await client(credentials).post("/client-session", session)["clientToken"])
            let app = try CheckoutClient(url: credentials.url, clientToken: clientToken)
            // The processor takes two seconds for this number.
            let token = try await app.tokenise("4000000000000077")
            let cut = Task { try await app.pay(token, key: "pay") }
            var payment: String?
            while payment == nil { payment = try await client(credentials).get("/payments").data.first?["id"]?.string }
            program.send(SIGKILL)
            #expect(await program.end().bySignal)
            // On a busy machine the answer may have come before the kill; then the other asserts say as much.
            if let answered = try? await cut.value { #expect(answered["id"] == payment) }

            let (again, restarted) = try await Program.serve(data: folder)
            let sameApp = try CheckoutClient(url: restarted.url, clientToken: clientToken)
            let answer = try await sameApp.pay(token, key: "pay")
            #expect(answer.status == 200 && answer["id"] == payment)
            #expect(answer.raw.fields["idempotent-replayed"] == "true")
            #expect(try await sameApp.pay(token, key: "another").errorId == "InvalidPaymentInstrumentToken")
            #expect(try await client(restarted).get("/payments").data.count == 1)
            await again.stop()
        }
    }
}
