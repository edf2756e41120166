import CofferFoundation
import CofferWire
import Testing

@Suite struct InstrumentTests {
    private func list(_ name: String) throws -> [InstrumentObject] { try InstrumentList(Fixture.root(Fixture.checkout(name))).data }

    @Test func `a card is read with all its members`() throws {
        let card = try #require(try list("instruments").first)
        #expect(card.id == "ins-1" && card.analyticsId == "an-1" && card.token == "tok-1")
        #expect(card.tokenType == .multiUse && card.isVaulted == true && card.paymentMethodType == "PAYMENT_CARD")
        #expect(card.paymentInstrumentType == .paymentCard && card.vaultCustomerId == "cust-7")
        #expect(card.threeDSecureAuthentication?.responseCode == .notPerformed)
        let data = try #require(card.paymentInstrumentData)
        #expect(data.first6Digits == "424242" && data.last4Digits == "4242" && data.network == "Visa")
        #expect(data.expirationMonth == "03" && data.expirationYear == "2030" && data.cardholderName == "Jane Doe")
        #expect(data.isNetworkTokenized == false && data.binData?.network == "VISA" && data.binData?.productName == "Visa")
        #expect(data.threeDSecureAuthentication?.challengeIssued == true)
    }

    @Test func `other methods are read with what is theirs`() throws {
        let all = try list("instruments")
        #expect(all.map(\.id) == (1...7).map { "ins-\($0)" })
        #expect(all[2].paymentInstrumentData?.sessionData?.billingAddress?.email == "jane@shop.example")
        #expect(all[2].paymentInstrumentData?.sessionData?.orderLines.map(\.unitPrice) == [650])
        #expect(all[2].paymentInstrumentData?.sessionData?.tokenDetails?.maskedNumber == "4242")
        #expect(all[3].paymentInstrumentData?.accountNumberLast4Digits == "6789")
        #expect(all[3].paymentInstrumentType == .stripeAch && all[4].paymentInstrumentType == .goCardlessMandate)
        #expect(all[6].paymentInstrumentData?.sessionInfo?.redirectionUrl == "app://back")
    }

    @Test func `an unknown instrument type is UNKNOWN and the entry is kept`() throws {
        let last = try #require(try list("instruments").last)
        #expect(last.paymentInstrumentType == .unknown)
        #expect(last.paymentMethodType == "LATER_PAY")
        #expect(Fixture.written(last.write).contains(#""paymentInstrumentType":"UNKNOWN""#))
    }

