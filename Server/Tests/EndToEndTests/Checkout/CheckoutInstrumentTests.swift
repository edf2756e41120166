import CofferSandbox
import CofferTestSupport
import CofferWire
import Testing

/// Saved cards at checkout, as apps and merchants see them: one vault behind both faces.
@Suite struct CheckoutInstrumentTests {
    @Test func `a card that came in by the CAAS face is an instrument of that customer`() async throws {
        try await withVault { world in
            let older = try await world.addCard("7")
            let newer = try await world.addCard("7", "378282246310005", cvv: "1234")
            try await world.addCard("8", "5555555555554444")
            let shopper = try await world.shopper("7")
            let answer = try await shopper.get("/sdk/payment-instruments")
            #expect(answer.status == 200)
            #expect(answer.raw.fields["content-type"] == "application/json")
            let list = try InstrumentList(try #require(answer.json).root).data
            #expect(list.map(\.id) == [newer, older])
            let card = try #require(list.last)
            #expect(card.analyticsId != nil && card.paymentMethodType == "PAYMENT_CARD" && card.paymentInstrumentType == .paymentCard)
            #expect(card.tokenType == .multiUse && card.isVaulted == true && card.vaultCustomerId == "7")
            #expect(card.token == nil, "a merchant's token is not for apps")
            let data = try #require(card.paymentInstrumentData)
            #expect(data.first6Digits == "424242" && data.last4Digits == "4242")
            #expect(data.expirationMonth == "02" && data.expirationYear == "2031")
            #expect(data.network == "Visa" && data.binData?.network == "VISA")
            #expect(data.cardholderName == "Ada Example")
            #expect(list.first?.paymentInstrumentData?.network == "Amex" && list.first?.paymentInstrumentData?.binData?.network == "AMEX")
            // The server writes entries without making objects of them: both must agree.
            var written = JSONWriter()
            written.beginObject()
            written.key("data")
            written.beginArray()
            for entry in list { entry.write(to: &written) }
            written.endArray()
            written.endObject()
            #expect(String(decoding: written.bytes, as: UTF8.self) == answer.raw.text)
            // Ids are stable (primer.md §2.1).
            #expect(try await shopper.get("/sdk/payment-instruments").raw.body == answer.raw.body)
        }
    }

    @Test func `the merchant sees the same cards by their tokens`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let answer = try await world.merchant().get("/payment-instruments?customer_id=7")
            let list = try MerchantInstrumentList(try #require(answer.json).root).data
            let card = try #require(list.first)
            #expect(list.count == 1)
            #expect(card.token.utf8.count == 30 && card.token != id)
            #expect(card.customerId == "7" && card.isVerified && !card.isDefault && !card.deleted)
            #expect(card.createdAt == "2030-01-01T00:00:00.000Z")
            #expect(card.paymentMethodData?.last4Digits == "4242" && card.accountFundingType == "DEBIT")
            #expect(answer.json?["data"]?.elements.first?["id"] == nil)
            #expect(try await world.merchant().get("/payment-instruments?customer_id=nobody").raw.text == #"{"data":[]}"#)
        }
    }

    @Test(arguments: [
        "", "?customer_id=", "?customer_id=7&customer_id=7", "?customer_id=%zz", "?customer_id=4242424242424242", "?customerId=7",
    ])
    func `a doubtful customer in the query is refused`(_ query: String) async throws {
        try await withVault { world in
            let answer = try await world.merchant().get("/payment-instruments\(query)")
            #expect(answer.status == 422 && answer.errorId == "RequestValidationError")
            #expect(answer.error?.validationErrors.map(\.path) == ["customer_id"])
            #expect(!answer.raw.text.contains("4242"))
        }
    }

    @Test func `deleting on one face removes the card from the other`() async throws {
        try await withVault { world in
            let first = try await world.addCard("7"), second = try await world.addCard("7", "5555555555554444")
            let third = try await world.addCard("7", "378282246310005", cvv: "1234")
            let shopper = try await world.shopper("7")
            func ids() async throws -> [String] {
                let sdk = try await shopper.get("/sdk/payment-instruments").data.compactMap { $0["id"]?.string }
                #expect(try await world.merchant().get("/payment-instruments?customer_id=7").data.count == sdk.count)
                #expect(try await world.partner().list("7").ids?.sorted() == sdk.sorted())
                return sdk
            }
            #expect(try await ids() == [third, second, first])

            let deleted = try await shopper.delete("/sdk/payment-instruments/\(second)/vault")
            #expect(deleted.status == 200 && deleted.raw.text == "{}")
            #expect(deleted.raw.fields["content-type"] == "application/json")
            #expect(try await ids() == [third, first])

            #expect(try await world.partner().send("DELETE", "/services/paymentmethods/\(first)?customerId=7").code == nil)
            #expect(try await ids() == [third])

            let token = try await world.instrumentToken("7")
            let tombstone = try await world.merchant().delete("/payment-instruments/\(token)")
            #expect(tombstone.status == 200)
            #expect(tombstone["token"] == token && tombstone.json?["deleted"]?.bool == true && tombstone["deletedAt"] != nil)
            #expect(tombstone.json?["paymentMethodData"]?["last4Digits"] == nil)
            #expect(try await ids() == [])

            // A second time there is nothing to delete.
            #expect(try await shopper.delete("/sdk/payment-instruments/\(second)/vault").errorId == "PaymentInstrumentNotFound")
            let again = try await world.merchant().delete("/payment-instruments/\(token)")
            #expect(again.status == 400 && again.errorId == "InvalidPaymentInstrumentToken")
        }
    }

