import CofferWire
import Testing

@Suite struct RequestTests {
    @Test(arguments: [
        Row<String?>("a code", #"{"cvv":"123"}"#, "123"), Row<String?>("escaped", #"{"cvv":"\u0031\u00323"}"#, "123"),
        Row<String?>("with unknown members", #"{"cvv":"123","x":1}"#, "123"),
        Row<String?>("no code", "{}", nil), Row<String?>("null", #"{"cvv":null}"#, nil), Row<String?>("empty", #"{"cvv":""}"#, nil),
        Row<String?>("letters, which the vault judges", #"{"cvv":"abc"}"#, "abc"),
        Row<String?>("full-width digits", #"{"cvv":"１２３"}"#, "１２３"),
    ])
    func `an exchange's code is read as it came`(_ row: Row<String?>) throws {
        let request = try ExchangeRequest(Fixture.root(row.json))
        #expect(request == ExchangeRequest(cvv: row.output.map(SecretText.init(_:))))
        #expect(try ExchangeRequest(Fixture.root(Fixture.written(request.write))) == request)
    }

    @Test func `an exchange without code is an empty object`() { #expect(Fixture.written(ExchangeRequest().write) == "{}") }

    private static let card = #""number":"4242424242424242","cvv":"123","expirationMonth":"03","expirationYear":"2030""#

    @Test(arguments: [
        Row<TokeniseRequest.PaymentFlow?>("a card", "{\"paymentInstrument\":{\(card)}}", nil),
        Row<TokeniseRequest.PaymentFlow?>(
            "a card to be saved", "{\"paymentInstrument\":{\(card)},\"tokenType\":\"MULTI_USE\",\"paymentFlow\":\"VAULT\"}", .vault),
        Row<TokeniseRequest.PaymentFlow?>(
            "with all members",
            "{\"paymentInstrument\":{\(card),\"cardholderName\":\"J\",\"preferredNetwork\":\"CARTES_BANCAIRES\"},\"tokenType\":\"SINGLE_USE\",\"paymentFlow\":\"DEFAULT\"}",
            .default),
    ])
    func `a new card is read and written the same`(_ row: Row<TokeniseRequest.PaymentFlow?>) throws {
        let request = try TokeniseRequest(Fixture.root(row.json))
        #expect(request.number == SecretText("4242424242424242") && request.cvv == SecretText("123"))
        #expect(request.expirationMonth == "03" && request.expirationYear == "2030" && request.paymentFlow == row.output)
        #expect(Fixture.written(request.write) == row.json)
    }

    @Test(arguments: [
        Row("nothing", "{}", WireProblem(path: "paymentInstrument", reason: .missing)),
        Row("as text", #"{"paymentInstrument":"x"}"#, WireProblem(path: "paymentInstrument", reason: .wrongType(expected: .object))),
        Row("without number", #"{"paymentInstrument":{}}"#, WireProblem(path: "paymentInstrument.number", reason: .missing)),
        Row("empty number", #"{"paymentInstrument":{"number":""}}"#, WireProblem(path: "paymentInstrument.number", reason: .missing)),
        Row(
            "number as number", #"{"paymentInstrument":{"number":4242424242424242}}"#,
            WireProblem(path: "paymentInstrument.number", reason: .wrongType(expected: .string))),
        Row(
            "without month", #"{"paymentInstrument":{"number":"4242424242424242","expirationYear":"2030"}}"#,
            WireProblem(path: "paymentInstrument.expirationMonth", reason: .missing)),
        Row(
            "year as number", #"{"paymentInstrument":{"number":"4242424242424242","expirationMonth":"03","expirationYear":2030}}"#,
            WireProblem(path: "paymentInstrument.expirationYear", reason: .wrongType(expected: .string))),
        Row(
            "unknown token type", "{\"paymentInstrument\":{\(card)},\"tokenType\":\"TWICE\"}",
            WireProblem(path: "tokenType", reason: .unknownValue)),
        Row(
            "unknown flow", "{\"paymentInstrument\":{\(card)},\"paymentFlow\":\"LATER\"}",
            WireProblem(path: "paymentFlow", reason: .unknownValue)),
    ])
    func `a broken new card is refused with its path`(_ row: Row<WireProblem>) {
        #expect(throws: row.output) { try TokeniseRequest(Fixture.root(row.json)) }
    }

    @Test func `tokens of payments and resumptions go through unchanged`() throws {
        let payment = CreatePaymentRequest(paymentMethodToken: "tök\"en")
        let resume = ResumeRequest(resumeToken: "r")
        #expect(try CreatePaymentRequest(Fixture.root(Fixture.written(payment.write))) == payment)
        #expect(try ResumeRequest(Fixture.root(Fixture.written(resume.write))) == resume)
    }

    @Test(arguments: [
        Row("missing", "{}", WireProblem.Reason.missing), Row("null", "null-member", .missing), Row("empty", "empty-member", .missing),
        Row("number", "number-member", .wrongType(expected: .string)),
    ])
    func `a missing token is refused`(_ row: Row<WireProblem.Reason>) {
        let values = ["null-member": "null", "empty-member": "\"\"", "number-member": "7"]
        func body(_ key: String) -> String { values[row.json].map { "{\"\(key)\":\($0)}" } ?? row.json }
        #expect(throws: WireProblem(path: "paymentMethodToken", reason: row.output)) {
            try CreatePaymentRequest(Fixture.root(body("paymentMethodToken")))
        }
        #expect(throws: WireProblem(path: "paymentMethodToken", reason: row.output)) {
            try MerchantPaymentRequest(Fixture.root(body("paymentMethodToken")))
        }
        #expect(throws: WireProblem(path: "resumeToken", reason: row.output)) { try ResumeRequest(Fixture.root(body("resumeToken"))) }
        #expect(throws: WireProblem(path: "customerId", reason: row.output)) { try KeepInstrumentRequest(Fixture.root(body("customerId"))) }
    }

    @Test func `every action is written and read back`() throws {
        let address = AddressObject(city: "Ulm", countryCode: "DE")
        let request = ActionsRequest([
            .selectPaymentMethod(type: "PAYMENT_CARD", network: "VISA"), .selectPaymentMethod(type: "PAYPAL", network: nil),
            .unselectPaymentMethod,
            .setBillingAddress(address), .setShippingAddress(address), .setSurchargeFee(amount: 5), .selectShippingMethod(id: "s"),
            .setMobileNumber("+49"), .setCustomerFirstName("J"), .setCustomerLastName("D"), .setEmailAddress("j@shop.example"),
        ])
        #expect(try ActionsRequest(Fixture.root(Fixture.written(request.write))) == request)
        #expect(
            Fixture.written(ActionsRequest(Array(request.actions.prefix(1))).write)
                == #"{"actions":[{"type":"SELECT_PAYMENT_METHOD","params":{"paymentMethodType":"PAYMENT_CARD","binData":{"network":"VISA"}}}]}"#
        )
    }

    @Test(arguments: [
        Row("no actions", "{}", WireProblem(path: "actions", reason: .missing)),
        Row("as object", #"{"actions":{}}"#, WireProblem(path: "actions", reason: .wrongType(expected: .array))),
        Row(
            "one as text", #"{"actions":["UNSELECT_PAYMENT_METHOD"]}"#,
            WireProblem(path: "actions[0]", reason: .wrongType(expected: .object))),
        Row("without type", #"{"actions":[{}]}"#, WireProblem(path: "actions[0].type", reason: .missing)),
        Row(
            "unknown type after a known one", #"{"actions":[{"type":"UNSELECT_PAYMENT_METHOD"},{"type":"SET_PRICE"}]}"#,
            WireProblem(path: "actions[1].type", reason: .unknownValue)),
        Row("without parameters", #"{"actions":[{"type":"SET_EMAIL_ADDRESS"}]}"#, WireProblem(path: "actions[0].params", reason: .missing)),
        Row(
            "without the method's type", #"{"actions":[{"type":"SELECT_PAYMENT_METHOD","params":{}}]}"#,
            WireProblem(path: "actions[0].params.paymentMethodType", reason: .missing)),
        Row(
            "without the address", #"{"actions":[{"type":"SET_BILLING_ADDRESS","params":{}}]}"#,
            WireProblem(path: "actions[0].params.billingAddress", reason: .missing)),
        Row(
            "country in full", #"{"actions":[{"type":"SET_SHIPPING_ADDRESS","params":{"shippingAddress":{"countryCode":"Germany"}}}]}"#,
            WireProblem(path: "actions[0].params.shippingAddress.countryCode", reason: .malformed)),
        Row(
            "too many",
            "{\"actions\":[\(Array(repeating: #"{"type":"UNSELECT_PAYMENT_METHOD"}"#, count: WireLimits.actionsMax + 1).joined(separator: ","))]}",
            WireProblem(path: "actions", reason: .tooMany(maximum: WireLimits.actionsMax))),
    ])
    func `one broken action refuses all`(_ row: Row<WireProblem>) {
        #expect(throws: row.output) { try ActionsRequest(Fixture.root(row.json)) }
    }

    @Test func `a merchant's payment carries what a session does`() throws {
        let request = MerchantPaymentRequest(
            paymentMethodToken: "tok-1",
            content: ClientSessionObject(
                orderId: "o", currencyCode: "EUR", amount: 5, paymentMethod: SessionPaymentMethodObject(vaultOnSuccess: true)))
        #expect(try MerchantPaymentRequest(Fixture.root(Fixture.written(request.write))) == request)
        #expect(throws: WireProblem(path: "amount", reason: .wrongType(expected: .integer))) {
            try MerchantPaymentRequest(Fixture.root(#"{"paymentMethodToken":"t","amount":5.0}"#))
        }
    }

    @Test(arguments: [
        Row("nothing", "{}", PaymentChangeRequest()),
        Row("all", #"{"amount":5,"final":false,"reason":"r"}"#, PaymentChangeRequest(amount: 5, isFinal: false, reason: "r")),
        Row("smallest", #"{"amount":1}"#, PaymentChangeRequest(amount: 1)),
    ])
    func `changes of a payment are read and written the same`(_ row: Row<PaymentChangeRequest>) throws {
        #expect(try PaymentChangeRequest(Fixture.root(row.json)) == row.output)
        #expect(Fixture.written(row.output.write) == row.json)
    }

    @Test(arguments: [
        Row(
            "amount of nothing", #"{"amount":0}"#,
            WireProblem(path: "amount", reason: .outOfRange(minimum: 1, maximum: WireLimits.amountMax))),
        Row("negative", #"{"amount":-5}"#, WireProblem(path: "amount", reason: .outOfRange(minimum: 1, maximum: WireLimits.amountMax))),
        Row("fraction", #"{"amount":5.0}"#, WireProblem(path: "amount", reason: .wrongType(expected: .integer))),
        Row("final as text", #"{"final":"true"}"#, WireProblem(path: "final", reason: .wrongType(expected: .boolean))),
        Row("reason as number", #"{"reason":1}"#, WireProblem(path: "reason", reason: .wrongType(expected: .string))),
        Row("array", "[]", WireProblem(path: "", reason: .wrongType(expected: .object))),
    ])
    func `broken changes of a payment are refused`(_ row: Row<WireProblem>) {
        #expect(throws: row.output) { try PaymentChangeRequest(Fixture.root(row.json)) }
    }

    @Test func `keeping an instrument does not verify unless asked`() throws {
        #expect(try KeepInstrumentRequest(Fixture.root(#"{"customerId":"c"}"#)) == KeepInstrumentRequest(customerId: "c", verify: false))
        let request = KeepInstrumentRequest(customerId: "c", verify: true)
        #expect(try KeepInstrumentRequest(Fixture.root(Fixture.written(request.write))) == request)
        #expect(throws: WireProblem(path: "verify", reason: .wrongType(expected: .boolean))) {
            try KeepInstrumentRequest(Fixture.root(#"{"customerId":"c","verify":"no"}"#))
        }
    }

    @Test func `a session's answer carries the session beside the token`() throws {
        let answer = ClientSessionResponse(
            clientToken: "a.b.c", clientTokenExpirationDate: "2026-08-07T19:19:41.000Z",
            warnings: [.init(type: "t", code: "c", message: "m")],
            session: ClientSessionObject(orderId: "o", amount: 5))
        let json = Fixture.written(answer.write)
        #expect(try ClientSessionResponse(Fixture.root(json)) == answer)
        #expect(json.hasPrefix(#"{"clientToken":"a.b.c","clientTokenExpirationDate":"2026-08-07T19:19:41.000Z","orderId":"o","amount":5,"#))
        #expect(throws: WireProblem(path: "clientToken", reason: .missing)) { try ClientSessionResponse(Fixture.root("{}")) }
    }
}
