import CofferTestSupport
import CofferWire
import Testing

@Suite struct RoadTests {
    @Test(arguments: ["/caas/v2/paymentmethods", "/services/paymentmethods"])
    func `a card is added, listed, read and deleted`(_ prefix: String) async throws {
        try await withVault { world in
            let partner = try world.partner()
            let added = try await world.app("7").add(CardBody(account: "7").json, path: prefix)
            #expect(added.status == 200)
            #expect(added.raw.fields["content-type"] == "application/json")
            #expect(added.raw.fields["cache-control"] == "no-store")
            #expect(added.raw.fields["server"] == nil)
            let data = try #require(added.json?["data"])
            #expect(added.json?["errorResponse"]?.isNull == true)
            #expect(data["customerId"]?.string == "7")
            #expect(data["partnerId"]?.string == world.sandbox.credentials.partnerId)
            #expect(data["updated"] == nil)
            let id = try #require(added.paymentMethodId)
            try expectGood(try #require(data["paymentMethod"]), status: "VERIFIED", deleted: false)

            let list = try await partner.send("GET", "\(prefix)?customerId=7")
            #expect(list.ids == [id])
            try expectGood(try #require(list.json?["data", "paymentMethods"]?.elements.first), status: "VERIFIED", deleted: false)

            let read = try await partner.send("GET", "\(prefix)/\(id)?customerId=7")
            try expectGood(try #require(read.json?["data"]), status: "VERIFIED", deleted: false)
            try expectAsWireWrites(read)

            let head = try await partner.send("HEAD", "\(prefix)/\(id)?customerId=7")
            #expect(head.status == 200 && head.raw.body.isEmpty)
            #expect(head.raw.fields["content-length"] == "\(read.raw.body.count)")

            let gone = try await partner.send("DELETE", "\(prefix)/\(id)?customerId=7")
            #expect(gone.paymentMethodId == id)
            try expectGood(try #require(gone.json?["data"]), status: "DELETED", deleted: true)
            try expectAsWireWrites(gone)
            #expect(try await partner.send("GET", "\(prefix)?customerId=7").ids == [])
            #expect(try await partner.send("DELETE", "\(prefix)/\(id)?customerId=7").code == "430-400-313-608")
        }
    }

    /// The server writes a method without making an object of it: both must agree.
    private func expectAsWireWrites(_ answer: CaasClient.Answer) throws {
        let method = try #require(answer.json?["data"].flatMap { PaymentMethodObject($0) })
        let written = CaasEnvelope.success { method.write(to: &$0, includesStagingNames: true) }
        #expect(String(decoding: written, as: UTF8.self) == answer.raw.text)
    }

    private func expectGood(_ method: JSONValue, status: String, deleted: Bool) throws {
        #expect(method["status"]?.string == status)
        #expect(method["type"]?.string == "DEBIT")
        #expect(method["cardProvider"]?.string == "Visa")
        #expect(method["card"]?["cardNumber"]?.string == "424242******4242")
        #expect(method["card"]?["month"]?.string == "02")
        #expect(method["card"]?["year"]?.string == "2031")
        #expect(method["card"]?["cvv"] == nil)
        #expect(method["providerId"]?.string == "provider-1")
        #expect(method["stagingProviderId"]?.string == "provider-1")
        #expect(method["buySupported"]?.bool == true && method["sellSupported"]?.bool == true)
        #expect(method["createdAt"]?.int64 == 1_893_456_000_000)
        #expect((method["verifiedAt"] == nil) == deleted)
        #expect((method["deletedAt"] == nil) == !deleted)
        #expect(method["declinedAt"] == nil)
        #expect(method["billingAddress"]?["city"]?.string == "Springfield")
        #expect(method["billingAddress"]?["addressLine2"] == nil)
    }

    @Test func `the limits are 3 verified cards, and a deletion frees a place`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            func limits() async throws -> [Bool?] {
                let answer = try await partner.send("GET", "/services/paymentmethods/status?customerId=7")
                let data = answer.json?["data"]
                return ["maxReached", "maxVerifiedReached", "maxTotalReached"].map { data?[$0]?.bool }
            }
            var ids: [String] = []
            for number in ["4242424242424242", "5555555555554444", "4111111111111111"] {
                #expect(try await limits() == [false, false, false])
                ids.append(try #require(try await partner.add(CardBody(account: "7", number: number).json).paymentMethodId))
                world.time.advance(seconds: 1)
            }
            #expect(try await limits() == [true, true, false])
            let fourth = CardBody(account: "7", number: "4012888888881881").json
            #expect(try await partner.add(fourth).code == "430-400-313-902")
            #expect(try await partner.list("7").ids == ids)
            #expect(try await partner.send("DELETE", "/services/paymentmethods/\(ids[0])?customerId=7").status == 200)
            #expect(try await limits() == [false, false, false])
            #expect(try await partner.add(fourth).code == nil)
        }
    }

    @Test func `a customer may come in the body of a read, and as an integer`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            let id = try #require(try await partner.add(CardBody(account: "7").with("accountId", "7").json).paymentMethodId)
            func get(_ body: String) async throws -> CaasClient.Answer {
                try await partner.send("GET", "/services/paymentmethods", body: Array(body.utf8))
            }
            #expect(try await get(#"{"customerId":7}"#).ids == [id])
            #expect(try await get(#"{"accountId":"7"}"#).ids == [id])
            #expect(try await partner.send("GET", "/services/paymentmethods?accountId=7").ids == [id])
            #expect(try await get(#"{"customerId":7,"accountId":8}"#).code == "430-400-313-667")
            #expect(try await get("{}").code == "430-400-313-667")
            #expect(try await get("").code == "430-400-313-667")
            #expect(try await get("[").code == "430-400-313-666")
        }
    }

    @Test func `the same card again is refused, and with a new expiry it is updated and says so`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            let id = try await partner.add(CardBody(account: "7").json).paymentMethodId
            #expect(try await partner.add(CardBody(account: "7").json).code == "430-409-313-903")
            #expect(try await partner.add(CardBody(account: "8").json).code == "430-409-313-901")
            let updated = try await partner.add(CardBody(account: "7", year: "2033").json)
            #expect(updated.paymentMethodId == id)
            #expect(updated.json?["data", "updated"]?.bool == true)
            #expect(updated.json?["data", "paymentMethod", "card", "year"]?.string == "2033")
            #expect(try await partner.list("7").ids?.count == 1)
            #expect(try await partner.list("8").ids == [])
        }
    }

    @Test func `an idempotency key repeats its answer and refuses another request`() async throws {
        try await withVault { world in
            let app = try world.app("7")
            let key = ["Idempotency-Key: order-1"]
            let first = try await app.add(CardBody(account: "7").json, fields: key)
            #expect(first.raw.fields["idempotent-replayed"] == nil)
            let rows = try world.rows()
            let again = try await app.add(CardBody(account: "7", cvv: "999").json, fields: key)
            #expect(again.raw.body == first.raw.body)
            #expect(again.raw.fields["idempotent-replayed"] == "true")
            let other = try await app.add(CardBody(account: "7", number: "5555555555554444").json, fields: key)
            #expect(other.status == 400 && other.code == "430-400-313-667")
            for twice in [key + key, key + ["Idempotency-Key: order-2"], ["Idempotency-Key:"]] {
                #expect(try await app.add(CardBody(account: "7").json, fields: twice).code == "430-400-313-667")
            }
            #expect(try world.rows() == rows)
            for (count, code) in [(255, nil), (256, "430-400-313-667")] as [(Int, String?)] {
                let long = ["Idempotency-Key: \(String(repeating: "k", count: count))"]
                #expect(try await app.add(CardBody(account: "7", number: "5555555555554444").json, fields: long).code == code)
            }
        }
    }

    @Test func `twins with one key store one card`() async throws {
        try await withVault { world in
            let app = try world.app("7")
            let answers = try await withThrowingTaskGroup(of: CaasClient.Answer.self) { group in
                for _ in 0..<8 { group.addTask { try await app.add(CardBody(account: "7").json, fields: ["Idempotency-Key: k"]) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let ids = Set(answers.compactMap(\.paymentMethodId))
            #expect(ids.count == 1)
            #expect(answers.allSatisfy { $0.status == 200 || $0.status == 409 })
            #expect(try world.rows().cards == 1)
        }
    }
}
