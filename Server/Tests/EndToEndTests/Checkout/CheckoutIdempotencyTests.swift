import CofferTestSupport
import CofferWire
import Testing

/// `X-Idempotency-Key`: the same request gets the first answer again, byte for byte and marked; another request is refused.
@Suite struct CheckoutIdempotencyTests {
    private func expectReplay(_ first: CheckoutClient.Answer, _ again: CheckoutClient.Answer, _ comment: Comment) {
        #expect(first.status == 200 && again.status == 200, comment)
        #expect(first.raw.fields["idempotent-replayed"] == nil, comment)
        #expect(again.raw.fields["idempotent-replayed"] == "true", comment)
        #expect(again.raw.body == first.raw.body, comment)
        #expect(again.raw.fields["content-type"] == "application/json", comment)
    }

    private func expectReused(_ answer: CheckoutClient.Answer, _ comment: Comment) {
        #expect(answer.status == 409 && answer.errorId == "IdempotencyKeyAlreadyExists", comment)
    }

    @Test func `a merchant's requests are answered once`() async throws {
        try await withVault { world in
            let merchant = world.merchant()
            let body = #"{"customerId":"7","amount":5,"currencyCode":"EUR"}"#
            let opened = try await merchant.post("/client-session", body, key: "open")
            expectReplay(opened, try await merchant.post("/client-session", body, key: "open"), "open")
            expectReused(try await merchant.post("/client-session", #"{"customerId":"8"}"#, key: "open"), "open")

            let token = try #require(opened["clientToken"])
            let patch = #"{"clientToken":"\#(token)","amount":6}"#
            func change(_ body: String) async throws -> CheckoutClient.Answer {
                try await merchant.send("PATCH", "/client-session", fields: ["X-Idempotency-Key: change"], body: body)
            }
            let changed = try await change(patch)
            _ = try await merchant.send("PATCH", "/client-session", body: #"{"clientToken":"\#(token)","amount":7}"#)
            expectReplay(changed, try await change(patch), "change")
            expectReused(try await change(#"{"clientToken":"\#(token)","amount":8}"#), "change")
            #expect(try await merchant.get("/client-session?clientToken=\(token)").json?["amount"]?.int64 == 7)

            try await world.addCard("7")
            let instrument = try await world.instrumentToken("7")
            let made = try await merchant.post("/payment-instruments/\(instrument)/default", key: "default")
            expectReplay(made, try await merchant.post("/payment-instruments/\(instrument)/default", key: "default"), "default")
            expectReused(try await merchant.post("/payment-instruments/\(CheckoutRoutes.absent)/default", key: "default"), "default")
            func delete(_ token: String) async throws -> CheckoutClient.Answer {
                try await merchant.send("DELETE", "/payment-instruments/\(token)", fields: ["X-Idempotency-Key: delete"])
            }
            let deleted = try await delete(instrument)
            expectReplay(deleted, try await delete(instrument), "delete")
            expectReused(try await delete(CheckoutRoutes.absent), "delete")
        }
    }

    @Test func `a payment is made once, and so are capture and refund`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7")
            let token = try await shopper.exchange(id), other = try await shopper.exchange(id)
            let paid = try await shopper.pay(token, key: "pay")
            expectReplay(paid, try await shopper.pay(token, key: "pay"), "the token is used up, and the answer is still there")
            expectReused(try await shopper.pay(other, key: "pay"), "another token")
            // A key belongs to its session.
            let second = try await world.shopper("7")
            #expect(try await second.pay(try await second.exchange(id), key: "pay").raw.fields["idempotent-replayed"] == nil)

            let payment = try #require(paid["id"])
            let merchant = world.merchant()
            let part = #"{"amount":1000,"final":false}"#
            let captured = try await merchant.post("/payments/\(payment)/capture", part, key: "capture")
            expectReplay(captured, try await merchant.post("/payments/\(payment)/capture", part, key: "capture"), "capture")
            expectReused(try await merchant.post("/payments/\(payment)/capture", #"{"amount":299}"#, key: "capture"), "capture")
            expectReused(try await merchant.post("/payments/\(payment)/refund", part, key: "capture"), "another operation")
            let refunded = try await merchant.post("/payments/\(payment)/refund", #"{"amount":10}"#, key: "refund")
            expectReplay(
                refunded, try await merchant.post("/payments/\(payment)/refund", #"{"amount":10}"#, key: "refund"), "refund")
            let now = try await merchant.get("/payments/\(payment)")
            #expect(now.json?["processor", "amountCaptured"]?.int64 == 1000)
            #expect(now.json?["processor", "amountRefunded"]?.int64 == 10)
            expectReplay(captured, try await merchant.post("/payments/\(payment)/capture", part, key: "capture"), "as it was then")

            let own = try await world.instrumentToken("7")
            let body = #"{"paymentMethodToken":"\#(own)","amount":100,"currencyCode":"USD"}"#
            let direct = try await merchant.post("/payments", body, key: "direct")
            expectReplay(direct, try await merchant.post("/payments", body, key: "direct"), "a merchant's payment")
            expectReused(try await merchant.post("/payments", body.replacing("100", with: "101"), key: "direct"), "another amount")
            #expect(try await merchant.get("/payments").data.count == 3)
        }
    }

    @Test func `twins pay once: one is answered and the others are told to wait or get its answer`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7")
            let token = try await shopper.exchange(id)
            let answers = try await withThrowingTaskGroup(of: CheckoutClient.Answer.self) { group in
                for _ in 0..<8 { group.addTask { try await shopper.pay(token, key: "pay") } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(answers.compactMap { $0["id"] }).count == 1)
            for answer in answers where answer.status != 200 {
                #expect(answer.status == 409 && answer.errorId == "IdempotencyKeyInFlight" && answer.raw.fields["retry-after"] == "1")
            }
            #expect(try await world.merchant().get("/payments").data.count == 1)
        }
    }

    @Test func `a twin of a payment under way is told to wait`() async throws {
        try await withVault { world in
            // The processor takes two seconds; on a busy machine a twin may come too late all the same, so there are a few tries.
            var twin: CheckoutClient.Answer?
            for _ in 0..<5 where twin?.status != 409 {
                let shopper = try await world.shopper("7")
                let token = try await shopper.tokenise("4000000000000077")
                let before = try await world.merchant().get("/payments").data.count
                let first = Task { try await shopper.pay(token, key: "slow") }
                // An own payment could begin until the first one has its key.
                while try await world.merchant().get("/payments").data.count == before {}
                twin = try await shopper.pay(token, key: "slow")
                let paid = try await first.value
                #expect(paid["status"] == "SUCCESS")
                expectReplay(paid, try await shopper.pay(token, key: "slow"), "afterwards")
            }
            let answer = try #require(twin)
            #expect(answer.status == 409 && answer.errorId == "IdempotencyKeyInFlight" && answer.raw.fields["retry-after"] == "1")
        }
    }

    @Test func `an exchange and a tokenisation take no key: no answer of theirs is kept`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7")
            for (path, body) in [
                ("/sdk/payment-instruments/\(id)/exchange", #"{"cvv":"123"}"#),
                ("/sdk/payment-instruments", CheckoutClient.card("5555555555554444")),
            ] {
                let first = try await shopper.post(path, body, key: "key"), again = try await shopper.post(path, body, key: "key")
                #expect(first.status == 200 && again.status == 200)
                #expect(first["token"] != nil && first["token"] != again["token"])
                #expect(again.raw.fields["idempotent-replayed"] == nil)
            }
        }
    }

    @Test func `a refusal of the request's form is not kept, and the key stays free`() async throws {
        try await withVault { world in
            let merchant = world.merchant()
            #expect(try await merchant.post("/client-session", #"{"amount":"x"}"#, key: "k").status == 400)
            #expect(try await merchant.post("/client-session", "{", key: "k").status == 400)
            let good = try await merchant.post("/client-session", #"{"amount":1}"#, key: "k")
            #expect(good.status == 200 && good.raw.fields["idempotent-replayed"] == nil)
        }
    }

    @Test func `a doubtful key is refused`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7")
            let token = try await shopper.exchange(id)
            let pay = #"{"paymentMethodToken":"\#(token)"}"#
            for fields in [
                ["X-Idempotency-Key:"], ["X-Idempotency-Key: a", "X-Idempotency-Key: a"],
                ["X-Idempotency-Key: \(String(repeating: "k", count: 256))"],
            ] {
                let app = try await shopper.send("POST", "/sdk/payments", fields: fields, body: pay)
                #expect(app.status == 422 && app.error?.validationErrors.first?.text.hasPrefix("X-Idempotency-Key: ") == true)
                let merchant = try await world.merchant().send("POST", "/client-session", fields: fields, body: "{}")
                #expect(merchant.status == 422 && merchant.error?.validationErrors.map(\.path) == ["X-Idempotency-Key"])
            }
            let long = ["X-Idempotency-Key: \(String(repeating: "k", count: 255))"]
            #expect(try await shopper.send("POST", "/sdk/payments", fields: long, body: pay).status == 200)
        }
    }

    @Test func `a key is free again after 24 hours`() async throws {
        try await withVault { world in
            let first = try await world.merchant().post("/client-session", #"{"amount":1}"#, key: "k")
            world.time.advance(seconds: 24 * 3600 - 1)
            expectReplay(first, try await world.merchant().post("/client-session", #"{"amount":1}"#, key: "k"), "in time")
            world.time.advance(seconds: 1)
            let later = try await world.merchant().post("/client-session", #"{"amount":1}"#, key: "k")
            #expect(later.status == 200 && later.raw.fields["idempotent-replayed"] == nil && later.raw.body != first.raw.body)
        }
    }
}
