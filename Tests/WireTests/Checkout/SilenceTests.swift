import CofferWire
import Testing

/// What is secret or personal shows in no text form.
@Suite struct SilenceTests {
    private static let hidden = "Geheim4242"

    private static let values: [(name: String, value: any Sendable)] = {
        var payload = ClientTokenPayload()
        payload.accessToken = hidden
        let secret = SecretText(hidden)
        let address = AddressObject(city: hidden)
        let customer = CustomerObject(firstName: hidden, billingAddress: address)
        let data = InstrumentData(last4Digits: hidden, cardholderName: hidden)
        let instrument = InstrumentObject(token: hidden, paymentInstrumentType: .paymentCard, paymentInstrumentData: data)
        let merchant = MerchantInstrumentObject(token: hidden, paymentMethodData: data)
        let session = ClientSessionObject(customerId: hidden, customer: customer)
        let payment = MerchantPaymentObject(id: hidden, status: .pending, customer: customer)
        return [
            ("payload", payload), ("secret", secret), ("address", address), ("customer", customer), ("data", data),
            ("instrument", instrument),
            ("list", InstrumentList([instrument])), ("merchant", merchant), ("merchant list", MerchantInstrumentList([merchant])),
            ("session", session), ("view", session.view()), ("answer", ClientSessionResponse(clientToken: hidden, session: session)),
            ("configuration", ConfigurationObject(clientSession: session.view())), ("payment", payment),
            ("payments", MerchantPaymentList([payment])),
            ("response", PaymentResponseObject(id: hidden, status: .success)),
            ("action", RequiredActionObject(name: "a", clientToken: hidden)),
            ("poll", PollObject(status: .complete, id: hidden)), ("paid", PaidMethodObject(paymentMethodToken: hidden)),
            ("payer", PayerInfoObject(email: hidden)),
            ("klarna", KlarnaSessionObject(orderLines: [], billingAddress: KlarnaAddressObject(email: hidden))),
            ("exchange", ExchangeRequest(cvv: secret)), ("create", CreatePaymentRequest(paymentMethodToken: hidden)),
            ("resume", ResumeRequest(resumeToken: hidden)), ("keep", KeepInstrumentRequest(customerId: hidden)),
            (
                "tokenise",
                TokeniseRequest(number: secret, cvv: secret, expirationMonth: "03", expirationYear: "2030", cardholderName: hidden)
            ),
            ("actions", ActionsRequest([.setEmailAddress(hidden)])), ("one action", ClientSessionAction.setEmailAddress(hidden)),
            ("merchant's request", MerchantPaymentRequest(paymentMethodToken: hidden, content: session)),
        ]
    }()

    @Test(arguments: values.indices)
    func `a value shows nothing of its content`(_ index: Int) {
        let (name, value) = Self.values[index]
        var dumped = ""
        dump(value, to: &dumped)
        for text in [dumped, String(describing: value), String(reflecting: value), "\(Mirror(reflecting: value).children.map(\.value))"] {
            #expect(!text.contains("Geheim") && !text.contains("4242"), "\(name)")
        }
    }

    @Test func `a secret that was read shows nothing either`() throws {
        let request = try ExchangeRequest(Fixture.root(#"{"cvv":"Geheim4242"}"#))
        var dumped = ""
        dump(request, to: &dumped)
        dump(request.cvv, to: &dumped)
        #expect(!dumped.contains("Geheim"))
    }

    @Test(arguments: [
        ("same", "123", "123", true), ("other digit", "123", "124", false), ("shorter", "123", "12", false), ("empty", "", "", true),
    ])
    func `secrets are equal when their bytes are`(_ name: String, _ left: String, _ right: String, _ equal: Bool) {
        #expect((SecretText(left) == SecretText(right)) == equal)
    }

    @Test func `a refusal shows no value of the body`() throws {
        let json = #"{"currencyCode":"Geheim4242","customer":{"billingAddress":{"countryCode":"Geheim"}}}"#
        let problem = #expect(throws: WireProblem.self) { try ClientSessionObject(json: Array(json.utf8)) }
        #expect(!String(reflecting: problem).contains("Geheim"))
    }
}
