import CofferWire
import Testing

@Suite struct ConfigurationTests {
    private func read(_ json: String) throws -> ConfigurationObject { try ConfigurationObject(Fixture.root(json)) }

    @Test func `the smallest configuration that drives saved methods is read`() throws {
        let read = try read(Fixture.checkout("configuration-minimal"))
        #expect(read.pciUrl == "http://127.0.0.1:9090/sdk" && read.coreUrl == "http://127.0.0.1:9090" && read.env == "SANDBOX")
        #expect(read.clientSession?.customer?.customerId == "cust-7")
        #expect(read.clientSession?.order?.totalOrderAmount == 1299)
        #expect(read.clientSession?.paymentMethod?.orderedAllowedCardNetworks == ["VISA", "MASTERCARD"])
        #expect(read.paymentMethods.first?.options?.captureVaultedCardCvv == true)
        #expect(read.checkoutModules.isEmpty)
    }

    @Test func `every member is read and written as its fixture`() throws {
        let json = try Fixture.checkout("configuration")
        let read = try read(json)
        #expect(Fixture.written(read.write) == json)
        #expect(read.paymentMethods.first?.button?.backgroundColor?.colored == "#ffffff")
        #expect(read.paymentMethods.first?.button?.borderWidth?.dark == 0)
        #expect(
            read.checkoutModules.first?.options
                == .fields([
                    .init(name: "cardHolderName", isShown: true), .init(name: "saveCardCheckbox", isShown: false),
                ]))
        #expect(
            read.clientSession?.paymentMethod?.options.first?.networks == [
                NetworkSurcharge(type: "VISA", surcharge: 50), NetworkSurcharge(type: "AMEX"),
            ])
    }

    @Test(arguments: [
        Row("no object", "[]", WireProblem(path: "", reason: .wrongType(expected: .object))),
        Row("no methods", #"{"checkoutModules":[]}"#, WireProblem(path: "paymentMethods", reason: .missing)),
        Row("no modules", #"{"paymentMethods":[]}"#, WireProblem(path: "checkoutModules", reason: .missing)),
        Row("methods null", #"{"paymentMethods":null,"checkoutModules":[]}"#, WireProblem(path: "paymentMethods", reason: .missing)),
        Row(
            "methods as object", #"{"paymentMethods":{},"checkoutModules":[]}"#,
            WireProblem(path: "paymentMethods", reason: .wrongType(expected: .array))),
        Row(
            "modules as text", #"{"paymentMethods":[],"checkoutModules":"x"}"#,
            WireProblem(path: "checkoutModules", reason: .wrongType(expected: .array))),
    ])
    func `both lists are required`(_ row: Row<WireProblem>) { #expect(throws: row.output) { try read(row.json) } }

    @Test func `broken entries are dropped alone`() throws {
        let read = try read(
            #"""
            {"paymentMethods":[null,1,"x",{},{"type":"A"},{"implementationType":"NATIVE_SDK"},{"type":"B","implementationType":"LATER"},
              {"type":7,"implementationType":"NATIVE_SDK"},{"type":"KEPT","implementationType":"WEB_REDIRECT","name":4,"options":"x","capabilities":{},
              "displayMetadata":[]}],
             "checkoutModules":[{},{"type":null},{"type":"KEPT","options":7}],"clientSession":"x","env":1,"later":{}}
            """#)
        #expect(read.paymentMethods == [PaymentMethodConfiguration(implementationType: .webRedirect, type: "KEPT")])
        #expect(read.checkoutModules == [CheckoutModule(type: "KEPT")])
        #expect(read.clientSession == nil && read.env == nil)
    }

    @Test(arguments: PaymentMethodConfiguration.Implementation.allCases)
    func `each implementation is read`(_ implementation: PaymentMethodConfiguration.Implementation) throws {
        let json = "{\"type\":\"A\",\"implementationType\":\"\(implementation.rawValue)\"}"
        #expect(try PaymentMethodConfiguration(Fixture.root(json))?.implementationType == implementation)
    }

    @Test(arguments: [
        Row("integer", "50", 50), Row("object", #"{"amount":50}"#, 50), Row("object with more", #"{"amount":50,"currency":"EUR"}"#, 50),
        Row("zero", "0", 0), Row("negative", "-1", 0), Row("zero in an object", #"{"amount":0}"#, 0), Row("fraction", "50.0", 0),
        Row("text", #""50""#, 0), Row("empty object", "{}", 0), Row("null", "null", 0),
        Row("nested too deep", #"{"amount":{"amount":5}}"#, 0),
    ])
    func `a surcharge is an integer or an object with amount, and none when it is not positive`(_ row: Row<Int64>) throws {
        let option = try PaymentMethodOption(
            Fixture.root("{\"type\":\"A\",\"surcharge\":\(row.json),\"networks\":[{\"type\":\"V\",\"surcharge\":\(row.json)}]}"))
        let method = try PaymentMethodConfiguration(
            Fixture.root("{\"type\":\"A\",\"implementationType\":\"NATIVE_SDK\",\"surcharge\":\(row.json)}"))
        #expect(option?.surcharge ?? 0 == row.output)
        #expect(option?.networks.first?.surcharge ?? 0 == row.output)
        #expect(method?.surcharge ?? 0 == row.output)
    }

    @Test(arguments: [
        Row<Bool?>("true", #"{"threeDSecureEnabled":false,"threeDSecureProvider":"NONE","captureVaultedCardCvv":true}"#, true),
        Row<Bool?>("false", #"{"captureVaultedCardCvv":false}"#, false), Row<Bool?>("absent", "{}", nil),
        Row<Bool?>("text", #"{"captureVaultedCardCvv":"true"}"#, nil),
        Row<Bool?>("without the members upstream requires", #"{"captureVaultedCardCvv":true}"#, true),
        Row<Bool?>("beside broken ones", #"{"threeDSecureEnabled":"no","captureVaultedCardCvv":true}"#, true),
    ])
    func `the switch for the security code survives broken neighbours`(_ row: Row<Bool?>) throws {
        #expect(try CardOptionsObject(Fixture.root(row.json))?.captureVaultedCardCvv == row.output)
    }

    @Test func `broken members of the session's view are absent and the rest is kept`() throws {
        let view = try ClientSessionView(
            Fixture.root(
                #"""
                {"clientSessionId":5,"order":{"totalOrderAmount":12.99,"merchantAmount":1299.0,"orderId":"o","fees":[{"type":"X"},{"amount":3}],
                 "lineItems":[1,{"amount":"x","name":"n"}],"shipping":4},"customer":{"customerId":8,"firstName":"J","billingAddress":[]},
                 "paymentMethod":{"orderedAllowedCardNetworks":["VISA",3],"options":{"PAYMENT_CARD":{}},"vaultOnSuccess":"yes"}}
                """#))
        #expect(
            view
                == ClientSessionView(
                    order: .init(orderId: "o", fees: [FeeObject(amount: 3)], lineItems: [LineItemObject(name: "n")]),
                    customer: CustomerObject(firstName: "J"), paymentMethod: .init(orderedAllowedCardNetworks: ["VISA"])))
    }

    @Test func `a missing list of networks is told apart from an empty one`() throws {
        #expect(try ClientSessionView(Fixture.root(#"{"paymentMethod":{}}"#))?.paymentMethod?.orderedAllowedCardNetworks == nil)
        #expect(
            try ClientSessionView(Fixture.root(#"{"paymentMethod":{"orderedAllowedCardNetworks":[]}}"#))?.paymentMethod?
                .orderedAllowedCardNetworks
                == [])
    }
}
