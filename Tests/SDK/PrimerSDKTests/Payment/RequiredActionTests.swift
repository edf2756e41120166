import CofferFoundation
import CofferWire
import Testing

@testable import PrimerSDK

struct RequiredActionTests {
    private func read(_ changes: [String: Any]) -> Result<RequiredAction, PrimerError> {
        var payload: [String: Any] = [
            "accessToken": "a", "intent": "PROCESSOR_3DS", "redirectUrl": "https://bank.example/x",
            "statusUrl": "https://pay.example/status",
        ]
        for (key, value) in changes { payload[key] = value is NSNull ? nil : value }
        let object = RequiredActionObject(name: "PROCESSOR_3DS", clientToken: Sample.token(payload))
        return Result { () throws(PrimerError) in try RequiredAction(object, paymentMethodType: "PAYMENT_CARD") }
    }

    @Test(arguments: ["PROCESSOR_3DS", "ADYEN_GIROPAY_REDIRECTION", "X_REDIRECTION_Y"])
    func `a page and polling is what these intents mean`(_ intent: String) throws {
        let action = try read(["intent": intent]).get()
        #expect(action.redirect?.url.absoluteString == "https://bank.example/x")
        #expect(action.status.url.absoluteString == "https://pay.example/status")
        #expect(action.accessToken == "a")
        #expect("\(action)" == "RequiredAction")
    }

    @Test func `without a page there is only waiting`() throws {
        let action = try read(["redirectUrl": NSNull()]).get()
        #expect(action.redirect == nil)
    }

    @Test(arguments: [
        ("STRIPE_ACH", "missing-sdk-dependency"), ("3DS_AUTHENTICATION", "missing-sdk-dependency"), ("QR_CODE", "invalid-value"),
        ("CHECKOUT", "invalid-value"), ("", "invalid-value"), ("processor_3ds", "invalid-value"),
    ])
    func `other intents are refused by name`(_ intent: String, _ errorId: String) {
        guard case .failure(let error) = read(["intent": intent]) else { return #expect(Bool(false), "accepted") }
        #expect(error.errorId == errorId)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let key: String
        let value: String?
        init(_ name: String, _ key: String, _ value: String?) { (testDescription, self.key, self.value) = (name, key, value) }
    }

    @Test(arguments: [
        Row("no status address", "statusUrl", nil), Row("plain http to the status", "statusUrl", "http://pay.example/status"),
        Row("a page at plain http", "redirectUrl", "http://bank.example/"),
        Row("a script for a page", "redirectUrl", "javascript:alert(1)"),
        Row("an app for a page", "redirectUrl", "tel:12345"), Row("no access token", "accessToken", nil),
        Row("an access token with a line break", "accessToken", "a\nb"),
    ])
    func `an action that cannot be followed is refused`(_ row: Row) {
        guard case .failure(let error) = read([row.key: row.value ?? NSNull()]) else { return #expect(Bool(false), "accepted") }
        #expect(error.errorId == "invalid-value")
        #expect(!"\(error)".contains("example"))
    }

    @Test func `an action's expiry is the service's business`() throws { _ = try read(["exp": 1]).get() }
}
