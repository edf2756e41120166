import CofferHTTPServer
import CofferVault
import CofferWire
import Testing

@testable import CofferAPI

@Suite struct RefusalTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var error: VaultError
        var code: CaasErrorCode?
        var status: Int
        var switched: Int
        var testDescription: String { error.code }
        init(_ error: VaultError, _ code: CaasErrorCode?, _ status: Int, _ switched: Int) {
            (self.error, self.code, self.status, self.switched) = (error, code, status, switched)
        }
    }

    @Test(arguments: [
        Row(.invalidRequest(field: .city), .invalidRequest, 400, 400), Row(.invalidCardNumber, .invalidCardNumber, 200, 400),
        Row(.invalidSecurityCode, .invalidSecurityCode, 200, 400), Row(.expiredCard, .expiredCard, 200, 400),
        Row(.cardDeclined, .cardDeclined, 200, 402), Row(.verificationFailed, .cardDeclined, 200, 402),
        Row(.cardNotSupported, .cardNotSupported, 200, 400), Row(.invalidBillingAddress, .invalidBillingAddress, 200, 400),
        Row(.directionNotSupported, .transactionTypeNotSupported, 200, 400), Row(.providerUnavailable, .providerUnavailable, 200, 503),
        Row(.cardAlreadyAdded, .cardAlreadyAdded, 200, 409), Row(.cardInUseByAnotherUser, .cardInUseByAnotherUser, 200, 409),
        Row(.maxNumberOfCardsReached, .maxNumberOfCardsReached, 200, 400), Row(.cardNotFound, .paymentMethodNotFound, 200, 400),
        Row(.unknownAccount, .invalidAccount, 200, 400), Row(.webSessionMismatch, .webSessionMismatch, 200, 404),
        Row(.idempotencyKeyReused, .invalidRequest, 400, 400), Row(.idempotencyKeyInFlight, .invalidRequest, 409, 409),
        Row(.damagedRecord, .internalError, 500, 500), Row(.damagedAudit, .internalError, 500, 500),
        Row(.store(.diskFull), .internalError, 500, 500), Row(.store(.overloaded(waiting: 9)), .internalError, 503, 503),
        Row(.invalidBearer, nil, 401, 401), Row(.expiredBearer, nil, 401, 401), Row(.notPermitted, nil, 401, 401),
        Row(.wrongCredentials, nil, 401, 401),
    ])
    func `each refusal has its code and both of its statuses`(_ row: Row) throws {
        for (choice, status) in [(APISettings.RefusalStatus.ok, row.status), (.codeGroup, row.switched)] {
            var settings = APISettings()
            settings.refusalStatus = choice
            let answers = CaasAnswers(settings: settings, clock: .fixed(at: 0))
            let response = answers.failure(CaasRefusal(row.error), method: .post, route: .collection)
            #expect(response.status == status)
            guard let code = row.code else {
                #expect(response.body.isEmpty)
                #expect("\(response.contentType ?? "")" == "text/plain")
                continue
            }
            let json = try JSONDocument(response.body)
            #expect(json["data"]?.isNull == true)
            #expect(json["errorResponse", "errorData"]?.elements.first?["errorCode"]?.string == code.rawValue)
            #expect(json["errorResponse", "httpStatus"]?.string == "\(status)")
            #expect(json["errorResponse", "timestamp"]?.string == "1970-01-01T00:00:00.000Z")
            #expect(json["errorResponse", "path"]?.string == "POST /services/paymentmethods")
        }
    }

    @Test func `a refused field is named`() throws {
        let answers = CaasAnswers(settings: APISettings(), clock: .fixed(at: 0))
        let response = answers.failure(CaasRefusal(.invalidRequest(field: .idempotencyKey)), method: .post, route: .collection)
        let message = try JSONDocument(response.body)["errorResponse", "errorData"]?.elements.first?["message"]?.string
        #expect(message?.hasSuffix("Field: Idempotency-Key.") == true)
    }
}
