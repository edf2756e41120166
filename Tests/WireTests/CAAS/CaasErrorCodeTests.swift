import CofferWire
import Testing

@Suite struct CaasErrorCodeTests {
    static let rows: [(constant: String, code: String)] = [
        ("cardInUseByAnotherUser", "430-409-313-901"), ("maxNumberOfCardsReached", "430-400-313-902"),
        ("cardAlreadyAdded", "430-409-313-903"), ("cardNotSupported", "430-400-313-904"), ("cardDeclined", "430-402-313-905"),
        ("invalidBillingAddress", "430-400-313-906"), ("invalidCardNumber", "430-400-313-907"), ("expiredCard", "430-400-313-908"),
        ("invalidSecurityCode", "430-400-313-909"), ("transactionTypeNotSupported", "430-400-313-910"),
        ("providerUnavailable", "430-503-313-911"), ("invalidAccount", "430-400-313-602"), ("invalidPartner", "430-400-313-603"),
        ("paymentMethodNotFound", "430-400-313-608"), ("malformedRequest", "430-400-313-666"), ("invalidRequest", "430-400-313-667"),
        ("webSessionMismatch", "203-404-359-227"), ("internalError", "132-500-313-000"),
    ]

    @Test func `the table holds these rows and no other`() {
        #expect(CaasErrorCode.allCases.map(\.constant) == Self.rows.map(\.constant))
        #expect(CaasErrorCode.allCases.map(\.rawValue) == Self.rows.map(\.code))
    }

    @Test(arguments: CaasErrorCode.allCases)
    func `a code is found with spaces around it and not otherwise changed`(_ code: CaasErrorCode) {
        #expect(CaasErrorCode(wire: code.rawValue) == code)
        #expect(CaasErrorCode(wire: " \t\(code.rawValue)\r\n") == code)
        #expect(CaasErrorCode(wire: code.rawValue + "0") == nil)
        #expect(CaasErrorCode(wire: code.rawValue.replacing("-", with: " - ")) == nil)
        #expect(CaasErrorCode(wire: String(code.rawValue.dropLast())) == nil)
    }

    @Test(arguments: ["", " ", "123-123-123-123", "430-409-313", "901"])
    func `an unknown code is none of the table`(_ text: String) { #expect(CaasErrorCode(wire: text) == nil) }

    @Test func `only the not-found code is not raised by an add`() {
        #expect(CaasErrorCode.allCases.filter { !$0.isRaisedByAdd } == [.paymentMethodNotFound])
    }

    @Test(arguments: [
        (CaasErrorCode.cardInUseByAnotherUser, 409), (.cardDeclined, 402), (.providerUnavailable, 503), (.internalError, 500),
        (.webSessionMismatch, 404), (.invalidRequest, 400),
    ])
    func `the suggested status is the second group`(_ code: CaasErrorCode, _ status: Int) { #expect(code.suggestedStatus == status) }

    @Test func `messages are sentences without digits`() {
        for code in CaasErrorCode.allCases {
            #expect(code.message.hasSuffix("."))
            #expect(!code.message.contains(where: { $0.isNumber }))
        }
    }
}
