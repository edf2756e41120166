import CofferFoundation
import CofferService
import CofferTestSupport
import CofferVault
import CofferWire
import Testing

/// Two merchants of one installation: what is one's answers the other exactly as what is nobody's.
@Suite struct TwoTenantsTests {
    private struct Tenants {
        var service: CofferService
        var first: CheckoutClient
        var second: CheckoutClient
    }

    private func withTenants(_ body: (Tenants) async throws -> Void) async throws {
        try await withFolder { folder in
            let time = TestTime()
            var configuration = ServiceConfiguration(dataFolder: folder)
            configuration.clock = VaultClock { time.milliseconds }
            let before = try await CofferService.startSandbox(configuration)
            let first = before.credentials
            await before.stop()
            // Without its credentials the vault makes a new merchant beside the old one.
            try FileManager.default.removeItem(atPath: folder + "/credentials.json")
            let service = try await CofferService.startSandbox(configuration)
            let second = service.credentials
            #expect(service.replacedCredentials && first.secretKey != second.secretKey)
            do {
                try await body(
                    Tenants(
                        service: service, first: CheckoutClient(url: second.url, apiKey: first.secretKey),
                        second: CheckoutClient(url: second.url, apiKey: second.secretKey)))
            } catch {
                await service.stop()
                throw error
            }
            await service.stop()
        }
    }

    /// A client session of a merchant.
    private func open(_ merchant: CheckoutClient) async throws -> (token: String, app: CheckoutClient) {
        let body = #"{"customerId":"7","amount":1299,"currencyCode":"EUR","paymentMethod":{"vaultOnSuccess":true}}"#
        let token = try #require(try await merchant.post("/client-session", body)["clientToken"])
        let payload = try ClientTokenPayload(token: token)
        var app = merchant
        app.fields = ["Primer-Client-Token: \(payload.accessToken ?? "")", "X-Api-Version: 2.4"]
        return (token, app)
    }

    @Test func `sessions, instruments and payments of another merchant are nobody's`() async throws {
        try await withTenants { tenants in
            let (foreignToken, foreignApp) = try await open(tenants.first)
            let paid = try await foreignApp.pay(try await foreignApp.tokenise("4242424242424242"))
            #expect(paid["status"] == "SUCCESS")
            let payment = try #require(paid["id"])
            let id = try #require(try await foreignApp.get("/sdk/payment-instruments").data.first?["id"]?.string)
            let instrument = try #require(
                try await tenants.first.get("/payment-instruments?customer_id=7").data.first?["token"]?.string)
            let single = try await foreignApp.exchange(id)
            let (_, app) = try await open(tenants.second)

            func expectSame(
                _ name: String, _ ask: (CheckoutClient, String) async throws -> CheckoutClient.Answer, _ foreign: String,
                _ absent: String = CheckoutRoutes.absent, client: CheckoutClient, status: Int
            ) async throws {
                let one = try await ask(client, foreign), two = try await ask(client, absent)
                #expect(one.status == status && one.error != nil, "\(name)")
                #expect(one.textWithoutDiagnostics == two.textWithoutDiagnostics && one.status == two.status, "\(name)")
                #expect(one.raw.fields.keys.sorted() == two.raw.fields.keys.sorted(), "\(name)")
            }
            try await expectSame(
                "session", { try await $0.get("/client-session?clientToken=\($1)") }, foreignToken, client: tenants.second, status: 404)
            try await expectSame("exchange", { try await $0.post("/sdk/payment-instruments/\($1)/exchange") }, id, client: app, status: 404)
            try await expectSame("delete", { try await $0.delete("/sdk/payment-instruments/\($1)/vault") }, id, client: app, status: 404)
            try await expectSame(
                "revoke", { try await $0.delete("/payment-instruments/\($1)") }, instrument, client: tenants.second, status: 400)
            try await expectSame(
                "default", { try await $0.post("/payment-instruments/\($1)/default") }, instrument, client: tenants.second, status: 400)
            try await expectSame(
                "keep", { try await $0.post("/payment-instruments/\($1)/vault", #"{"customerId":"7"}"#) }, single, client: tenants.second,
                status: 400)
            try await expectSame("pay", { try await $0.pay($1) }, single, client: app, status: 400)
            for token in [instrument, single] {
                try await expectSame(
                    "merchant's pay",
                    { try await $0.post("/payments", #"{"paymentMethodToken":"\#($1)","amount":1,"currencyCode":"EUR"}"#) }, token,
                    client: tenants.second, status: 400)
            }
            try await expectSame("payment", { try await $0.get("/payments/\($1)") }, payment, client: tenants.second, status: 404)
            for step in ["capture", "cancel", "refund"] {
                try await expectSame(step, { try await $0.post("/payments/\($1)/\(step)") }, payment, client: tenants.second, status: 404)
            }
            #expect(try await tenants.second.get("/payments").data.isEmpty)
            #expect(try await tenants.second.get("/payment-instruments?customer_id=7").data.isEmpty)
            #expect(try await app.get("/sdk/payment-instruments").data.isEmpty)
            // And all of it is still the first one's.
            #expect(try await foreignApp.pay(single)["status"] == "SUCCESS")
            #expect(try await tenants.first.get("/payments").data.count == 2)
        }
    }

    @Test func `the same idempotency key is another key to another merchant`() async throws {
        try await withTenants { tenants in
            let first = try await tenants.first.post("/client-session", #"{"amount":1}"#, key: "k")
            let second = try await tenants.second.post("/client-session", #"{"amount":2}"#, key: "k")
            #expect(first.status == 200 && second.status == 200)
            #expect(second.raw.fields["idempotent-replayed"] == nil && second.json?["amount"]?.int64 == 2)
        }
    }
}
