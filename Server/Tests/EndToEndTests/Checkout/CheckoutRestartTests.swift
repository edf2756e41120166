import CofferFoundation
import CofferService
import CofferTestSupport
import CofferVault
import CofferWire
import Testing

/// A vault that is stopped and started on the same folder: sessions, saved cards, payments and remembered answers are still there.
@Suite struct CheckoutRestartTests {
    /// A vault on a folder for the time of a call, on a port of its own each time.
    private func withService<Result>(
        _ folder: String, _ time: TestTime, _ body: (CofferService) async throws -> Result
    ) async throws -> Result {
        var configuration = ServiceConfiguration(dataFolder: folder)
        configuration.clock = VaultClock { time.milliseconds }
        let service = try await CofferService.startSandbox(configuration)
        do {
            let result = try await body(service)
            await service.stop()
            return result
        } catch {
            await service.stop()
            throw error
        }
    }

    private func merchant(_ service: CofferService) -> CheckoutClient {
        CheckoutClient(url: service.credentials.url, apiKey: service.credentials.secretKey)
    }

    @Test func `a road goes on after a restart at each of its steps`() async throws {
        try await withFolder { folder in
            let time = TestTime()
            let (token, card) = try await withService(folder, time) { service in
                let partner = CaasClient(url: service.credentials.url, authorization: "Bearer \(try service.bearer(customerId: nil))")
                let card = try #require(try await partner.add(CardBody(account: "7").json).paymentMethodId)
                let token = try await service.clientToken(
                    customerId: "7", amount: 1299, currency: "EUR", captureCvv: true, vaultOnSuccess: true)
                return (token, card)
            }
            let payToken = try await withService(folder, time) { service in
                let app = try CheckoutClient(url: service.credentials.url, clientToken: token)
                #expect(try await app.get("/sdk/payment-instruments").data.compactMap { $0["id"]?.string } == [card])
                return try await app.exchange(card, cvv: "123")
            }
            let paid = try await withService(folder, time) { service in
                let app = try CheckoutClient(url: service.credentials.url, clientToken: token)
                let paid = try await app.pay(payToken, key: "pay")
                #expect(paid["status"] == "SUCCESS")
                return paid
            }
            let payment = try #require(paid["id"])
            try await withService(folder, time) { service in
                let app = try CheckoutClient(url: service.credentials.url, clientToken: token)
                let again = try await app.pay(payToken, key: "pay")
                #expect(again.raw.body == paid.raw.body && again.raw.fields["idempotent-replayed"] == "true")
                #expect(try await app.pay(payToken, key: "another").errorId == "InvalidPaymentInstrumentToken")
                #expect(try await merchant(service).post("/payments/\(payment)/capture")["status"] == "SETTLED")
            }
            try await withService(folder, time) { service in
                let refunded = try await merchant(service).post("/payments/\(payment)/refund")
                #expect(refunded.json?["processor", "amountRefunded"]?.int64 == 1299)
                #expect(refunded.json?["processor", "amountCaptured"]?.int64 == 1299)
                #expect(try await merchant(service).get("/payments").data.count == 1)
            }
        }
    }

    @Test func `a customer's decision survives a restart`() async throws {
        try await withFolder { folder in
            let time = TestTime()
            let (token, paid) = try await withService(folder, time) { service in
                let token = try await service.clientToken(
                    customerId: "7", amount: 1299, currency: "EUR", captureCvv: false, vaultOnSuccess: false)
                let app = try CheckoutClient(url: service.credentials.url, clientToken: token)
                return (token, try await app.pay(try await app.tokenise("4000002760003184")))
            }
            let action = try ClientTokenPayload(token: try #require(paid.json?["requiredAction", "clientToken"]?.string))
            func path(_ url: String?) throws -> String {
                "/" + (try #require(url)).split(separator: "/").dropFirst(2).joined(separator: "/")
            }
            try await withService(folder, time) { service in
                let browser = CheckoutClient(url: service.credentials.url)
                let page = try await browser.send(
                    "POST", try path(action.redirectUrl), fields: ["Content-Type: application/x-www-form-urlencoded"],
                    body: "decision=approve")
                #expect(page.status == 200)
            }
            try await withService(folder, time) { service in
                let app = try CheckoutClient(url: service.credentials.url, clientToken: token)
                let poll = try await app.get(try path(action.statusUrl))
                let resumed = try await app.post("/sdk/payments/\(paid["id"] ?? "")/resume", #"{"resumeToken":"\#(poll["id"] ?? "")"}"#)
                #expect(resumed["status"] == "SUCCESS")
            }
        }
    }

    @Test func `keys and tokens of another folder open nothing`() async throws {
        try await withFolder { one in
            try await withFolder { two in
                let time = TestTime()
                let (token, key) = try await withService(one, time) { service in
                    (
                        try await service.clientToken(
                            customerId: "7", amount: 1, currency: "EUR", captureCvv: false, vaultOnSuccess: false),
                        service.credentials.secretKey
                    )
                }
                try await withService(two, time) { service in
                    let app = try CheckoutClient(url: service.credentials.url, clientToken: token)
                    #expect(try await app.get("/sdk/configuration").status == 401)
                    let merchant = CheckoutClient(url: service.credentials.url, apiKey: key)
                    #expect(try await merchant.get("/payments").status == 401)
                }
            }
        }
    }
}
