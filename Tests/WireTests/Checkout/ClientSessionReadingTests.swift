import CofferWire
import Testing

@Suite struct ClientSessionReadingTests {
    private func read(_ json: String) throws(WireProblem) -> ClientSessionObject { try ClientSessionObject(json: Array(json.utf8)) }

    @Test func `a full session is read and written as its fixture`() throws {
        let json = try Fixture.checkout("client-session")
        let read = try read(json)
        #expect(String(decoding: read.jsonBytes, as: UTF8.self) == json)
        #expect(try ClientSessionObject(json: read.jsonBytes) == read)
        #expect(read.orderId == "o-1" && read.currencyCode == "EUR" && read.amount == 1299 && read.customerId == "cust-7")
        #expect(read.approvalMode == .auto && read.order?.lineItems?.first?.productType == .physical)
        #expect(read.paymentMethod?.paymentType == .ecommerce && read.capturesVaultedCardCvv)
        #expect(read.metadata.map { String(decoding: $0.bytes, as: UTF8.self) } == #"{"scenario":"a","n":[1,2.50]}"#)
    }

    @Test(arguments: [
        Row("nothing", "{}", ClientSessionObject()), Row("unknown members", #"{"later":{"a":[]},"order_id":1}"#, ClientSessionObject()),
        Row(
            "nulls", #"{"orderId":null,"amount":null,"order":null,"customer":null,"paymentMethod":null,"metadata":null}"#,
            ClientSessionObject()),
        Row("empty texts", #"{"orderId":"","currencyCode":"","customerId":"","approvalMode":""}"#, ClientSessionObject()),
        Row(
            "empty objects", #"{"order":{},"paymentMethod":{"options":{}}}"#,
            ClientSessionObject(
                order: OrderObject(), paymentMethod: SessionPaymentMethodObject(options: []))),
        Row("amount of nothing", #"{"amount":0}"#, ClientSessionObject(amount: 0)),
        Row("largest amount", #"{"amount":9007199254740991}"#, ClientSessionObject(amount: 9_007_199_254_740_991)),
        Row("escaped key", #"{"\u006frderId":"o"}"#, ClientSessionObject(orderId: "o")),
        Row(
            "surcharge as integer", #"{"paymentMethod":{"options":{"PAYPAL":{"surcharge":30}}}}"#,
            ClientSessionObject(
                paymentMethod: SessionPaymentMethodObject(options: [PaymentMethodOption(type: "PAYPAL", surcharge: 30)]))),
        Row(
            "surcharge of nothing", #"{"paymentMethod":{"options":{"PAYPAL":{"surcharge":{"amount":0}}}}}"#,
            ClientSessionObject(
                paymentMethod: SessionPaymentMethodObject(options: [PaymentMethodOption(type: "PAYPAL")]))),
    ])
    func `what may be absent may be absent`(_ row: Row<ClientSessionObject>) throws { #expect(try read(row.json) == row.output) }

    private static let integer = WireProblem.Reason.wrongType(expected: .integer)
    private static let string = WireProblem.Reason.wrongType(expected: .string)
    private static let object = WireProblem.Reason.wrongType(expected: .object)
    private static let array = WireProblem.Reason.wrongType(expected: .array)
    private static let boolean = WireProblem.Reason.wrongType(expected: .boolean)
    private static let amountBounds = WireProblem.Reason.outOfRange(minimum: 0, maximum: WireLimits.amountMax)

    @Test(arguments: [
        Row("empty body", "", WireProblem(path: "", reason: .json(.empty))),
        Row("cut off", #"{"amount":1"#, WireProblem(path: "", reason: .json(.unexpectedEnd(offset: 11)))),
        Row("duplicate key", #"{"amount":1,"amount":2}"#, WireProblem(path: "", reason: .json(.duplicateKey(offset: 12)))),
        Row("duplicate key, escaped", #"{"amount":1,"\u0061mount":2}"#, WireProblem(path: "", reason: .json(.duplicateKey(offset: 12)))),
        Row(
            "duplicate key inside", #"{"order":{"fees":[{"amount":1,"amount":1}]}}"#,
            WireProblem(path: "", reason: .json(.duplicateKey(offset: 30)))),
        Row("array", "[]", WireProblem(path: "", reason: object)), Row("text", #""x""#, WireProblem(path: "", reason: object)),
        Row("order id as number", #"{"orderId":7}"#, WireProblem(path: "orderId", reason: string)),
        Row("customer id as number", #"{"customerId":7}"#, WireProblem(path: "customerId", reason: string)),
        Row("currency in small letters", #"{"currencyCode":"eur"}"#, WireProblem(path: "currencyCode", reason: .malformed)),
        Row("currency of four letters", #"{"currencyCode":"EURO"}"#, WireProblem(path: "currencyCode", reason: .malformed)),
        Row("currency in foreign letters", #"{"currencyCode":"ЕUR"}"#, WireProblem(path: "currencyCode", reason: .malformed)),
        Row("country of three letters", #"{"order":{"countryCode":"DEU"}}"#, WireProblem(path: "order.countryCode", reason: .malformed)),
        Row("amount in major units", #"{"amount":12.99}"#, WireProblem(path: "amount", reason: integer)),
        Row("amount with a fraction of nothing", #"{"amount":1299.0}"#, WireProblem(path: "amount", reason: integer)),
        Row("amount with exponent", #"{"amount":1e3}"#, WireProblem(path: "amount", reason: integer)),
        Row("amount as text", #"{"amount":"1299"}"#, WireProblem(path: "amount", reason: integer)),
        Row("negative amount", #"{"amount":-1}"#, WireProblem(path: "amount", reason: amountBounds)),
        Row("amount one too large", #"{"amount":9007199254740992}"#, WireProblem(path: "amount", reason: amountBounds)),
        Row(
            "amount of forty digits", #"{"amount":1234567890123456789012345678901234567890}"#,
            WireProblem(path: "amount", reason: amountBounds)),
        Row("metadata as array", #"{"metadata":[]}"#, WireProblem(path: "metadata", reason: object)),
        Row("unknown approval mode", #"{"approvalMode":"LATER"}"#, WireProblem(path: "approvalMode", reason: .unknownValue)),
        Row("order as text", #"{"order":"x"}"#, WireProblem(path: "order", reason: object)),
        Row("lines as object", #"{"order":{"lineItems":{}}}"#, WireProblem(path: "order.lineItems", reason: array)),
        Row("line as number", #"{"order":{"lineItems":[{"amount":1},2]}}"#, WireProblem(path: "order.lineItems[1]", reason: object)),
        Row("line without amount", #"{"order":{"lineItems":[{}]}}"#, WireProblem(path: "order.lineItems[0].amount", reason: .missing)),
        Row(
            "no quantity", #"{"order":{"lineItems":[{"amount":1,"quantity":0}]}}"#,
            WireProblem(path: "order.lineItems[0].quantity", reason: .outOfRange(minimum: 1, maximum: WireLimits.quantityMax))),
        Row(
            "unknown product type", #"{"order":{"lineItems":[{"amount":1,"productType":"AIR"}]}}"#,
            WireProblem(path: "order.lineItems[0].productType", reason: .unknownValue)),
        Row(
            "discount above the line", #"{"order":{"lineItems":[{"amount":1,"discountAmount":2}]}}"#,
            WireProblem(path: "order.lineItems[0]", reason: amountBounds)),
        Row(
            "line that overflows", #"{"order":{"lineItems":[{"amount":9007199254740991,"quantity":1000000}]}}"#,
            WireProblem(path: "order.lineItems[0]", reason: amountBounds)),
        Row(
            "lines that overflow together", #"{"order":{"lineItems":[{"amount":9007199254740991},{"amount":1}]}}"#,
            WireProblem(path: "order", reason: amountBounds)),
        Row(
            "surcharge that overflows", #"{"amount":9007199254740991,"order":{"fees":[{"amount":1,"type":"SURCHARGE"}]}}"#,
            WireProblem(path: "order", reason: amountBounds)),
        Row("fee without amount", #"{"order":{"fees":[{"type":"X"}]}}"#, WireProblem(path: "order.fees[0].amount", reason: .missing)),
        Row("shipping in text", #"{"order":{"shipping":{"amount":"4"}}}"#, WireProblem(path: "order.shipping.amount", reason: integer)),
        Row("email as object", #"{"customer":{"emailAddress":{}}}"#, WireProblem(path: "customer.emailAddress", reason: string)),
        Row("address as text", #"{"customer":{"billingAddress":"x"}}"#, WireProblem(path: "customer.billingAddress", reason: object)),
        Row(
            "vault on success as text", #"{"paymentMethod":{"vaultOnSuccess":"true"}}"#,
            WireProblem(path: "paymentMethod.vaultOnSuccess", reason: boolean)),
        Row(
            "unknown payment type", #"{"paymentMethod":{"paymentType":"GIFT"}}"#,
            WireProblem(path: "paymentMethod.paymentType", reason: .unknownValue)),
        Row(
            "network as number", #"{"paymentMethod":{"orderedAllowedCardNetworks":["VISA",1]}}"#,
            WireProblem(path: "paymentMethod.orderedAllowedCardNetworks[1]", reason: string)),
        Row("options as array", #"{"paymentMethod":{"options":[]}}"#, WireProblem(path: "paymentMethod.options", reason: object)),
        Row(
            "an option as text", #"{"paymentMethod":{"options":{"PAYPAL":"x"}}}"#,
            WireProblem(path: "paymentMethod.options.PAYPAL", reason: object)),
        Row(
            "the switch as number", #"{"paymentMethod":{"options":{"PAYMENT_CARD":{"captureVaultedCardCvv":1}}}}"#,
            WireProblem(path: "paymentMethod.options.PAYMENT_CARD.captureVaultedCardCvv", reason: boolean)),
        Row(
            "surcharge without amount", #"{"paymentMethod":{"options":{"PAYMENT_CARD":{"networks":{"VISA":{"surcharge":{}}}}}}}"#,
            WireProblem(path: "paymentMethod.options.PAYMENT_CARD.networks.VISA.surcharge.amount", reason: .missing)),
        Row(
            "negative surcharge", #"{"paymentMethod":{"options":{"PAYPAL":{"surcharge":-1}}}}"#,
            WireProblem(path: "paymentMethod.options.PAYPAL.surcharge", reason: amountBounds)),
    ])
    func `a wrong member is refused with its path and reason`(_ row: Row<WireProblem>) {
        #expect(throws: row.output) { try read(row.json) }
    }

    @Test(arguments: [
        "4242424242424242", "payment_card", "PAY PAL", "", "PAYPÄL", String(repeating: "A", count: 65), "1PAY",
    ])
    func `a key that is no constant is refused and not named`(_ key: String) {
        let problem = WireProblem(path: "paymentMethod.options", reason: .unknownValue)
        #expect(throws: problem) { try read("{\"paymentMethod\":{\"options\":{\"\(key)\":{}}}}") }
    }

    @Test func `each limit has two sides`() throws {
        let long = String(repeating: "a", count: WireLimits.sessionTextBytesMax)
        #expect(try read("{\"orderId\":\"\(long)\"}").orderId == long)
        #expect(throws: WireProblem(path: "orderId", reason: .tooLong(maximum: WireLimits.sessionTextBytesMax))) {
            try read("{\"orderId\":\"\(long)a\"}")
        }
        #expect(try read(lines(WireLimits.lineItemsMax)).order?.lineItems?.count == WireLimits.lineItemsMax)
        #expect(throws: WireProblem(path: "order.lineItems", reason: .tooMany(maximum: WireLimits.lineItemsMax))) {
            try read(lines(WireLimits.lineItemsMax + 1))
        }
        let fees = Array(repeating: #"{"amount":1}"#, count: WireLimits.feesMax).joined(separator: ",")
        #expect(try read("{\"order\":{\"fees\":[\(fees)]}}").order?.fees?.count == WireLimits.feesMax)
        #expect(throws: WireProblem(path: "order.fees", reason: .tooMany(maximum: WireLimits.feesMax))) {
            try read("{\"order\":{\"fees\":[\(fees),{\"amount\":1}]}}")
        }
        #expect(try read(padded(to: WireLimits.clientSessionBytesMax)) == ClientSessionObject())
        #expect(throws: WireProblem(path: "", reason: .tooLong(maximum: WireLimits.clientSessionBytesMax))) {
            try read(padded(to: WireLimits.clientSessionBytesMax + 1))
        }
    }

    private func lines(_ count: Int) -> String {
        "{\"order\":{\"lineItems\":[\(Array(repeating: #"{"amount":1}"#, count: count).joined(separator: ","))]}}"
    }

    private func padded(to count: Int) -> String { "{" + String(repeating: " ", count: count - 2) + "}" }

    @Test func `every reason has a code and a sentence without a value`() throws {
        let reasons: [WireProblem.Reason] = [
            .json(.empty), .missing, Self.integer, Self.string, Self.object, Self.array, Self.boolean, .unknownValue, .malformed,
            .tooLong(maximum: 5), .tooMany(maximum: 5), Self.amountBounds, .unchangeable,
        ]
        let problems = reasons.map { WireProblem(path: "a", reason: $0) }
        #expect(Set(problems.map(\.sentence)).count == reasons.count)
        #expect(problems.allSatisfy { $0.sentence.hasSuffix(".") && !$0.code.isEmpty })
    }
}
