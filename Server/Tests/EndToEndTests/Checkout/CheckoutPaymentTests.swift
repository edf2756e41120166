import CofferTestSupport
import CofferWire
import Testing

/// Whole roads: a session, its list, an exchange, a payment, and what the merchant does with it.
@Suite struct CheckoutPaymentTests {
    private func response(_ answer: CheckoutClient.Answer) throws -> PaymentResponseObject {
        try PaymentResponseObject(try #require(answer.json).root)
    }

    private func merchantObject(_ answer: CheckoutClient.Answer) throws -> MerchantPaymentObject {
        #expect(answer.status == 200)
        return try #require(answer.json.flatMap { MerchantPaymentObject($0.root) })
    }

    @Test(arguments: [false, true])
    func `a saved card pays, is captured in parts and refunded`(_ captureCvv: Bool) async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7", amount: 1299, captureCvv: captureCvv)
            #expect(try await shopper.get("/sdk/payment-instruments").data.count == 1)
            let token = try await shopper.exchange(id, cvv: captureCvv ? "123" : nil)
            let answer = try await shopper.pay(token)
            #expect(answer.status == 200)
            let paid = try response(answer)
            #expect(paid.status == .success && paid.amount == 1299 && paid.currencyCode == "EUR" && paid.customerId == "7")
            #expect(paid.requiredAction == nil && paid.paymentFailureReason == nil)
            let payment = try #require(paid.id)
            #expect(paid.paymentId == payment)

            let merchant = world.merchant()
            let read = try merchantObject(try await merchant.get("/payments/\(payment)"))
            #expect(read.status == .authorized && read.amount == 1299 && read.customerId == "7")
            #expect(read.paymentMethod?.isVaulted == true && read.paymentMethod?.paymentMethodData?.last4Digits == "4242")
            let own = try await world.instrumentToken("7")
            #expect(read.paymentMethod?.paymentMethodToken == own)
            #expect(read.transactions.map(\.transactionType) == ["SALE"])

            let part = try merchantObject(try await merchant.post("/payments/\(payment)/capture", #"{"amount":1000,"final":false}"#))
            #expect(part.status == .partiallySettled && part.processor?.amountCaptured == 1000)
            let beyond = try await merchant.post("/payments/\(payment)/capture", #"{"amount":300}"#)
            #expect(beyond.status == 400 && beyond.errorId == "PaymentError")
            #expect(beyond.error?.validationErrors.first?.path == "amount")
            let rest = try merchantObject(try await merchant.post("/payments/\(payment)/capture"))
            #expect(rest.status == .settled && rest.processor?.amountCaptured == 1299)

            let cancelled = try await merchant.post("/payments/\(payment)/cancel")
            #expect(cancelled.status == 400 && cancelled.errorId == "PaymentError")
            #expect(cancelled.error?.validationErrors.first?.path == "status")

            let back = try merchantObject(try await merchant.post("/payments/\(payment)/refund", #"{"amount":299,"reason":"late"}"#))
            #expect(back.processor?.amountRefunded == 299)
            let more = try await merchant.post("/payments/\(payment)/refund", #"{"amount":1001}"#)
            #expect(more.status == 400 && more.errorId == "PaymentError")
            let all = try merchantObject(try await merchant.post("/payments/\(payment)/refund"))
            #expect(all.processor?.amountRefunded == 1299)
            #expect(all.transactions.map(\.transactionType) == ["SALE", "CAPTURE", "CAPTURE", "REFUND", "REFUND"])
        }
    }

    @Test func `a payment is cancelled before it is captured, as a whole`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7")
            let payment = try #require(try response(try await shopper.pay(try await shopper.exchange(id))).id)
            let part = try await world.merchant().post("/payments/\(payment)/cancel", #"{"amount":1}"#)
            #expect(part.status == 422 && part.error?.validationErrors.first?.path == "amount")
            let cancelled = try merchantObject(try await world.merchant().post("/payments/\(payment)/cancel", #"{"reason":"changed"}"#))
            #expect(cancelled.status == .cancelled)
            #expect(try await world.merchant().post("/payments/\(payment)/capture").errorId == "PaymentError")
        }
    }

    @Test func `a token pays once, and only in its own session`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7")
            let token = try await shopper.exchange(id)
            let another = try await world.shopper("7")
            let foreign = try await another.pay(token)
            #expect(foreign.status == 400 && foreign.errorId == "InvalidPaymentInstrumentToken")
            #expect(try response(try await shopper.pay(token)).status == .success)
            let again = try await shopper.pay(token)
            #expect(again.status == 400 && again.errorId == "InvalidPaymentInstrumentToken")
            #expect(again.textWithoutDiagnostics == foreign.textWithoutDiagnostics)
            let late = try await shopper.exchange(id)
            world.time.advance(seconds: 600)
            #expect(try await shopper.pay(late).textWithoutDiagnostics == foreign.textWithoutDiagnostics)
            // A merchant's own token is not for apps.
            #expect(try await shopper.pay(try await world.instrumentToken("7")).textWithoutDiagnostics == foreign.textWithoutDiagnostics)
            let deleted = try await shopper.exchange(id)
            #expect(try await shopper.delete("/sdk/payment-instruments/\(id)/vault").status == 200)
            #expect(try await shopper.pay(deleted).textWithoutDiagnostics == foreign.textWithoutDiagnostics)
        }
    }

    @Test func `a wrong code is the processor's refusal, and an app is not told why`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7", captureCvv: true)
            let answer = try await shopper.pay(try await shopper.exchange(id, cvv: "000"))
            #expect(answer.status == 200)
            let declined = try response(answer)
            #expect(declined.status == .failed && declined.paymentFailureReason == .paymentFailed)
            let seen = try merchantObject(try await world.merchant().get("/payments/\(declined.id ?? "")"))
            #expect(seen.status == .declined && seen.statusReason?.code != nil && seen.statusReason?.message != nil)
        }
    }

    @Test func `a typed card pays and is saved where the session says so`() async throws {
        try await withVault { world in
            for (customer, keeps) in [("7", true), ("8", false)] {
                let token = try await world.sandbox.clientToken(customerId: customer, vaultOnSuccess: keeps)
                let shopper = try CheckoutClient(url: world.sandbox.url, clientToken: token)
                let paid = try response(try await shopper.pay(try await shopper.tokenise("4242424242424242")))
                #expect(paid.status == .success)
                #expect(try await shopper.get("/sdk/payment-instruments").data.count == (keeps ? 1 : 0))
                #expect(try await world.partner().list(customer).ids?.count == (keeps ? 1 : 0))
            }
        }
    }

    @Test func `a merchant pays with a saved card's own token, and lists what was paid`() async throws {
        try await withVault { world in
            try await world.addCard("7")
            let merchant = world.merchant()
            let token = try await world.instrumentToken("7")
            var ids: [String] = []
            for (order, amount) in [("order-1", 100), ("order-2", 200), ("order-3", 300)] {
                let body =
                    #"{"paymentMethodToken":"\#(token)","amount":\#(amount),"currencyCode":"USD","orderId":"\#(order)","customerId":"7"}"#
                let paid = try merchantObject(try await merchant.post("/payments", body))
                #expect(paid.status == .authorized && paid.orderId == order)
                ids.append(paid.id)
                world.time.advance(seconds: 60)
            }
            func listed(_ query: String = "") async throws -> [String] {
                try await merchant.get("/payments\(query)").data.compactMap { $0["id"]?.string }
            }
            #expect(try await listed() == ids.reversed())
            #expect(try await listed("?order_id=order-2") == [ids[1]])
            #expect(try await listed("?customer_id=7&min_amount=200") == [ids[2], ids[1]])
            #expect(try await listed("?max_amount=100&currency_code=USD&status=AUTHORIZED,SETTLED") == [ids[0]])
            #expect(try await listed("?status=SETTLED") == [])
            #expect(try await listed("?from_date=2030-01-01T00:01:30Z") == [ids[2]])
            #expect(try await listed("?to_date=2030-01-01T00:00:30.500Z") == [ids[0]])
            #expect(try await listed("?customer_id=8") == [])
            let first = try await merchant.get("/payments?limit=2")
            #expect(first.data.count == 2)
            let cursor = try #require(first["nextCursor"])
            #expect(try await listed("?limit=2&cursor=\(cursor)") == [ids[0]])
            for (query, name) in [
                ("limit=0", "limit"), ("limit=101", "limit"), ("limit=x", "limit"), ("cursor=x", "cursor"), ("status=PAID", "status"),
                ("from_date=yesterday", "from_date"), ("min_amount=-1", "min_amount"), ("order_id=4242424242424242", "order_id"),
                ("customer_id=a%20b", "customer_id"), ("limit=1&limit=2", "limit"), ("to_date=%zz", "to_date"),
                ("from_date=2030-01-01T99:99:99Z", "from_date"), ("to_date=2030-02-31T00:00:00Z", "to_date"),
            ] {
                let answer = try await merchant.get("/payments?\(query)")
                #expect(answer.status == 422 && answer.error?.validationErrors.map(\.path) == [name], "\(query)")
            }
        }
    }

    @Test func `another tenant's payment answers exactly as an absent one`() async throws {
        try await withVault { world in
            try await withVault { other in
                let id = try await other.addCard("7")
                let shopper = try await other.shopper("7")
                let foreign = try #require(try response(try await shopper.pay(try await shopper.exchange(id))).id)
                let resume = #"{"resumeToken":"AAAA"}"#
                for (path, body) in [("", nil), ("/capture", "{}"), ("/cancel", "{}"), ("/refund", "{}"), ("/resume", resume)]
                    as [(String, String?)]
                {
                    var texts: Set<String> = []
                    for payment in [foreign, CheckoutRoutes.absent, "x", "a%20b"] {
                        let answer = try await world.merchant().send(
                            body == nil ? "GET" : "POST", "/payments/\(payment)\(path)", body: body)
                        #expect(answer.status == 404 && answer.errorId == "PaymentNotFound", "\(path)")
                        texts.insert(answer.textWithoutDiagnostics)
                    }
                    #expect(texts.count == 1, "\(path)")
                }
                let here = try await world.shopper("7")
                let texts = Set([
                    try await here.post("/sdk/payments/\(foreign)/resume", resume).textWithoutDiagnostics,
                    try await here.post("/sdk/payments/\(CheckoutRoutes.absent)/resume", resume).textWithoutDiagnostics,
                ])
                #expect(texts.count == 1)
            }
        }
    }

    @Test(arguments: [
        ("paymentMethodToken", "{}"), ("paymentMethodToken", #"{"paymentMethodToken":5}"#),
        ("paymentMethodToken", #"{"paymentMethodToken":""}"#),
        ("paymentMethodToken", #"{"paymentMethodToken":"4242424242424242"}"#),
        ("note", #"{"paymentMethodToken":"x","note":"4242424242424242"}"#),
    ])
    func `a wrong body does not pay`(_ path: String, _ body: String) async throws {
        try await withVault { world in
            let sdk = try await world.shopper("7").post("/sdk/payments", body)
            #expect(sdk.status == 422 && sdk.error?.validationErrors.first?.text.hasPrefix("\(path): ") == true)
            let merchant = try await world.merchant().post("/payments", body)
            #expect(merchant.status == 422 && merchant.error?.validationErrors.map(\.path) == [path])
            #expect(!sdk.raw.text.contains("4242") && !merchant.raw.text.contains("4242"))
            #expect(try await world.merchant().get("/payments").data.isEmpty)
        }
    }

    @Test func `without an amount or a currency nothing is paid`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            for (body, member) in [
                (#"{"customerId":"7","currencyCode":"EUR"}"#, "amount"), (#"{"customerId":"7","amount":5}"#, "currencyCode"),
            ] {
                let token = try #require(try await world.merchant().post("/client-session", body)["clientToken"])
                let shopper = try CheckoutClient(url: world.sandbox.url, clientToken: token)
                let answer = try await shopper.pay(try await shopper.exchange(id))
                #expect(answer.status == 422 && answer.error?.validationErrors.first?.text.hasPrefix("\(member): ") == true)
            }
            #expect(try await world.merchant().get("/payments").data.isEmpty)
        }
    }
}
