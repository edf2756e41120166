import CofferWire
import Testing

@testable import PrimerSDK

@Suite struct PrimerClientSessionTests {
    static func read(_ json: String) throws -> PrimerClientSession {
        let document = try JSONDocument(Array(json.utf8))
        return PrimerClientSession(try #require(ClientSessionView(document.root)))
    }

    @Test func `everything that the configuration says is there`() throws {
        let session = try Self.read(
            """
            {"clientSessionId":"cs-1","order":{"orderId":"o-1","merchantAmount":1000,"totalOrderAmount":1299,"totalTaxAmount":77,
            "countryCode":"DE","currencyCode":"EUR","fees":[{"type":"SURCHARGE","amount":50},{"amount":7}],
            "lineItems":[{"itemId":"i","quantity":2,"amount":600,"discountAmount":1,"name":"n","description":"d","taxAmount":9,"taxCode":"t"}],
            "shipping":{"amount":99,"methodId":"m","methodName":"mn","methodDescription":"md"}},
            "customer":{"customerId":"cust-7","firstName":"Jane","lastName":"Doe","emailAddress":"jane@example.com","mobileNumber":"1",
            "taxId":"TAX","billingAddress":{"firstName":"B","lastName":"b","addressLine1":"1","addressLine2":"2","city":"C","state":"S",
            "countryCode":"US","postalCode":"98101"},"shippingAddress":{"city":"V"}},
            "paymentMethod":{"orderedAllowedCardNetworks":["MASTERCARD","NEW","VISA"]}}
            """)
        #expect(session.customerId == "cust-7" && session.orderId == "o-1" && session.currencyCode == "EUR")
        #expect(session.totalAmount == 1299)
        #expect(session.fees == [PrimerFee(type: "SURCHARGE", amount: 50), PrimerFee(type: "UNKNOWN", amount: 7)])
        #expect(
            session.lineItems == [
                PrimerLineItem(
                    itemId: "i", itemDescription: "d", amount: 600, discountAmount: 1, quantity: 2, taxCode: "t", taxAmount: 9)
            ])
        #expect(
            session.orderDetails
                == PrimerOrder(
                    countryCode: "DE",
                    shipping: PrimerShipping(amount: 99, methodId: "m", methodName: "mn", methodDescription: "md")))
        let billing = PrimerAddress(
            firstName: "B", lastName: "b", addressLine1: "1", addressLine2: "2", city: "C", state: "S", countryCode: "US",
            postalCode: "98101")
        #expect(
            session.customer
                == PrimerCustomer(
                    emailAddress: "jane@example.com", mobileNumber: "1", firstName: "Jane", lastName: "Doe", billingAddress: billing,
                    shippingAddress: PrimerAddress(city: "V")))
        #expect(session.paymentMethod?.orderedAllowedCardNetworks == [.mastercard, .unknown, .visa])
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let json: String
        let session: PrimerClientSession

        init(_ name: String, _ json: String, _ session: PrimerClientSession) {
            testDescription = name
            self.json = json
            self.session = session
        }
    }

    @Test(arguments: [
        Row("nothing", "{}", PrimerClientSession()),
        Row("no fees", #"{"order":{"orderId":"o"}}"#, PrimerClientSession(orderId: "o", orderDetails: PrimerOrder())),
        Row("an empty list of fees", #"{"order":{"fees":[]}}"#, PrimerClientSession(orderDetails: PrimerOrder(), fees: [])),
        Row(
            "no list of networks", #"{"paymentMethod":{"vaultOnSuccess":true}}"#,
            PrimerClientSession(paymentMethod: PrimerPaymentMethod(orderedAllowedCardNetworks: []))),
        Row(
            "an unknown network", #"{"paymentMethod":{"orderedAllowedCardNetworks":["NEW"]}}"#,
            PrimerClientSession(paymentMethod: PrimerPaymentMethod(orderedAllowedCardNetworks: [.unknown]))),
        Row(
            "an order's tax is not an item's", #"{"order":{"totalTaxAmount":77,"lineItems":[{"itemId":"i"}]},"customer":{"taxId":"T"}}"#,
            PrimerClientSession(lineItems: [PrimerLineItem(itemId: "i")], orderDetails: PrimerOrder(), customer: PrimerCustomer())),
        Row(
            "the merchant's amount is not the total", #"{"order":{"merchantAmount":1000}}"#,
            PrimerClientSession(orderDetails: PrimerOrder())),
        Row(
            "a name is not a description", #"{"order":{"lineItems":[{"name":"n"}]}}"#,
            PrimerClientSession(lineItems: [PrimerLineItem()], orderDetails: PrimerOrder())),
        Row(
            "wrong types", #"{"order":{"orderId":1,"totalOrderAmount":"12"},"customer":7}"#,
            PrimerClientSession(orderDetails: PrimerOrder())),
    ])
    func `what the configuration does not say is nil`(_ row: Row) throws { #expect(try Self.read(row.json) == row.session) }

    @Test func `no text form shows the customer`() {
        let address = PrimerAddress(firstName: "Jane", addressLine1: "1 Road", city: "Town", postalCode: "98101")
        let customer = PrimerCustomer(
            emailAddress: "jane@example.com", mobileNumber: "555", firstName: "Jane", lastName: "Doe", billingAddress: address)
        let session = PrimerClientSession(customerId: "cust-7", customer: customer)
        for text in textForms(session) + textForms(customer) + textForms(address)
            + textForms(PrimerCheckoutState.ready(clientSession: session))
        {
            for secret in ["Jane", "Doe", "example.com", "555", "Road", "Town", "98101"] { #expect(!text.contains(secret)) }
        }
        #expect("\(session)".contains("cust-7"))
    }
}
