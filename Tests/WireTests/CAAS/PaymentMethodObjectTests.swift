import CofferWire
import Testing

@Suite struct PaymentMethodObjectTests {
    static let method = PaymentMethodObject(
        paymentMethodId: "pm1", providerId: "prov-1", providerName: "Sandbox", cardProvider: "Visa", maskedNumber: "411111******1111",
        month: "02", year: "2031",
        billingAddress: BillingAddressObject(
            firstName: "Jane", lastName: "Doe", country: "US", addressLine1: "1 Main St", addressLine2: "Flat 2", zipCode: "98101",
            city: "Seattle", state: "WA"),
        status: .verified, createdAt: 1_714_560_970_123, verifiedAt: 1_714_560_970_123)

    private func json(_ method: PaymentMethodObject, includesStagingNames: Bool = false) -> [UInt8] {
        var writer = JSONWriter()
        method.write(to: &writer, includesStagingNames: includesStagingNames)
        return writer.bytes
    }

    @Test func `it is written as this fixture`() throws {
        let fixture = try Fixture.text("payment-method.json")
        #expect(String(decoding: json(Self.method, includesStagingNames: true), as: UTF8.self) == fixture)
    }

    @Test func `absent members are left out rather than null`() throws {
        let bare = PaymentMethodObject(
            paymentMethodId: "1", cardProvider: "Visa", maskedNumber: "411111******1111", month: "02", year: "2031", status: .created)
        let root = try JSONDocument(json(bare, includesStagingNames: true)).root
        #expect(
            root.members.map { $0.key.string } == [
                "paymentMethodId", "type", "cardProvider", "card", "status", "buySupported", "sellSupported",
            ])
    }

    @Test(arguments: [true, false])
    func `what is written is read back the same`(_ staging: Bool) throws {
        let root = try JSONDocument(json(Self.method, includesStagingNames: staging)).root
        #expect(PaymentMethodObject(root) == Self.method)
    }

    @Test func `the service's samples are read`() throws {
        let text = #"""
            {"paymentMethodId":987,"stagingProviderId":"p","stagingProviderName":"n","type":"DEBIT","cardProvider":"Visa",
             "card":{"cardNumber":"411111******1111","month":"02","year":"2026"},"status":"DELETED","createdAt":"1714560970","deletedAt":1714560970}
            """#
        let read = try #require(PaymentMethodObject(try JSONDocument(text: text).root))
        #expect(read.paymentMethodId == "987")
        #expect(read.providerId == "p")
        #expect(read.providerName == "n")
        #expect(read.createdAt == 1_714_560_970)
        #expect(read.deletedAt == 1_714_560_970)
        #expect(read.buySupported && read.sellSupported)
        #expect(read.billingAddress == nil)
    }

    @Test(arguments: ["paymentMethodId", "type", "cardProvider", "card", "status", "cardNumber", "month", "year"])
    func `without a needed member there is no payment method`(_ member: String) throws {
        let text = String(decoding: json(Self.method), as: UTF8.self).replacing("\"\(member)\":", with: "\"other\":")
        #expect(PaymentMethodObject(try JSONDocument(text: text).root) == nil)
    }

    @Test(arguments: [("\"DEBIT\"", "\"GOLD\""), ("\"VERIFIED\"", "\"verified\""), ("\"DEBIT\"", "1")])
    func `an unknown type or status makes no payment method`(_ from: String, _ to: String) throws {
        let text = String(decoding: json(Self.method), as: UTF8.self).replacing(from, with: to)
        #expect(PaymentMethodObject(try JSONDocument(text: text).root) == nil)
    }

    @Test func `no text form shows card or address`() {
        var dumped = ""
        dump(Self.method, to: &dumped)
        for text in [String(describing: Self.method), String(reflecting: Self.method), dumped, "\(Self.method.billingAddress as Any)"] {
            for secret in ["1111", "Jane", "Main", "2031"] { #expect(!text.contains(secret)) }
        }
    }
}

@Suite struct PaymentMethodStatusObjectTests {
    @Test(arguments: [(false, false, false), (true, false, true), (false, true, true), (true, true, true)])
    func `no more cards can be added when either limit is reached`(_ verified: Bool, _ total: Bool, _ either: Bool) throws {
        let status = PaymentMethodStatusObject(maxVerifiedReached: verified, maxTotalReached: total)
        var writer = JSONWriter()
        status.write(to: &writer)
        let root = try JSONDocument(writer.bytes).root
        #expect(root["maxReached"]?.bool == either)
        #expect(PaymentMethodStatusObject(root) == status)
    }

    @Test(arguments: ["{}", #"{"maxVerifiedReached":1,"maxTotalReached":true}"#, "null"])
    func `limits that are no truth values are not read`(_ json: String) throws {
        #expect(PaymentMethodStatusObject(try JSONDocument(text: json).root) == nil)
    }
}
