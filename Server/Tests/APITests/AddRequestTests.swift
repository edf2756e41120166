import CofferTestSupport
import CofferVault
import Testing

@testable import CofferAPI
@testable import CofferHTTPServer

@Suite struct AddRequestTests {
    static let good = CardBody(account: "7")

    private func read(_ body: String) throws(CaasRefusal) -> AddCard {
        try AddRequest.read(HTTPBody(Array(body.utf8)), idempotencyKey: nil)
    }

    @Test func `every member of the sheet is read`() throws {
        let card = try read(Self.good.json)
        #expect(card.account == "7")
        #expect(card.number.withUnsafeBytes { String(decoding: $0, as: UTF8.self) } == "4242424242424242")
        #expect(card.month == "02" && card.year == "2031")
        #expect(card.securityCode.withUnsafeBytes { String(decoding: $0, as: UTF8.self) } == "123")
        #expect(card.providerId == "provider-1" && card.webSessionId == "session-1" && card.direction == .buy)
        #expect(card.person.holderName == "Ada Example")
        #expect(
            card.person.billingAddress
                == BillingAddress(
                    firstName: "Ada", lastName: "Example", country: "US", addressLine1: "1 Main St", addressLine2: nil, zipCode: "12345",
                    city: "Springfield", state: "IL"))
    }

    struct Accepted: Sendable, CustomTestStringConvertible {
        var name: String
        var body: CardBody
        var account = "7"
        var providerId: String? = "provider-1"
        var testDescription: String { name }
    }

    @Test(arguments: [
        Accepted(name: "customerId alone", body: good.with("accountId", nil).with("customerId", #""7""#)),
        Accepted(name: "both names, equal", body: good.with("customerId", #""7""#)),
        Accepted(name: "an integer", body: good.with("accountId", "7")),
        Accepted(name: "an integer and the same text", body: good.with("customerId", "7")),
        Accepted(name: "a large integer", body: good.with("accountId", "9223372036854775807"), account: "9223372036854775807"),
        Accepted(name: "an empty optional name", body: good.with("customerId", #""""#)),
        Accepted(name: "a null optional member", body: good.with("webSessionId", "null").with("billingAddress", "null")),
        Accepted(name: "empty optional members", body: good.with("webSessionId", #""""#).with("paymentProcessAssociation", #""""#)),
        Accepted(name: "providerId", body: good.with("stagingProviderId", nil).with("providerId", #""provider-1""#)),
        Accepted(name: "no provider", body: good.with("stagingProviderId", nil), providerId: nil),
        Accepted(name: "unknown members", body: good.with("extra", #"{"a":[1,2,{"b":null}]}"#).withCard("token", "true")),
        Accepted(name: "a sale", body: good.with("paymentProcessAssociation", #""SELL""#)),
        Accepted(name: "nothing that is optional", body: minimal, providerId: nil),
    ])
    func `what the sheet lets pass is read`(_ row: Accepted) throws {
        let card = try read(row.body.json)
        #expect(card.account == row.account)
        #expect(card.providerId == row.providerId)
    }

    static let minimal: CardBody = {
        var body = CardBody(account: "7")
        body.root = [("accountId", #""7""#)]
        return body
    }()

    struct Refused: Sendable, CustomTestStringConvertible {
        var field: String
        var body: CardBody
        var testDescription: String { body.root.map(\.0).joined(separator: " ") + " → " + field }
        init(_ field: String, _ body: CardBody) { (self.field, self.body) = (field, body) }
    }

    @Test(arguments: [
        Refused("accountId", good.with("accountId", nil)), Refused("accountId", good.with("accountId", #""""#)),
        Refused("accountId", good.with("accountId", "1.0")), Refused("accountId", good.with("accountId", "1e3")),
        Refused("accountId", good.with("accountId", "[]")), Refused("accountId", good.with("accountId", "true")),
        Refused("accountId", good.with("accountId", "92233720368547758070")),
        Refused("accountId", good.with("customerId", #""8""#)), Refused("customerId", good.with("customerId", "{}")),
        Refused("providerId", good.with("providerId", #""provider-2""#)),
        Refused("stagingProviderId", good.with("stagingProviderId", "[]")),
        Refused("webSessionId", good.with("webSessionId", "5")), Refused("cardHolderName", good.with("cardHolderName", "[]")),
        Refused("paymentProcessAssociation", good.with("paymentProcessAssociation", #""buy""#)),
        Refused("paymentProcessAssociation", good.with("paymentProcessAssociation", "1")),
        Refused("billingAddress", good.with("billingAddress", #""Main St""#)), Refused("billingAddress", good.with("billingAddress", "[]")),
        Refused("billingAddress.city", good.with("billingAddress", #"{"city":5}"#)),
        Refused("billingAddress.zipCode", good.with("billingAddress", #"{"zipCode":12345}"#)),
        Refused("card.cardNumber", good.withCard("cardNumber", nil)), Refused("card.cardNumber", good.withCard("cardNumber", "null")),
        Refused("card.cardNumber", good.withCard("cardNumber", #""""#)),
        Refused("card.cardNumber", good.withCard("cardNumber", "4242424242424242")),
        Refused("card.cardNumber", good.withCard("cardNumber", "{}")),
        Refused("card.month", good.withCard("month", nil)), Refused("card.month", good.withCard("month", "2")),
        Refused("card.year", good.withCard("year", nil)), Refused("card.year", good.withCard("year", "2031")),
        Refused("card.cvv", good.withCard("cvv", nil)), Refused("card.cvv", good.withCard("cvv", "123")),
        Refused("card.cvv", good.withCard("cvv", #""""#)),
        Refused("note", good.with("note", #""4242424242424242""#)), Refused("note", good.with("note", "4242424242424242")),
        Refused("note", good.with("note", #"[{"a":"pay 4242-4242-4242-4242 now"}]"#)),
        Refused("note", good.with("note", #""\u0034242424242424242""#)),
        Refused("pan", good.withCard("pan", #""5555555555554444""#)),
        Refused("(unknown member)", good.with("4242424242424242", "1")),
        Refused("(unknown member)", good.with("a<b", #""4242424242424242""#)),
    ])
    func `a wrong member is refused by its name`(_ row: Refused) {
        #expect(throws: CaasRefusal.invalid(row.field)) { _ = try read(row.body.json) }
    }

    @Test(arguments: [
        "", " ", "{", "[]", "null", "\"x\"", "5", "{}x", "{\"a\":1,}", "{'a':1}", "{\"a\":1,\"a\":2}",
        "{\"card\":{\"cvv\":\"1\",\"cv\\u0076\":\"2\"}}",
        "\u{FEFF}{}", String(repeating: "[", count: 33) + String(repeating: "]", count: 33),
        "{\"a\":" + String(repeating: "[", count: 32) + String(repeating: "]", count: 32) + "}",
    ])
    func `what is not acceptable JSON is malformed`(_ text: String) {
        #expect(throws: CaasRefusal.malformed) { _ = try read(text) }
    }

    @Test func `a nesting of 32 is read`() throws {
        let deep = String(repeating: "[", count: 31) + String(repeating: "]", count: 31)
        #expect(try read(Self.good.with("deep", deep).json).account == "7")
        #expect(throws: CaasRefusal.malformed) { _ = try read(Self.good.with("deep", "[" + deep + "]").json) }
    }
}
