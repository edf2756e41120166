import CofferWire
import Testing

@Suite struct PaymentTests {
    private func read(_ json: String) throws -> PaymentResponseObject { try PaymentResponseObject(Fixture.root(json)) }

    @Test(arguments: ["payment-success", "payment-action", "payment-failed"])
    func `answers are read and written as their fixtures`(_ name: String) throws {
        let json = try Fixture.checkout(name)
        let read = try read(json)
        #expect(Fixture.written(read.write) == json)
        #expect(try self.read(Fixture.written(read.write)) == read)
    }

    @Test func `a success says what was paid`() throws {
        let read = try read(Fixture.checkout("payment-success"))
        #expect(read.status == .success && read.amount == 1299 && read.currencyCode == "EUR" && read.orderId == "o-1")
        #expect(read.checkoutOutcome == .complete && read.showSuccessCheckoutOnPendingPayment == false && read.requiredAction == nil)
    }

    @Test(arguments: [
        Row("missing", "{}", WireProblem.Reason.missing), Row("null", #"{"status":null}"#, .missing),
        Row("empty", #"{"status":""}"#, .missing),
        Row("number", #"{"status":1}"#, .wrongType(expected: .string)),
        Row("merchant's status", #"{"status":"AUTHORIZED"}"#, .unknownValue),
        Row("small letters", #"{"status":"success"}"#, .unknownValue), Row("a space", #"{"status":"SUCCESS "}"#, .unknownValue),
    ])
    func `a status that is missing or unknown is refused`(_ row: Row<WireProblem.Reason>) {
        #expect(throws: WireProblem(path: "status", reason: row.output)) { try read(row.json) }
    }

    @Test(arguments: ["[]", "7", "\"SUCCESS\"", "null"])
    func `what is no object is no payment`(_ json: String) {
        #expect(throws: WireProblem(path: "", reason: .wrongType(expected: .object))) { try read(json) }
    }

    @Test(arguments: ["CHECKOUT", "3DS_AUTHENTICATION", "USE_PRIMER_SDK", "PROCESSOR_3DS", "PAYMENT_METHOD_VOUCHER", "A_LATER_NAME"])
    func `an action's name stays text`(_ name: String) throws {
        let json = "{\"status\":\"PENDING\",\"requiredAction\":{\"name\":\"\(name)\",\"clientToken\":\"t\"}}"
        #expect(try read(json).requiredAction == RequiredActionObject(name: name, clientToken: "t"))
    }

    @Test(arguments: [
        "[]", "{}", "\"x\"", "true", #"{"name":"CHECKOUT"}"#, #"{"clientToken":"t"}"#, #"{"name":1,"clientToken":"t"}"#,
        #"{"name":"CHECKOUT","clientToken":null}"#,
    ])
    func `a broken action is refused, not taken for none`(_ json: String) {
        #expect(throws: WireProblem(path: "requiredAction", reason: .malformed)) {
            try read("{\"status\":\"PENDING\",\"requiredAction\":\(json)}")
        }
    }

    @Test func `null is no action`() throws { #expect(try read(#"{"status":"PENDING","requiredAction":null}"#).requiredAction == nil) }

    @Test func `other members of the wrong type or with unknown values are absent`() throws {
        let json =
            #"{"id":1,"amount":"1299","status":"FAILED","paymentFailureReason":"later","checkoutOutcome":"LATER","showSuccessCheckoutOnPendingPayment":1,"x":{}}"#
        #expect(try read(json) == PaymentResponseObject(status: .failed))
    }

    @Test(arguments: [
        Row<Int64?>("integer", "1299", 1299), Row<Int64?>("zero", "0", 0), Row<Int64?>("negative", "-5", -5),
        Row<Int64?>("largest", "9223372036854775807", Int64.max),
        Row<Int64?>("with a fraction of nothing", "1299.0", nil), Row<Int64?>("major units", "12.99", nil),
        Row<Int64?>("exponent", "1.299e3", nil),
        Row<Int64?>("text", "\"1299\"", nil),
        Row<Int64?>("too large", "9223372036854775808", nil),
    ])
    func `an amount is an integer in minor units, written as one`(_ row: Row<Int64?>) throws {
        #expect(try read("{\"status\":\"SUCCESS\",\"amount\":\(row.json)}").amount == row.output)
    }

    @Test(arguments: [
        Row("pending", #"{"status":"PENDING","source":"s"}"#, PollObject(status: .pending, source: "s")),
        Row("pending with id", #"{"status":"PENDING","id":"x"}"#, PollObject(status: .pending, id: "x")),
        Row("complete", #"{"status":"COMPLETE","id":"resume","source":"s"}"#, PollObject(status: .complete, id: "resume", source: "s")),
    ])
    func `polls are read`(_ row: Row<PollObject>) throws {
        let read = try PollObject(Fixture.root(row.json))
        #expect(read == row.output)
        #expect(try PollObject(Fixture.root(Fixture.written(read.write))) == read)
    }

    @Test(arguments: [
        Row("no status", "{}", WireProblem(path: "status", reason: .missing)),
        Row("unknown status", #"{"status":"DONE","id":"x"}"#, WireProblem(path: "status", reason: .unknownValue)),
        Row("complete without id", #"{"status":"COMPLETE"}"#, WireProblem(path: "id", reason: .missing)),
        Row("complete with an empty id", #"{"status":"COMPLETE","id":""}"#, WireProblem(path: "id", reason: .missing)),
        Row("id as number", #"{"status":"COMPLETE","id":4}"#, WireProblem(path: "id", reason: .wrongType(expected: .string))),
        Row("no object", "[]", WireProblem(path: "", reason: .wrongType(expected: .object))),
    ])
    func `broken polls are refused`(_ row: Row<WireProblem>) { #expect(throws: row.output) { try PollObject(Fixture.root(row.json)) } }

    @Test func `the merchant's payment is read and written as its fixture`() throws {
        let json = try Fixture.checkout("merchant-payment")
        let read = try #require(try MerchantPaymentObject(Fixture.root(json)))
        #expect(Fixture.written(read.write) == json)
        #expect(read.status == .partiallySettled && read.processor?.amountCaptured == 500 && read.transactions.count == 2)
        let page = MerchantPaymentList([read], nextCursor: "n")
        #expect(try MerchantPaymentList(Fixture.root(Fixture.written(page.write))) == page)
    }

    @Test(arguments: [
        "[]", "{}", #"{"id":"a"}"#, #"{"status":"PENDING"}"#, #"{"id":"a","status":"SUCCESS"}"#, #"{"id":1,"status":"PENDING"}"#,
    ])
    func `without id or a known status there is no merchant's payment`(_ json: String) throws {
        #expect(try MerchantPaymentObject(Fixture.root(json)) == nil)
    }

    @Test func `each of the merchant's statuses has one for the SDK`() {
        let table: [MerchantPaymentObject.Status: PaymentResponseObject.Status] = [
            .authorized: .success, .settling: .success, .settled: .success, .partiallySettled: .success, .pending: .pending,
            .failed: .failed, .declined: .failed, .cancelled: .failed,
        ]
        #expect(table.count == MerchantPaymentObject.Status.allCases.count)
        for (status, expected) in table { #expect(status.sdkStatus == expected) }
    }
}
