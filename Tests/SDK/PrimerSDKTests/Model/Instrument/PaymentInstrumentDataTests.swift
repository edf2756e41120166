import CofferFoundation
import CofferWire
import Testing

@testable import PrimerSDK

@Suite struct PaymentInstrumentDataTests {
    /// Every member, once.
    static let whole = """
        {"accountNumberLastFourDigits":"6789","applePayMerchantTokenIdentifier":"apple-1","authorizationToken":"auth-1","bankName":"Bank One",\
        "binData":{"accountFundingType":"CREDIT","accountNumberType":"PRIMARY","issuerCountryCode":"US","issuerCurrencyCode":"USD",\
        "issuerName":"Issuer","network":"VISA","prepaidReloadableIndicator":"NO","productCode":"F","productName":"Classic",\
        "productUsageType":"CONSUMER","regionalRestriction":"NONE"},"cardholderName":"Jane Doe","currencyCode":"EUR","expirationMonth":"03",\
        "expirationYear":"2030","externalPayerInfo":{"email":"jane@example.com","externalPayerId":"payer-1","firstName":"Jane",\
        "lastName":"Doe"},"first6Digits":"424242","gocardlessMandateId":"mandate-1","isNetworkTokenized":true,"klarnaCustomerToken":"klarna-1",\
        "last4Digits":"4242","mx":"mx-1","network":"Visa","paymentMethodConfigId":"config-1","paymentMethodType":"ADYEN_IDEAL",\
        "paypalBillingAgreementId":"agreement-1","productId":"product-1","sessionData":{"billingAddress":{"addressLine1":"1 Road",\
        "addressLine2":"b","addressLine3":"c","city":"Town","countryCode":"GB","email":"joe@example.com","firstName":"Joe","lastName":"Roe",\
        "phoneNumber":"1","postalCode":"AB1","state":"s","title":"Dr"},"locale":"en-GB","orderAmount":1299,"orderLines":[{"name":"Shoe",\
        "quantity":2,"total_amount":10,"total_discount_amount":1,"type":"physical","unit_price":5}],"orderTaxAmount":99,\
        "purchaseCountry":"GB","purchaseCurrency":"GBP","recurringDescription":"monthly","shippingAddress":{"city":"Ville"},\
        "tokenDetails":{"brand":"VISA","expiry_date":"12/30","masked_number":"4242","type":"CARD"}},"sessionInfo":{"locale":"en-US",\
        "platform":"IOS","redirectionUrl":"app:back"},"shippingAddress":{"addressLine1":"1 Street","addressLine2":"2","city":"City",\
        "countryCode":"US","firstName":"Ann","lastName":"Poe","postalCode":"98101","state":"WA"},"threeDSecureAuthentication":\
        {"challengeIssued":true,"protocolVersion":"2.2.0","reasonCode":"r","reasonText":"t","responseCode":"AUTH_SUCCESS"}}
        """

    static func decode(_ json: String) throws -> InstrumentContent {
        try JSONDecoder().decode(InstrumentContent.self, from: Data(json.utf8))
    }

    @Test func `every member is read and written by the wire's key`() throws {
        let data = try Self.decode(Self.whole)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(try String(decoding: encoder.encode(data), as: UTF8.self) == Self.whole)
        #expect(!Mirror(reflecting: data).children.contains { _ in true })
    }

    @Test func `the wire's own reader leads to the same`() throws {
        let document = try JSONDocument(Array(Self.whole.utf8))
        let wire = try #require(InstrumentData(document.root))
        #expect(try InstrumentContent(wire) == Self.decode(Self.whole))
    }

    @Test func `nothing has to be there`() throws { #expect(try Self.decode("{}") == InstrumentContent()) }

    @Test(arguments: [
        #"{"last4Digits":4242}"#, #"{"isNetworkTokenized":"true"}"#, #"{"binData":"VISA"}"#, #"{"externalPayerInfo":[]}"#,
        #"{"threeDSecureAuthentication":{"reasonCode":"r"}}"#, #"{"threeDSecureAuthentication":{"responseCode":"OTHER"}}"#,
        #"{"sessionData":{"locale":"en"}}"#, #"{"currencyCode":978}"#, #"{"accountNumberLast4Digits":"6789"}"#, #"{"last4Digits":null}"#,
    ])
    func `a member of the wrong type is absent`(_ json: String) throws { #expect(try Self.decode(json) == InstrumentContent()) }

    @Test(arguments: ["[]", "1", "\"a\"", "null", ""])
    func `what is no object is refused`(_ json: String) { #expect(throws: DecodingError.self) { try Self.decode(json) } }

    struct PayerRow: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let json: String
        let id: String?
        let first: String?
        let last: String?

        init(_ name: String, _ json: String, _ id: String?, _ first: String?, _ last: String?) {
            testDescription = name
            self.json = json
            self.id = id
            self.first = first
            self.last = last
        }
    }

    @Test(arguments: [
        PayerRow("camel case", #"{"externalPayerId":"i","firstName":"f","lastName":"l"}"#, "i", "f", "l"),
        PayerRow("snake case", #"{"external_payer_id":"i","first_name":"f","last_name":"l"}"#, "i", "f", "l"),
        PayerRow("camel case wins", #"{"externalPayerId":"i","external_payer_id":"x","first_name":"f"}"#, "i", "f", nil),
        PayerRow("none", "{}", nil, nil, nil),
    ])
    func `a payer has either spelling and shows both`(_ row: PayerRow) throws {
        let payer = try #require(try Self.decode("{\"externalPayerInfo\":\(row.json)}").externalPayerInfo)
        #expect(payer.externalPayerId == row.id && payer.external_payer_id == row.id)
        #expect(payer.firstName == row.first && payer.first_name == row.first)
        #expect(payer.lastName == row.last && payer.last_name == row.last)
        let alone = try JSONDecoder().decode(Response.Body.Tokenization.PayPal.ExternalPayerInfo.self, from: Data(row.json.utf8))
        #expect(alone == payer)
    }

    @Test func `no text form shows digits, names or addresses`() throws {
        let data = try Self.decode(Self.whole)
        let method = savedMethod("pm-1", data)
        let shown: [Any] = [
            data, method, data.externalPayerInfo as Any, data.shippingAddress as Any, data.sessionData as Any,
            data.sessionData?.billingAddress as Any, data.sessionData?.tokenDetails as Any, [method],
        ]
        for text in shown.flatMap(textForms) {
            for secret in ["4242", "Jane", "Doe", "example.com", "Joe", "1 Street", "1 Road", "6789", "Ann"] {
                #expect(!text.contains(secret))
            }
        }
    }

    @Test(
        arguments: zip(ThreeDS.ResponseCode.allCases, ["NOT_PERFORMED", "SKIPPED", "AUTH_SUCCESS", "AUTH_FAILED", "CHALLENGE", "METHOD"]))
    func `an authentication's code has the wire's raw value`(_ code: ThreeDS.ResponseCode, _ raw: String) throws {
        #expect(code.rawValue == raw)
        #expect(
            try Self.decode("{\"threeDSecureAuthentication\":{\"responseCode\":\"\(raw)\"}}").threeDSecureAuthentication?.responseCode
                == code)
    }

    @Test(arguments: [("EUR", 2), ("JPY", 0), ("jpy", 0), ("KWD", 3), ("CLF", 4), ("XXX", 2), ("", 2)])
    func `a currency knows its digits`(_ code: String, _ digits: Int) { #expect(Currency(code: code).decimalDigits == digits) }
}
