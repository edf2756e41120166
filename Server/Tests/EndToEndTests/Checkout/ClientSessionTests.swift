import CofferTestSupport
import CofferWire
import Testing

/// The merchant opens, reads and changes client sessions; the app sees its own (primer.md §3.1, §3.4 and §5.1).
@Suite struct ClientSessionTests {
    static let full = #"""
        {"orderId":"order-1","currencyCode":"EUR","amount":1299,"customerId":"7","metadata":{"table":"12"},
         "order":{"countryCode":"DE","lineItems":[{"itemId":"shoes","name":"Shoes","amount":1299,"quantity":1}]},
         "customer":{"emailAddress":"ada@example.com","firstName":"Ada","nationalDocumentId":"secret-1"},
         "paymentMethod":{"vaultOnSuccess":true,"orderedAllowedCardNetworks":["VISA","MASTERCARD"],
         "options":{"PAYMENT_CARD":{"captureVaultedCardCvv":true,"networks":{"VISA":{"surcharge":{"amount":50}}}}}}}
        """#

    @Test func `a session is opened, read and changed by its client token`() async throws {
        try await withVault { world in
            let merchant = world.merchant()
            let opened = try await merchant.post("/client-session", Self.full)
            #expect(opened.status == 200)
            let token = try #require(opened["clientToken"])
            #expect(opened["clientTokenExpirationDate"] == "2030-01-02T00:00:00.000Z")
            #expect(opened["orderId"] == "order-1" && opened["customerId"] == "7")
            #expect(opened.json?["metadata", "table"]?.string == "12")
            #expect(opened.json?["paymentMethod", "options", "PAYMENT_CARD", "captureVaultedCardCvv"]?.bool == true)
            #expect(opened.json?["warnings"]?.elements.isEmpty == true)

            let read = try await merchant.get("/client-session?clientToken=\(token)")
            #expect(read.status == 200)
            #expect(read.raw.body == opened.raw.body)

            let patch = #"{"clientToken":"\#(token)","amount":999,"customer":{"firstName":null,"lastName":"L"},"metadata":{"more":"x"}}"#
            let changed = try await merchant.send("PATCH", "/client-session", body: patch)
            #expect(changed.status == 200)
            #expect(changed["clientToken"] == token)
            #expect(changed.json?["amount"]?.int64 == 999)
            #expect(changed.json?["customer", "firstName"] == nil)
            #expect(changed.json?["customer", "lastName"]?.string == "L")
            #expect(changed.json?["customer", "emailAddress"]?.string == "ada@example.com")
            #expect(changed.json?["metadata", "table"]?.string == "12" && changed.json?["metadata", "more"]?.string == "x")
            #expect(try await merchant.get("/client-session?clientToken=\(token)").raw.body == changed.raw.body)
        }
    }

    @Test func `the client token names the server itself, whatever Host says, and the session's access token`() async throws {
        try await withVault { world in
            let token = try #require(try await world.merchant().post("/client-session", Self.full)["clientToken"])
            let payload = try ClientTokenPayload(token: token)
            #expect(payload.configurationUrl == "\(world.sandbox.url)/sdk/configuration")
            #expect(payload.coreUrl == world.sandbox.url)
            #expect(payload.pciUrl == "\(world.sandbox.url)/sdk")
            #expect(payload.env == "SANDBOX" && payload.intent == "CHECKOUT")
            #expect(payload.exp == Int64(1_893_542_400))
            #expect(payload.analyticsUrl == nil && payload.analyticsUrlV2 == nil)
            #expect(token.split(separator: ".").count == 3)
            #expect(token.hasPrefix("eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9."))
        }
    }

    @Test func `behind another name the client token carries that name`() async throws {
        try await withVault({ $0.publicURL = .init("https://vault.example.com") }) { world in
            let token = try await world.sandbox.clientToken(customerId: "7")
            let payload = try ClientTokenPayload(token: token)
            #expect(payload.configurationUrl == "https://vault.example.com/sdk/configuration")
            #expect(payload.pciUrl == "https://vault.example.com/sdk")
        }
    }

    @Test func `the app's configuration is its session in the SDK's shape`() async throws {
        try await withVault { world in
            let token = try #require(try await world.merchant().post("/client-session", Self.full)["clientToken"])
            let app = try CheckoutClient(url: world.sandbox.url, clientToken: token)
            let answer = try await app.get("/sdk/configuration?withDisplayMetadata=true")
            #expect(answer.status == 200)
            let configuration = try ConfigurationObject(try #require(answer.json).root)
            #expect(configuration.pciUrl == "\(world.sandbox.url)/sdk" && configuration.coreUrl == world.sandbox.url)
            #expect(configuration.env == "SANDBOX")
            #expect(configuration.primerAccountId == world.sandbox.credentials.partnerId)
            #expect(configuration.clientSession?.clientSessionId?.utf8.count == 30)
            #expect(configuration.clientSession?.order?.totalOrderAmount == 1299)
            #expect(configuration.clientSession?.order?.currencyCode == "EUR")
            #expect(configuration.clientSession?.customer?.customerId == "7")
            #expect(configuration.clientSession?.paymentMethod?.vaultOnSuccess == true)
            #expect(configuration.clientSession?.paymentMethod?.orderedAllowedCardNetworks == ["VISA", "MASTERCARD"])
            #expect(configuration.paymentMethods.map(\.type) == ["PAYMENT_CARD"])
            #expect(configuration.paymentMethods.first?.implementationType == .nativeSDK)
            #expect(configuration.paymentMethods.first?.options?.captureVaultedCardCvv == true)
            #expect(configuration.paymentMethods.first?.button?.text == "Pay by card")
            #expect(answer.json?["checkoutModules"]?.kind == .array)
            #expect(!answer.raw.text.contains("secret-1"), "a national document is not for apps")
            #expect(!answer.raw.text.contains("table"), "metadata is not for apps")

            let plain = try await app.get("/sdk/configuration")
            #expect(try ConfigurationObject(try #require(plain.json).root).paymentMethods.first?.button == nil)
        }
    }

    @Test func `a session without recapture says so, and a change of it cannot turn it on`() async throws {
        try await withVault { world in
            let token = try await world.sandbox.clientToken(customerId: "7")
            let app = try CheckoutClient(url: world.sandbox.url, clientToken: token)
            func captures() async throws -> Bool? {
                try ConfigurationObject(try #require(try await app.get("/sdk/configuration").json).root)
                    .paymentMethods.first?.options?.captureVaultedCardCvv
            }
            #expect(try await captures() == false)
            let patch =
                #"{"clientToken":"\#(token)","paymentMethod":{"options":{"PAYMENT_CARD":{"captureVaultedCardCvv":true}}}}"#
            let refused = try await world.merchant().send("PATCH", "/client-session", body: patch)
            #expect(refused.status == 400 && refused.errorId == "ClientSessionValidationError")
            #expect(refused.error?.validationErrors.first?.path == "paymentMethod.options")
            #expect(try await captures() == false)
        }
    }

    @Test func `the app's actions change its session, all of them or none`() async throws {
        try await withVault { world in
            let token = try #require(try await world.merchant().post("/client-session", Self.full)["clientToken"])
            let app = try CheckoutClient(url: world.sandbox.url, clientToken: token)
            let select = #"{"type":"SELECT_PAYMENT_METHOD","params":{"paymentMethodType":"PAYMENT_CARD","binData":{"network":"VISA"}}}"#
            let name = #"{"type":"SET_CUSTOMER_FIRST_NAME","params":{"firstName":"Grace"}}"#
            let answer = try await app.post("/sdk/client-session/actions", #"{"actions":[\#(select),\#(name)]}"#)
            #expect(answer.status == 200)
            let configuration = try ConfigurationObject(try #require(answer.json).root)
            #expect(configuration.clientSession?.order?.totalOrderAmount == 1349)
            #expect(configuration.clientSession?.customer?.firstName == "Grace")
            let merchantView = try await world.merchant().get("/client-session?clientToken=\(token)")
            #expect(merchantView.json?["customer", "firstName"]?.string == "Grace")

            let wrong: [(String, String)] = [
                (
                    #"{"actions":[{"type":"SET_CUSTOMER_FIRST_NAME","params":{"firstName":"Eve"}},{"type":"SET_AMOUNT","params":{}}]}"#,
                    "actions[1].type"
                ),
                (
                    #"{"actions":[{"type":"SET_CUSTOMER_FIRST_NAME","params":{"firstName":"Eve"}},{"type":"SET_EMAIL_ADDRESS"}]}"#,
                    "actions[1].params"
                ),
                (#"{"actions":[{"type":"SET_CUSTOMER_FIRST_NAME","params":{"firstName":5}}]}"#, "actions[0].params.firstName"),
                (#"{"actions":{}}"#, "actions"), ("{}", "actions"),
                (
                    #"{"actions":[{"type":"SET_CUSTOMER_LAST_NAME","params":{"lastName":"4242 4242 4242 4242"}}]}"#,
                    "actions[0].params.lastName"
                ),
            ]
            for (body, path) in wrong {
                let refused = try await app.post("/sdk/client-session/actions", body)
                #expect(refused.status == 422 && refused.errorId == "RequestValidationError", "\(path)")
                #expect(refused.error?.validationErrors.first?.text.hasPrefix("\(path): ") == true, "\(path)")
            }
            #expect(try await world.merchant().get("/client-session?clientToken=\(token)").raw.body == merchantView.raw.body)
        }
    }

    @Test func `a change shows at once to an app that has the token already`() async throws {
        try await withVault { world in
            try await world.addCard("7")
            try await world.addCard("8", "5555555555554444")
            let token = try await world.sandbox.clientToken(customerId: "7")
            let app = try CheckoutClient(url: world.sandbox.url, clientToken: token)
            #expect(try await app.get("/sdk/payment-instruments").data.count == 1)
            let patch = #"{"clientToken":"\#(token)","customerId":"8"}"#
            #expect(try await world.merchant().send("PATCH", "/client-session", body: patch).status == 200)
            let digits = try await app.get("/sdk/payment-instruments").data.map { $0["paymentInstrumentData"]?["last4Digits"]?.string }
            #expect(digits == ["4444"])
            let gone = #"{"clientToken":"\#(token)","customerId":null}"#
            #expect(try await world.merchant().send("PATCH", "/client-session", body: gone).status == 200)
            let nobody = try await app.get("/sdk/payment-instruments")
            #expect(nobody.status == 200 && nobody.raw.text == #"{"data":[]}"#)
        }
    }

    @Test func `what a session lacks is warned of`() async throws {
        try await withVault { world in
            let answer = try await world.merchant().post("/client-session", "{}")
            #expect(answer.status == 200)
            let codes = answer.json?["warnings"]?.elements.compactMap { $0["code"]?.string }
            #expect(codes == ["MISSING_CURRENCY_CODE", "MISSING_AMOUNT", "MISSING_CUSTOMER_ID"])
        }
    }

    @Test(arguments: [
        ("amount", #"{"amount":"1299"}"#), ("amount", #"{"amount":12.99}"#), ("amount", #"{"amount":-1}"#),
        ("currencyCode", #"{"currencyCode":"eur"}"#), ("currencyCode", #"{"currencyCode":978}"#), ("customerId", #"{"customerId":7}"#),
        ("customerId", #"{"customerId":"7 8"}"#), ("customerId", #"{"customerId":"7\"8"}"#),
        ("customerId", "{\"customerId\":\"\(String(repeating: "7", count: 129))\"}"),
        ("customerId", #"{"customerId":"unknown-account"}"#),
        ("order", #"{"order":[]}"#), ("order.lineItems[1].amount", #"{"order":{"lineItems":[{"amount":1},{"amount":"x"}]}}"#),
        ("order.lineItems[0].amount", #"{"order":{"lineItems":[{"name":"a"}]}}"#), ("metadata", #"{"metadata":"x"}"#),
        ("paymentMethod.paymentType", #"{"paymentMethod":{"paymentType":"ONCE"}}"#),
        ("orderId", #"{"orderId":"4242424242424242"}"#), ("customerId", #"{"customerId":"4242424242424242"}"#),
        ("customer.firstName", #"{"customer":{"firstName":"4242-4242-4242-4242"}}"#),
        ("metadata.note", #"{"metadata":{"note":5555555555554444}}"#),
    ])
    func `a session that is not valid is refused by the member's path`(_ path: String, _ body: String) async throws {
        try await withVault { world in
            let answer = try await world.merchant().post("/client-session", body)
            #expect(answer.status == 400 && answer.errorId == "ClientSessionValidationError")
            #expect(answer.error?.validationErrors.map(\.path) == [path])
            #expect(answer.error?.validationErrors.map(\.model) == ["ClientSession"])
            let token = try await world.sandbox.clientToken(customerId: "7")
            let patch = #"{"clientToken":"\#(token)","# + body.dropFirst()
            let changed = try await world.merchant().send("PATCH", "/client-session", body: patch)
            #expect(changed.status == 400 && changed.errorId == "ClientSessionValidationError")
            #expect(changed.error?.validationErrors.map(\.path) == [path])
            for value in ["4242", "5555", "1299\"", "unknown-account", "ONCE"] { #expect(!answer.raw.text.contains(value)) }
        }
    }

    @Test func `a wrong client token is nobody's session, forged, foreign, cut or absent`() async throws {
        try await withVault { world in
            try await withVault { other in
                let good = try await world.sandbox.clientToken(customerId: "7")
                let parts = good.split(separator: ".").map(String.init)
                let accessToken = try ClientTokenPayload(token: good).accessToken ?? ""
                var payload = Array(parts[1].utf8)
                payload[20] = payload[20] == 65 ? 66 : 65
                let wrong = [
                    "", "x", "a.b.c", accessToken, String(good.dropLast()), good + "A", "\(parts[0]).\(parts[1])",
                    "\(parts[0]).\(parts[1]).",
                    "\(parts[0]).\(String(decoding: payload, as: UTF8.self)).\(parts[2])", "eyJhbGciOiJub25lIn0.\(parts[1]).",
                    try await other.sandbox.clientToken(customerId: "7"), String(repeating: "A", count: 6000),
                ]
                var texts: Set<String> = []
                for token in wrong {
                    let read = try await world.merchant().get("/client-session?clientToken=\(token)")
                    let changed = try await world.merchant().send(
                        "PATCH", "/client-session", body: #"{"clientToken":"\#(token)","amount":1}"#)
                    for answer in [read, changed] {
                        #expect(answer.status == 404 && answer.errorId == "ClientSessionNotFound", "\(token.prefix(20))")
                        texts.insert(answer.textWithoutDiagnostics)
                    }
                }
                #expect(texts.count == 1)
                #expect(try await world.merchant().get("/client-session").status == 404)
                #expect(try await world.merchant().get("/client-session?clientToken=\(good)&clientToken=\(good)").status == 404)
                let none = try await world.merchant().send("PATCH", "/client-session", body: #"{"amount":1}"#)
                #expect(none.status == 400 && none.error?.validationErrors.first?.path == "clientToken")
                #expect(try await world.merchant().get("/client-session?clientToken=\(good)").status == 200)
            }
        }
    }
}
