import CofferHTTPServer
import CofferWire
import Testing

@testable import CofferAPI
@testable import CofferHTTPServer

@Suite struct CheckoutBodyTests {
    private func read(_ text: String, _ body: CheckoutBody = CheckoutBody(model: "Payment"), isJSON: Bool = true) throws(CheckoutRefusal)
        -> String?
    {
        try body.read(HTTPBody(Array(text.utf8)), isJSON: isJSON) { (value) throws(CheckoutRefusal) in value["a"]?.string ?? "" }
    }

    @Test func `an object is read`() throws {
        #expect(try read(#"{"a":"b"}"#) == "b")
    }

    @Test(arguments: [
        "", " ", "{", "[]", "null", "\"x\"", "5", "{}x", "{\"a\":1,}", "{'a':1}", "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}",
        "\u{FEFF}{}", "{\"a\":\"\\ud800\"}", "{\"a\":NaN}",
        "{\"a\":" + String(repeating: "[", count: 32) + String(repeating: "]", count: 32) + "}",
    ])
    func `what is not acceptable JSON is malformed`(_ text: String) {
        #expect(throws: CheckoutRefusal(.malformedRequest)) { _ = try read(text) }
    }

    @Test func `no body is allowed where the route says so, and another type nowhere`() throws {
        let optional = CheckoutBody(model: "Payment", isOptional: true)
        #expect(try read("", optional) == nil)
        #expect(try read("", optional, isJSON: false) == nil)
        #expect(throws: CheckoutRefusal(.malformedRequest)) { _ = try read("", isJSON: false) }
        #expect(throws: CheckoutRefusal(.unsupportedMediaType)) { _ = try read("{}", isJSON: false) }
        #expect(throws: CheckoutRefusal(.unsupportedMediaType)) { _ = try read("{}", optional, isJSON: false) }
    }

    @Test(arguments: [
        ("note", #"{"note":"4242424242424242"}"#), ("note", #"{"note":4242424242424242}"#),
        ("order.lineItems[1].name", #"{"order":{"lineItems":[{"name":"a"},{"name":"pay 4242-4242-4242-4242 now"}]}}"#),
        ("customer_id", #"{"customer_id":"\u0034242424242424242"}"#), ("name", #"{"name":"４２４２４２４２４２４２４２４２"}"#),
        ("(unknown member)", #"{"4242424242424242":1}"#), ("metadata.(unknown member)", #"{"metadata":{"a<b":["4111111111111111"]}}"#),
        ("paymentInstrument.cardholderName", #"{"paymentInstrument":{"number":"4242424242424242","cardholderName":"5555555555554444"}}"#),
        ("number", #"{"number":"4242424242424242"}"#),
    ])
    func `a card number where none belongs is refused by its place`(_ path: String, _ text: String) {
        let body = CheckoutBody(model: "Payment", cardNumber: "paymentInstrument.number")
        let shown = path == "metadata.(unknown member)" ? "metadata.(unknown member)[0]" : path
        #expect(throws: CheckoutRefusal(.requestValidation, model: "Payment", path: shown, "Must not hold a card number.")) {
            _ = try read(text, body)
        }
    }

    /// Its digits would pass for a number: one random UUID of two thousand is like that.
    @Test(arguments: ["42424242-4242-4242-8abc-def012345678", "42424242-4242-4242-8ABC-DEF012345678"])
    func `a UUID is no card number, whatever its digits, and a text around it may hold one`(_ uuid: String) throws {
        let body = CheckoutBody(model: "Payment")
        #expect(try read(#"{"a":"\#(uuid)"}"#, body) == uuid)
        for text in [#"{"a":"no. \#(uuid)"}"#, #"{"a":"42424242-4242-4242-8000-000000000000"}"#] {
            #expect(throws: CheckoutRefusal(.requestValidation, model: "Payment", path: "a", "Must not hold a card number.")) {
                _ = try read(text, body)
            }
        }
    }

    @Test func `a card number stands in its own member`() throws {
        let text = #"{"paymentInstrument":{"number":"4242424242424242"},"a":"b"}"#
        #expect(try read(text, CheckoutBody(model: "Card", cardNumber: "paymentInstrument.number")) == "b")
        #expect(throws: CheckoutRefusal.self) { _ = try read(text) }
    }

    @Test func `what Wire refuses is told by the body's error`() {
        let body = CheckoutBody(model: "ClientSession", invalid: .clientSessionValidation)
        #expect(
            throws: CheckoutRefusal(
                .clientSessionValidation, model: "ClientSession", path: "amount",
                "Must be an integer, written without a fraction or an exponent.")
        ) {
            _ = try body.read(HTTPBody(Array(#"{"amount":"12"}"#.utf8)), isJSON: true, as: ClientSessionObject.init(_:))
        }
    }
}