    @Test(arguments: InstrumentType.allCases)
    func `each known type is read by its name`(_ type: InstrumentType) { #expect(InstrumentType(wire: type.rawValue) == type) }

    @Test(arguments: ["", "payment_card", "PAYMENT_CARD ", "LATER"])
    func `any other type name is unknown`(_ name: String) { #expect(InstrumentType(wire: name) == .unknown) }

    @Test func `both spellings of payer info are read`() throws {
        let underscored = try #require(try list("instruments")[1].paymentInstrumentData?.externalPayerInfo)
        #expect(underscored.externalPayerId == "P1" && underscored.external_payer_id == "P1")
        #expect(underscored.firstName == "Jane" && underscored.first_name == "Jane" && underscored.last_name == "Doe")
        let capitals = Fixture.written(underscored.write)
        #expect(capitals == #"{"externalPayerId":"P1","email":"jane@shop.example","firstName":"Jane","lastName":"Doe"}"#)
        #expect(try PayerInfoObject(Fixture.root(capitals)) == underscored)
        let both = try PayerInfoObject(Fixture.root(#"{"firstName":"A","first_name":"B","lastName":4,"last_name":"C"}"#))
        #expect(both == PayerInfoObject(firstName: "A", lastName: "C"))
    }

    @Test func `a broken entry of the list is dropped alone`() throws {
        let kept = try list("instruments-broken")
        #expect(kept.map(\.id) == ["kept"])
        #expect(kept.first?.paymentInstrumentType == .paymentCard)
    }

    @Test func `a member of the wrong type is absent and the rest is kept`() throws {
        let kept = try #require(try list("instruments-broken").first)
        #expect(
            kept
                == InstrumentObject(
                    id: "kept", paymentInstrumentType: .paymentCard,
                    paymentInstrumentData: InstrumentData(
                        expirationMonth: "03", externalPayerInfo: nil)
                ).with { $0.paymentInstrumentData?.binData = nil })
    }

    @Test(arguments: [
        Row("array", "[]", WireProblem(path: "", reason: .wrongType(expected: .object))),
        Row("text", #""x""#, WireProblem(path: "", reason: .wrongType(expected: .object))),
        Row("empty object", "{}", WireProblem(path: "data", reason: .missing)),
        Row("null", #"{"data":null}"#, WireProblem(path: "data", reason: .missing)),
        Row("object", #"{"data":{}}"#, WireProblem(path: "data", reason: .wrongType(expected: .array))),
        Row("text in it", #"{"data":"[]"}"#, WireProblem(path: "data", reason: .wrongType(expected: .array))),
    ])
    func `what is no list is refused`(_ row: Row<WireProblem>) {
        #expect(throws: row.output) { try InstrumentList(Fixture.root(row.json)) }
        #expect(throws: row.output) { try MerchantInstrumentList(Fixture.root(row.json)) }
        #expect(throws: row.output) { try MerchantPaymentList(Fixture.root(row.json)) }
    }

    @Test func `an empty list is a list`() throws {
        #expect(try InstrumentList(Fixture.root(#"{"data":[]}"#)) == InstrumentList([]))
        #expect(Fixture.written(InstrumentList([]).write) == #"{"data":[]}"#)
    }

    @Test func `what is written is read back the same`() throws {
        var read = try list("instruments")
        #expect(try InstrumentList(Fixture.root(Fixture.written(InstrumentList(read).write))).data == read)
        // The first entry is written as our server does, the others are services' own spellings.
        read.removeLast(6)
        let line = try Fixture.text("Checkout/instruments.json").split(separator: "\n")[1].dropLast()
        #expect(Fixture.written(read[0].write) == String(line))
    }

    @Test func `the merchant's list is read and written as its fixture`() throws {
        let json = try Fixture.checkout("merchant-instruments")
        let read = try MerchantInstrumentList(Fixture.root(json))
        #expect(Fixture.written(read.write) == json)
        #expect(read.data[0].isDefault && read.data[0].isVerified && read.data[0].paymentMethodData?.last4Digits == "4242")
        #expect(read.data[0].accountFundingType == "CREDIT" && read.data[0].networkTransactionId == "n-1" && read.data[0].note == "Work")
        #expect(read.data[1].deleted && read.data[1].tokenType == .singleUse && read.data[1].paymentMethodData == nil)
    }

    @Test func `a merchant's entry without token is dropped alone`() throws {
        let read = try MerchantInstrumentList(
            Fixture.root(#"{"data":[{"customerId":"c"},{"token":7},{"token":"t","tokenType":"X","default":1}]}"#))
        #expect(read.data == [MerchantInstrumentObject(token: "t")])
    }

    @Test(arguments: ThreeDSecureObject.ResponseCode.allCases)
    func `each response code of 3-D Secure is read`(_ code: ThreeDSecureObject.ResponseCode) throws {
        let object = ThreeDSecureObject(responseCode: code, reasonCode: "a", reasonText: "b", protocolVersion: "c", challengeIssued: false)
        #expect(try ThreeDSecureObject(Fixture.root(Fixture.written(object.write))) == object)
    }
}

extension InstrumentObject {
    fileprivate func with(_ change: (inout InstrumentObject) -> Void) -> InstrumentObject {
        var copy = self
        change(&copy)
        return copy
    }
}
