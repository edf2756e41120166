import CofferWire
import Testing

@Suite struct ClientSessionMergingTests {
    private static let start =
        #"{"orderId":"o-1","currencyCode":"EUR","amount":100,"customerId":"c","metadata":{"a":1,"b":{"c":2}},"#
        + #""order":{"lineItems":[{"amount":1},{"amount":2}],"countryCode":"DE"},"customer":{"firstName":"Jane","billingAddress":{"city":"Bonn","state":"NRW"}},"#
        + #""paymentMethod":{"vaultOnSuccess":true,"options":{"PAYMENT_CARD":{"captureVaultedCardCvv":true}}}}"#

    private func merged(_ patch: String, into start: String = Self.start) throws -> ClientSessionObject {
        try ClientSessionObject(json: Array(start.utf8)).merging(patch: Fixture.root(patch))
    }

    @Test(arguments: [
        Row("nothing changes nothing", "{}", start),
        Row("an unknown member changes nothing", #"{"later":{"a":1},"clientToken":"t"}"#, start),
        Row("a text is replaced", #"{"orderId":"o-2"}"#, start.replacing("o-1", with: "o-2")),
        Row("null clears", #"{"orderId":null}"#, start.replacing(#""orderId":"o-1","#, with: "")),
        Row("an empty text clears", #"{"orderId":""}"#, start.replacing(#""orderId":"o-1","#, with: "")),
        Row("nested objects merge", #"{"customer":{"lastName":"Doe"}}"#, start.replacing(#""Jane""#, with: #""Jane","lastName":"Doe""#)),
        Row(
            "deeply nested objects merge", #"{"customer":{"billingAddress":{"state":null,"city":"Köln"}}}"#,
            start.replacing(#""city":"Bonn","state":"NRW""#, with: #""city":"Köln""#)),
        Row(
            "arrays are replaced whole", #"{"order":{"lineItems":[{"amount":9}]}}"#,
            start.replacing(#"[{"amount":1},{"amount":2}]"#, with: #"[{"amount":9}]"#)),
        Row(
            "an array is cleared", #"{"order":{"lineItems":null}}"#, start.replacing(#""lineItems":[{"amount":1},{"amount":2}],"#, with: "")
        ),
        Row(
            "metadata merges", #"{"metadata":{"b":{"d":[1]},"a":null,"e":"f"}}"#,
            start.replacing(#"{"a":1,"b":{"c":2}}"#, with: #"{"b":{"c":2,"d":[1]},"e":"f"}"#)),
        Row("an object is cleared", #"{"metadata":null}"#, start.replacing(#""metadata":{"a":1,"b":{"c":2}},"#, with: "")),
        Row(
            "nulls in a new object set nothing", #"{"customer":{"shippingAddress":{"city":"Ulm","state":null}}}"#,
            start.replacing(#""state":"NRW"}"#, with: #""state":"NRW"},"shippingAddress":{"city":"Ulm"}"#)),
        Row("the same options may be repeated", #"{"paymentMethod":{"options":{"PAYMENT_CARD":{"captureVaultedCardCvv":true}}}}"#, start),
        Row(
            "the rest of the payment method changes", #"{"paymentMethod":{"vaultOnSuccess":false}}"#,
            start.replacing(#""vaultOnSuccess":true"#, with: #""vaultOnSuccess":false"#)),
    ])
    func `a patch changes what it names`(_ row: Row<String>) throws {
        #expect(String(decoding: try merged(row.json).jsonBytes, as: UTF8.self) == row.output)
    }

    private static let options = WireProblem(path: "paymentMethod.options", reason: .unchangeable)

    @Test(arguments: [
        Row("no object", "[]", WireProblem(path: "", reason: .wrongType(expected: .object))),
        Row("text", #""x""#, WireProblem(path: "", reason: .wrongType(expected: .object))),
        Row("wrong type", #"{"amount":"1"}"#, WireProblem(path: "amount", reason: .wrongType(expected: .integer))),
        Row(
            "wrong type inside", #"{"customer":{"billingAddress":7}}"#,
            WireProblem(path: "customer.billingAddress", reason: .wrongType(expected: .object))),
        Row("switch turned off", #"{"paymentMethod":{"options":{"PAYMENT_CARD":{"captureVaultedCardCvv":false}}}}"#, options),
        Row("switch cleared", #"{"paymentMethod":{"options":{"PAYMENT_CARD":{"captureVaultedCardCvv":null}}}}"#, options),
        Row("option cleared", #"{"paymentMethod":{"options":{"PAYMENT_CARD":null}}}"#, options),
        Row("options cleared", #"{"paymentMethod":{"options":null}}"#, options),
        Row("payment method cleared", #"{"paymentMethod":null}"#, options),
        Row("option added", #"{"paymentMethod":{"options":{"PAYPAL":{}}}}"#, options),
    ])
    func `a patch that is not acceptable is refused with its path`(_ row: Row<WireProblem>) {
        #expect(throws: row.output) { try merged(row.json) }
    }

    @Test func `options cannot be added later either`() {
        #expect(throws: Self.options) { try merged(#"{"paymentMethod":{"options":{"PAYPAL":{}}}}"#, into: "{}") }
    }

    @Test func `keys that only look alike are different keys`() throws {
        let session = try merged("{\"metadata\":{\"e\u{301}\":1}}", into: "{\"metadata\":{\"\u{e9}\":2}}")
        #expect(session.metadata.map { String(decoding: $0.bytes, as: UTF8.self).utf8.count } == "{\"\u{e9}\":2,\"e\u{301}\":1}".utf8.count)
    }

    @Test func `changes cannot make a session grow without end`() throws {
        let half = String(repeating: "x", count: WireLimits.clientSessionBytesMax / 2)
        let session = try merged("{\"metadata\":{\"a\":\"\(half)\"}}", into: "{}")
        #expect(throws: WireProblem(path: "", reason: .tooLong(maximum: WireLimits.clientSessionBytesMax))) {
            try session.merging(patch: Fixture.root("{\"metadata\":{\"b\":\"\(half)\"}}"))
        }
    }

    @Test func `a session that was refused a change is the same as before`() throws {
        let session = try ClientSessionObject(json: Array(Self.start.utf8))
        #expect(throws: WireProblem.self) { try session.merging(patch: Fixture.root(#"{"amount":-1}"#)) }
        #expect(String(decoding: session.jsonBytes, as: UTF8.self) == Self.start)
    }
}