    @Test func `another customer's and another tenant's card answers exactly as an absent one`() async throws {
        try await withVault { world in
            try await withVault { other in
                try await world.addCard("7")
                let theirs = try await world.addCard("8", "5555555555554444")
                let foreign = try await other.addCard("7", "378282246310005", cvv: "1234")
                let gone = try await world.addCard("7", "4111111111111111")
                let shopper = try await world.shopper("7")
                #expect(try await shopper.delete("/sdk/payment-instruments/\(gone)/vault").status == 200)
                var exchanges: Set<String> = [], deletions: Set<String> = [], heads: Set<[String: String]> = []
                for id in [theirs, foreign, gone, CheckoutRoutes.absent, "x", "a%20b", String(repeating: "A", count: 300)] {
                    let exchange = try await shopper.post("/sdk/payment-instruments/\(id)/exchange")
                    let deletion = try await shopper.delete("/sdk/payment-instruments/\(id)/vault")
                    for answer in [exchange, deletion] {
                        #expect(answer.status == 404 && answer.errorId == "PaymentInstrumentNotFound", "\(id.prefix(30))")
                        heads.insert(answer.raw.fields.filter { $0.key != "date" })
                    }
                    exchanges.insert(exchange.textWithoutDiagnostics)
                    deletions.insert(deletion.textWithoutDiagnostics)
                }
                #expect(exchanges.count == 1 && deletions.count == 1 && heads.count == 1)

                var merchant: Set<String> = []
                let foreignToken = try await other.instrumentToken("7")
                for token in [foreignToken, theirs, CheckoutRoutes.absent, "x", "vault"] {
                    let answers = [
                        try await world.merchant().delete("/payment-instruments/\(token)"),
                        try await world.merchant().post("/payment-instruments/\(token)/default"),
                        try await world.merchant().post("/payment-instruments/\(token)/vault", #"{"customerId":"7"}"#),
                    ]
                    for answer in answers {
                        #expect(answer.status == 400 && answer.errorId == "InvalidPaymentInstrumentToken", "\(token)")
                        merchant.insert(answer.textWithoutDiagnostics)
                    }
                }
                #expect(merchant.count == 1)
                // Nothing happened to them.
                #expect(try await world.partner().list("8").ids == [theirs])
                #expect(try await other.partner().list("7").ids == [foreign])
            }
        }
    }

    @Test func `the default card comes first, on both halves`() async throws {
        try await withVault { world in
            let first = try await world.addCard("7")
            let token = try await world.instrumentToken("7")
            let second = try await world.addCard("7", "5555555555554444")
            let shopper = try await world.shopper("7")
            #expect(try await shopper.get("/sdk/payment-instruments").data.compactMap { $0["id"]?.string } == [second, first])
            for body in [nil, "", "{}"] {
                let answer = try await world.merchant().post("/payment-instruments/\(token)/default", body)
                #expect(answer.status == 200)
                #expect(answer["token"] == token && answer.json?["default"]?.bool == true)
            }
            #expect(try await shopper.get("/sdk/payment-instruments").data.compactMap { $0["id"]?.string } == [first, second])
            let list = try await world.merchant().get("/payment-instruments?customer_id=7").data
            #expect(list.map { $0["default"]?.bool } == [true, false])
        }
    }

    @Test func `an exchange gives a token that pays once and shows no more than the list does`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7")
            let listed = try #require(try await shopper.get("/sdk/payment-instruments").data.first)
            for (body, fields) in [(nil, []), ("", []), ("{}", []), (#"{"cvv":"123"}"#, []), (#"{"cvv":null}"#, [])]
                as [(String?, [String])]
            {
                let answer = try await shopper.send("POST", "/sdk/payment-instruments/\(id)/exchange", fields: fields, body: body)
                #expect(answer.status == 200, "\(body ?? "no body")")
                let object = try #require(answer.json.flatMap { InstrumentObject($0.root) })
                #expect(object.id == id && object.tokenType == .singleUse && object.isVaulted == true)
                #expect(object.paymentInstrumentData == listed["paymentInstrumentData"].flatMap(InstrumentData.init(_:)))
                #expect(!answer.raw.text.contains("123\"") && !answer.raw.text.contains("cvv"))
            }
        }
    }

    @Test(arguments: [
        ("cvv", #"{"cvv":123}"#), ("cvv", #"{"cvv":["123"]}"#), ("cvv", #"{"cvv":"12"}"#), ("cvv", #"{"cvv":"1234"}"#),
        ("cvv", #"{"cvv":"12a"}"#), ("cvv", #"{"cvv":"１２３"}"#), ("cvv", #"{"cvv":" 123"}"#), ("cvv", #"{"cvv":"4242424242424242"}"#),
        ("note", #"{"cvv":"123","note":"4242424242424242"}"#),
    ])
    func `a code that no card of the network can have is refused before anyone is asked`(_ path: String, _ body: String) async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let answer = try await world.shopper("7", captureCvv: true).post("/sdk/payment-instruments/\(id)/exchange", body)
            #expect(answer.status == 422 && answer.errorId == "RequestValidationError")
            #expect(answer.error?.validationErrors.first?.text.hasPrefix("\(path): ") == true)
            for value in ["123", "4242", "12a", "１２３"] { #expect(!answer.raw.text.contains("\"\(value)")) }
        }
    }

    @Test func `a session that asks for the code again gets no token without one`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7", captureCvv: true)
            for body in [nil, "", "{}", #"{"cvv":""}"#, #"{"cvv":null}"#] {
                let answer = try await shopper.post("/sdk/payment-instruments/\(id)/exchange", body)
                #expect(answer.status == 422, "\(body ?? "no body")")
                #expect(answer.error?.validationErrors.first?.text.hasPrefix("cvv: ") == true)
            }
            #expect(try await shopper.post("/sdk/payment-instruments/\(id)/exchange", #"{"cvv":"123"}"#).status == 200)
        }
    }

    @Test func `a typed card becomes a token, and is saved where that is asked for`() async throws {
        try await withVault { world in
            let shopper = try await world.shopper("7")
            let once = try await shopper.post("/sdk/payment-instruments", CheckoutClient.card("4242424242424242"))
            #expect(once.status == 200)
            let object = try #require(once.json.flatMap { InstrumentObject($0.root) })
            #expect(object.token != nil && object.tokenType == .singleUse && object.isVaulted == false && object.id != nil)
            #expect(object.paymentInstrumentData?.last4Digits == "4242" && object.paymentInstrumentData?.first6Digits == "424242")
            #expect(try await shopper.get("/sdk/payment-instruments").data.isEmpty)

            let kept = try await shopper.post(
                "/sdk/payment-instruments",
                CheckoutClient.card("5555555555554444", more: #","tokenType":"MULTI_USE","paymentFlow":"VAULT""#))
            #expect(kept.status == 200)
            let saved = try #require(kept.json.flatMap { InstrumentObject($0.root) })
            #expect(saved.isVaulted == true && saved.tokenType == .multiUse)
            #expect(try await shopper.get("/sdk/payment-instruments").data.compactMap { $0["id"]?.string } == [saved.id ?? ""])
            #expect(try await world.partner().list("7").ids == [saved.id ?? ""])
            // The same card again is the same instrument (D12).
            let again = try await shopper.post(
                "/sdk/payment-instruments",
                CheckoutClient.card("5555555555554444", more: #","tokenType":"MULTI_USE","paymentFlow":"VAULT""#))
            #expect(again["id"] == saved.id)

            for answer in [once, kept, again] {
                for value in ["4242424242424242", "5555555555554444", "\"123\""] { #expect(!answer.raw.text.contains(value)) }
            }
        }
    }

    @Test(arguments: [
        ("paymentInstrument", "{}"), ("paymentInstrument", #"{"paymentInstrument":"4242"}"#),
        ("paymentInstrument.number", #"{"paymentInstrument":{"cvv":"123","expirationMonth":"03","expirationYear":"2031"}}"#),
        (
            "paymentInstrument.number",
            #"{"paymentInstrument":{"number":4242424242424242,"cvv":"123","expirationMonth":"03","expirationYear":"2031"}}"#
        ),
        ("paymentInstrument.number", CheckoutClient.card("4242424242424243")), ("paymentInstrument.number", CheckoutClient.card("4242")),
        ("paymentInstrument.cvv", #"{"paymentInstrument":{"number":"4242424242424242","expirationMonth":"03","expirationYear":"2031"}}"#),
        ("cvv", CheckoutClient.card("4242424242424242", cvv: "12")), ("cvv", CheckoutClient.card("378282246310005", cvv: "123")),
        (
            "paymentInstrument.expirationMonth",
            #"{"paymentInstrument":{"number":"4242424242424242","cvv":"123","expirationMonth":"13","expirationYear":"2031"}}"#
        ),
        (
            "paymentInstrument.expirationYear",
            #"{"paymentInstrument":{"number":"4242424242424242","cvv":"123","expirationMonth":"03","expirationYear":"2029"}}"#
        ),
        (
            "paymentInstrument.cardholderName",
            #"{"paymentInstrument":{"number":"4242424242424242","cvv":"123","expirationMonth":"03","expirationYear":"2031","cardholderName":"4111111111111111"}}"#
        ),
        ("tokenType", CheckoutClient.card("4242424242424242", more: #","tokenType":"FOREVER""#)),
        ("tokenType", CheckoutClient.card("4242424242424242", more: #","tokenType":"MULTI_USE""#)),
        ("tokenType", CheckoutClient.card("4242424242424242", more: #","paymentFlow":"VAULT""#)),
        ("number", CheckoutClient.card("4242424242424242", more: #","number":"4242424242424242""#)),
    ])
    func `a wrong card is refused by its member, and nothing is kept`(_ path: String, _ body: String) async throws {
        try await withVault { world in
            // Two days into 2030: 2029 is over everywhere on Earth.
            world.time.advance(seconds: 2 * 86_400)
            let before = try world.rows()
            let answer = try await world.shopper("7").post("/sdk/payment-instruments", body)
            #expect(answer.status == 422 && answer.errorId == "RequestValidationError")
            #expect(answer.error?.validationErrors.first?.text.hasPrefix("\(path): ") == true)
            for value in ["4242", "4111", "3782", "\"123\"", "2029", "FOREVER"] { #expect(!answer.raw.text.contains(value)) }
            #expect(try world.rows().cards == before.cards)
        }
    }

    @Test func `a card that is saved at once is verified first`() async throws {
        try await withVault { world in
            let shopper = try await world.shopper("7")
            for number in ["4000000000000002", "4000000000000127", "4000000000000036"] {
                let body = CheckoutClient.card(number, more: #","tokenType":"MULTI_USE","paymentFlow":"VAULT""#)
                let answer = try await shopper.post("/sdk/payment-instruments", body)
                #expect(answer.status == 400 || answer.status == 422, "\(number)")
                #expect(answer.errorId != nil && !answer.raw.text.contains(number))
            }
            #expect(try await shopper.get("/sdk/payment-instruments").data.isEmpty)
            let nobody = try await world.shopper(nil).post(
                "/sdk/payment-instruments",
                CheckoutClient.card("4242424242424242", more: #","tokenType":"MULTI_USE","paymentFlow":"VAULT""#))
            #expect(nobody.status == 400 && nobody.errorId == "ClientSessionValidationError")
        }
    }

    @Test func `a merchant keeps the card of a token that pays once, once`() async throws {
        try await withVault { world in
            let shopper = try await world.shopper("7")
            let token = try await shopper.tokenise("4242424242424242")
            let kept = try await world.merchant().post("/payment-instruments/\(token)/vault", #"{"customerId":"7","verify":true}"#)
            #expect(kept.status == 200)
            #expect(kept["customerId"] == "7" && kept["tokenType"] == "MULTI_USE")
            #expect(try await shopper.get("/sdk/payment-instruments").data.count == 1)
            let again = try await world.merchant().post("/payment-instruments/\(token)/vault", #"{"customerId":"7"}"#)
            #expect(again.status == 400 && again.errorId == "InvalidPaymentInstrumentToken")
            // Its own token gives the existing instrument.
            let own = try #require(kept["token"])
            #expect(try await world.merchant().post("/payment-instruments/\(own)/vault", #"{"customerId":"7"}"#)["token"] == own)
            for body in ["{}", #"{"customerId":7}"#, #"{"customerId":"7","verify":"yes"}"#, #"{"customerId":"4242424242424242"}"#] {
                let answer = try await world.merchant().post("/payment-instruments/\(own)/vault", body)
                #expect(answer.status == 422 && answer.errorId == "RequestValidationError", "\(body)")
            }
            let declined = try await shopper.tokenise("4000000000000002")
            let refused = try await world.merchant().post("/payment-instruments/\(declined)/vault", #"{"customerId":"7","verify":true}"#)
            #expect(refused.status == 400 && refused.errorId == "FailedVerification")
        }
    }
}
