import CofferSandbox
import CofferTestSupport
import CofferWire
import Testing

extension World {
    /// Calls as the merchant's servers, or with another key.
    func merchant(_ key: String? = nil) -> CheckoutClient {
        CheckoutClient(url: sandbox.url, apiKey: key ?? sandbox.credentials.secretKey)
    }

    /// Calls without credentials.
    var stranger: CheckoutClient { CheckoutClient(url: sandbox.url) }

    /// Calls as an app in a new client session.
    func shopper(_ customer: String?, amount: Int64 = 1299, captureCvv: Bool = false) async throws -> CheckoutClient {
        try CheckoutClient(
            url: sandbox.url, clientToken: try await sandbox.clientToken(customerId: customer, amount: amount, captureCvv: captureCvv))
    }

    /// Adds a card on the CAAS face.
    /// - Returns: Its id, which names it on both faces.
    @discardableResult
    func addCard(_ customer: String, _ number: String = "4242424242424242", cvv: String = "123") async throws -> String {
        let answer = try await partner().add(CardBody(account: customer, number: number, cvv: cvv).json)
        // The next one is newer.
        time.advance(seconds: 1)
        return try #require(answer.paymentMethodId)
    }

    /// The merchant's token of a customer's newest card.
    func instrumentToken(_ customer: String) async throws -> String {
        let list = try await merchant().get("/payment-instruments?customer_id=\(customer)")
        return try #require(list.data.first?["token"]?.string)
    }
}

extension CheckoutClient {
    /// A token that pays once with a saved card.
    func exchange(_ id: String, cvv: String? = nil) async throws -> String {
        let answer = try await post("/sdk/payment-instruments/\(id)/exchange", cvv.map { #"{"cvv":"\#($0)"}"# })
        return try #require(answer["token"])
    }

    /// Pays as an app.
    func pay(_ token: String, key: String? = nil) async throws -> Answer {
        try await post("/sdk/payments", #"{"paymentMethodToken":"\#(token)"}"#, key: key)
    }

    /// A token that pays once with a typed card.
    func tokenise(_ number: String, cvv: String = "123") async throws -> String {
        let answer = try await post("/sdk/payment-instruments", Self.card(number, cvv: cvv))
        return try #require(answer["token"])
    }

    /// The body of an app that was given a card.
    static func card(_ number: String, cvv: String = "123", more: String = "") -> String {
        #"{"paymentInstrument":{"number":"\#(number)","cvv":"\#(cvv)","expirationMonth":"03","expirationYear":"2031","#
            + #""cardholderName":"Ada Example"}\#(more)}"#
    }
}

/// Every route of the checkout face with the methods that it answers; `ID` stands for an identifier that nothing has.
enum CheckoutRoutes {
    static let absent = "AaIqlCN4uAt7_6FfnaGVhW1ZTmHmeg"

    static let merchant: [(path: String, methods: [String])] = [
        ("/client-session", ["GET", "HEAD", "PATCH", "POST"]), ("/payment-instruments", ["GET", "HEAD"]),
        ("/payment-instruments/\(absent)", ["DELETE"]), ("/payment-instruments/\(absent)/vault", ["POST"]),
        ("/payment-instruments/\(absent)/default", ["POST"]), ("/payments", ["GET", "HEAD", "POST"]),
        ("/payments/\(absent)", ["GET", "HEAD"]), ("/payments/\(absent)/capture", ["POST"]), ("/payments/\(absent)/cancel", ["POST"]),
        ("/payments/\(absent)/refund", ["POST"]), ("/payments/\(absent)/resume", ["POST"]),
    ]
    static let sdk: [(path: String, methods: [String])] = [
        ("/sdk/configuration", ["GET", "HEAD"]), ("/sdk/client-session/actions", ["POST"]),
        ("/sdk/payment-instruments", ["GET", "HEAD", "POST"]), ("/sdk/payment-instruments/\(absent)/exchange", ["POST"]),
        ("/sdk/payment-instruments/\(absent)/vault", ["DELETE"]), ("/sdk/payments", ["POST"]),
        ("/sdk/payments/\(absent)/resume", ["POST"]),
    ]
    static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"]
}
