import CofferWire
import Testing

@Suite struct ClientSessionTotalsTests {
    private func session(_ json: String) throws -> ClientSessionObject { try ClientSessionObject(json: Array(json.utf8)) }

    @Test(arguments: [
        Row<Int64?>("nothing", "{}", nil), Row<Int64?>("an amount", #"{"amount":1299}"#, 1299),
        Row<Int64?>("an amount of nothing", #"{"amount":0}"#, 0),
        Row<Int64?>("no lines", #"{"order":{"lineItems":[]}}"#, nil), Row<Int64?>("fees alone", #"{"order":{"fees":[{"amount":5}]}}"#, nil),
        Row<Int64?>("shipping alone", #"{"order":{"shipping":{"amount":5}}}"#, nil),
        Row<Int64?>("one line", #"{"order":{"lineItems":[{"amount":7}]}}"#, 7),
        Row<Int64?>("quantity", #"{"order":{"lineItems":[{"amount":7,"quantity":3}]}}"#, 21),
        Row<Int64?>(
            "discount and tax count once a line", #"{"order":{"lineItems":[{"amount":7,"quantity":3,"discountAmount":2,"taxAmount":4}]}}"#,
            23),
        Row<Int64?>(
            "lines, fees and shipping",
            #"{"order":{"lineItems":[{"amount":7},{"amount":1}],"fees":[{"amount":5}],"shipping":{"amount":9}}}"#, 22),
        Row<Int64?>(
            "an amount overrides what is below it",
            #"{"amount":3,"order":{"lineItems":[{"amount":7}],"fees":[{"amount":5}],"shipping":{"amount":9}}}"#, 3),
        Row<Int64?>(
            "a surcharge comes on top of lines", #"{"order":{"lineItems":[{"amount":7}],"fees":[{"amount":5,"type":"SURCHARGE"}]}}"#, 12),
        Row<Int64?>("a surcharge comes on top of an amount", #"{"amount":3,"order":{"fees":[{"amount":5,"type":"SURCHARGE"}]}}"#, 8),
        Row<Int64?>("a line of nothing", #"{"order":{"lineItems":[{"amount":7,"discountAmount":7}]}}"#, 0),
        Row<Int64?>("the largest sum", #"{"order":{"lineItems":[{"amount":9007199254740990},{"amount":1}]}}"#, WireLimits.amountMax),
    ])
    func `the total is the amount, or what the parts add up to`(_ row: Row<Int64?>) throws {
        #expect(try session(row.json).totalAmount == row.output)
    }

    @Test(arguments: [
        Row("on", #"{"PAYMENT_CARD":{"captureVaultedCardCvv":true}}"#, true),
        Row("off", #"{"PAYMENT_CARD":{"captureVaultedCardCvv":false}}"#, false),
        Row("not said", #"{"PAYMENT_CARD":{}}"#, false), Row("nothing said", "{}", false),
        Row("of another method", #"{"PAYPAL":{"captureVaultedCardCvv":true}}"#, false),
    ])
    func `the security code is asked for when the card's options say so`(_ row: Row<Bool>) throws {
        let session = try session("{\"paymentMethod\":{\"options\":\(row.json)}}")
        #expect(session.capturesVaultedCardCvv == row.output)
        #expect(session.configurationOptions.captureVaultedCardCvv == row.output)
    }

    @Test func `the SDK's view has the total, the customer's id and options as an array`() throws {
        let view = try session(Fixture.checkout("client-session")).view(clientSessionId: "cs_1")
        #expect(view.clientSessionId == "cs_1")
        #expect(view.order?.totalOrderAmount == 1299 && view.order?.merchantAmount == 1299 && view.order?.totalTaxAmount == 99)
        #expect(view.order?.countryCode == "DE" && view.order?.currencyCode == "EUR" && view.order?.fees?.count == 1)
        #expect(view.customer?.customerId == "cust-7" && view.customer?.emailAddress == "jane@shop.example")
        #expect(
            view.paymentMethod?.options == [
                PaymentMethodOption(
                    type: "PAYMENT_CARD", networks: [NetworkSurcharge(type: "VISA", surcharge: 50), NetworkSurcharge(type: "AMEX")]),
                PaymentMethodOption(type: "PAYPAL", surcharge: 30),
            ])
        #expect(try ClientSessionView(Fixture.root(Fixture.written(view.write))) == view)
    }

    @Test func `the SDK's view keeps back what is the merchant's alone`() throws {
        let text = Fixture.written(try session(Fixture.checkout("client-session")).view().write)
        for secret in ["scenario", "nationalDocumentId", "N1", "productData", "captureVaultedCardCvv", "authorizationType"] {
            #expect(!text.contains(secret))
        }
    }

    @Test func `a session without customer has a view without customer id`() throws {
        #expect(try session("{}").view().customer == nil)
        #expect(try session(#"{"customer":{"firstName":"J","customerId":"forged"}}"#).view().customer == CustomerObject(firstName: "J"))
        #expect(try session(#"{"customerId":"c"}"#).view().customer == CustomerObject(customerId: "c"))
    }

    // MARK: Actions

    private static let priced =
        #"{"amount":100,"order":{"fees":[{"amount":5,"type":"PACKING"}]},"paymentMethod":{"options":{"PAYMENT_CARD":{"surcharge":7,"networks":{"VISA":{"surcharge":{"amount":50}},"AMEX":{}}},"PAYPAL":{"surcharge":{"amount":30}}}}}"#

    @Test(arguments: [
        Row("a network with surcharge", "VISA", 150), Row("a network without one of its own", "AMEX", 107),
        Row("a network not named", "MIR", 107),
        Row("an unknown network", "OTHER", 107),
    ])
    func `choosing a card adds its network's surcharge, else the method's`(_ row: Row<Int64>) throws {
        let session = try session(Self.priced).applying(.selectPaymentMethod(type: "PAYMENT_CARD", network: row.json))
        #expect(session.totalAmount == row.output && session.merchantAmount == 100)
        #expect(session.order?.fees?.first?.type == "PACKING")
    }

    @Test func `choosing again replaces the surcharge, and choosing nothing takes it off`() throws {
        var session = try session(Self.priced).applying(.selectPaymentMethod(type: "PAYMENT_CARD", network: "VISA"))
        session = session.applying(.selectPaymentMethod(type: "PAYPAL", network: nil))
        #expect(session.totalAmount == 130)
        session = session.applying(.selectPaymentMethod(type: "KLARNA", network: nil))
        #expect(session.totalAmount == 100)
        session = session.applying(.selectPaymentMethod(type: "PAYPAL", network: nil)).applying(.unselectPaymentMethod)
        #expect(try session == self.session(Self.priced))
    }

    @Test(arguments: [
        ClientSessionAction.selectPaymentMethod(type: "PAYMENT_CARD", network: "AMEX"),
        .selectPaymentMethod(type: "PAYPAL", network: nil), .selectPaymentMethod(type: "KLARNA", network: nil), .unselectPaymentMethod,
        .setSurchargeFee(amount: 0),
    ])
    func `a card's price is that of its own network, whatever was chosen before it`(_ chosen: ClientSessionAction) throws {
        let session = try session(Self.priced).applying(chosen)
        #expect(session.priced(cardNetwork: "VISA").totalAmount == 150)
        #expect(session.priced(cardNetwork: "MIR").totalAmount == 107)
        #expect(session.priced(cardNetwork: "VISA").priced(cardNetwork: "AMEX").totalAmount == 107)
        #expect(session.priced(cardNetwork: "VISA").order?.fees?.first?.type == "PACKING")
    }

    @Test(arguments: [
        Row("no options", "{}", 105), Row("options without a price", #"{"PAYMENT_CARD":{"captureVaultedCardCvv":true}}"#, 105),
        Row("a price of nothing", #"{"PAYMENT_CARD":{"surcharge":0,"networks":{"VISA":{}}}}"#, 105),
        Row("a price of another method", #"{"PAYPAL":{"surcharge":30}}"#, 100),
        Row("a price of its own", #"{"PAYMENT_CARD":{"surcharge":7}}"#, 107),
    ])
    func `a surcharge of the merchant's own stays where the options name none`(_ row: Row<Int64>) throws {
        let fees = #"{"fees":[{"amount":5,"type":"SURCHARGE"}]}"#
        let session = try session(#"{"amount":100,"order":\#(fees),"paymentMethod":{"options":\#(row.json)}}"#)
        #expect(session.totalAmount == 105)
        #expect(session.priced(cardNetwork: "VISA").totalAmount == row.output)
        #expect(session.applying(.unselectPaymentMethod).totalAmount == (row.output == 105 ? 105 : 100))
    }

    @Test func `a surcharge that the SDK names is not believed`() throws {
        #expect(try session(Self.priced).applying(.setSurchargeFee(amount: 0)) == session(Self.priced))
        #expect(try session(Self.priced).applying(.setSurchargeFee(amount: 9999)).totalAmount == 100)
    }

    @Test func `other actions fill in the customer and shipping`() throws {
        let address = AddressObject(city: "Ulm")
        let actions: [ClientSessionAction] = [
            .setBillingAddress(address), .setShippingAddress(AddressObject(city: "Bonn")), .setMobileNumber("+49"),
            .setCustomerFirstName("J"),
            .setCustomerLastName("D"), .setEmailAddress("j@shop.example"), .selectShippingMethod(id: "s"),
        ]
        let session = actions.reduce(ClientSessionObject()) { $0.applying($1) }
        #expect(
            session
                == ClientSessionObject(
                    order: OrderObject(shipping: ShippingObject(methodId: "s")),
                    customer: CustomerObject(
                        emailAddress: "j@shop.example", mobileNumber: "+49", firstName: "J", lastName: "D", billingAddress: address,
                        shippingAddress: AddressObject(city: "Bonn"))))
    }
}
