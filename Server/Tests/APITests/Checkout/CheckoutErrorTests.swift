import CofferCrypto
import CofferHTTPServer
import CofferWire
import Testing

@testable import CofferAPI

@Suite struct CheckoutErrorTests {
    static let answers = CheckoutAnswers(random: RandomBytes())

    @Test(arguments: CheckoutErrorID.allCases, [CheckoutHalf.merchant, .sdk])
    func `each refusal has its status and the three strings that apps need`(_ id: CheckoutErrorID, _ half: CheckoutHalf) throws {
        let response = Self.answers.failure(CheckoutRefusal(id), half)
        #expect(response.status == id.status)
        #expect("\(response.contentType ?? "")" == "application/json")
        let error = try #require(CheckoutErrorObject(JSONDocument(response.body).root))
        #expect(error.errorId == id.rawValue)
        #expect(error.text == id.sentence)
        #expect(error.diagnosticsId.utf8.count == 22)
        #expect(error.validationErrors.isEmpty)
    }

    @Test func `names and numbers of refusals are the sheet's`() {
        let sheet: [(CheckoutErrorID, String, Int)] = [
            (.clientSessionValidation, "ClientSessionValidationError", 400), (.payment, "PaymentError", 400),
            (.failedVerification, "FailedVerification", 400), (.invalidInstrumentToken, "InvalidPaymentInstrumentToken", 400),
            (.idempotencyKeyExists, "IdempotencyKeyAlreadyExists", 409), (.requestValidation, "RequestValidationError", 422),
        ]
        for (id, name, status) in sheet {
            #expect(id.rawValue == name)
            #expect(id.status == status)
        }
    }

    @Test func `two refusals have two diagnostics ids`() throws {
        let bodies = [CheckoutHalf.merchant, .merchant].map { Self.answers.failure(CheckoutRefusal(.forbidden), $0).body }
        #expect(bodies[0] != bodies[1])
    }

    @Test func `merchants get objects and apps get strings`() throws {
        let refusal = CheckoutRefusal(.requestValidation, model: "Payment", path: "order.lineItems[0].amount", "Must be an integer.")
        let merchant = try JSONDocument(Self.answers.failure(refusal, .merchant).body)["error", "validationErrors"]?.elements.first
        #expect(merchant?["model"]?.string == "Payment")
        #expect(merchant?["errors"]?.elements.first?["path"]?.string == "order.lineItems[0].amount")
        #expect(merchant?["errors"]?.elements.first?["description"]?.string == "Must be an integer.")
        let sdk = try JSONDocument(Self.answers.failure(refusal, .sdk).body)["error", "validationErrors"]?.elements.first
        #expect(sdk?.string == "order.lineItems[0].amount: Must be an integer.")
    }

    @Test func `a method that is not answered is told with those that are`() {
        let response = Self.answers.failure(.methodNotAllowed(.clientSession), .merchant)
        #expect(response.status == 405)
        #expect(response.fields.map { "\($0.name): \($0.value)" } == ["Allow: GET, HEAD, PATCH, POST"])
    }

    @Test(arguments: CheckoutErrorID.allCases)
    func `what may be tried again says when`(_ id: CheckoutErrorID) {
        let fields = Self.answers.failure(CheckoutRefusal(id), .sdk).fields.map { "\($0.name): \($0.value)" }
        #expect(fields == (id == .unavailable || id == .idempotencyKeyInFlight ? ["Retry-After: 1"] : []))
    }

    @Test(arguments: HTTPRefusal.allCases)
    func `the server's own refusals keep their status`(_ refusal: HTTPRefusal) {
        #expect(CheckoutRefusal(server: refusal).id.status == refusal.status)
    }
}
