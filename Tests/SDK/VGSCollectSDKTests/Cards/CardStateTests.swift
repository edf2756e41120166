import Testing

@testable import VGSCollectSDK

@MainActor
struct CardStateTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let isValid: Bool
        var brand = VGSPaymentCards.CardBrand.unknown
        var bin = ""
        var last4 = ""
        var testDescription: String { name }
    }

    nonisolated static let rows = [
        Row(name: "Visa, 16", text: "4242 4242 4242 4242", isValid: true, brand: .visa, bin: "42424242", last4: "4242"),
        Row(name: "Visa, 13: no BIN", text: "4222222222222", isValid: true, brand: .visa, bin: "", last4: "2222"),
        Row(name: "American Express", text: "3491 186252 76019", isValid: true, brand: .amex, bin: "349118", last4: "6019"),
        Row(name: "Mastercard", text: "5555555555554444", isValid: true, brand: .mastercard, bin: "55555555", last4: "4444"),
        Row(name: "Discover", text: "6011111111111117", isValid: true, brand: .discover, bin: "601111", last4: "1117"),
        Row(name: "UnionPay has no checksum", text: "6200000000000000", isValid: true, brand: .unionpay, bin: "620000", last4: "0000"),
        Row(name: "UnionPay of 19", text: "6210948000000000003", isValid: true, brand: .unionpay, bin: "621094", last4: "0003"),
        Row(name: "one digit short", text: "424242424242424", isValid: false, brand: .visa),
        Row(name: "a wrong last digit", text: "4242424242424241", isValid: false, brand: .visa),
        Row(name: "an Amex of 14", text: "34911862527601", isValid: false, brand: .amex),
        Row(name: "zeros pass Luhn and are no brand", text: "0000000000000000", isValid: false),
        Row(name: "UnionPay of 15", text: "620000000000000", isValid: false, brand: .unionpay),
        Row(name: "empty", text: "", isValid: false),
        Row(name: "full-width digits", text: "４２４２４２４２４２４２４２４２", isValid: false),
        Row(name: "letters only", text: "abcd", isValid: false),
    ]

    @Test(arguments: rows)
    func `a card number's state tells brand, BIN and last four`(_ row: Row) throws {
        let field = Form().field("card.cardNumber", .cardNumber)
        field.setText(row.text)
        let state = try #require(field.state as? VGSCardState)
        #expect(state.isValid == row.isValid)
        #expect(state.cardBrand == row.brand)
        #expect(state.bin == row.bin)
        #expect(state.last4 == row.last4)
        #expect(state.validationErrors == (row.isValid ? [] : ["CARD_NUMBER_VALIDATION_ERROR"]))
    }

    @Test
    func `letters between digits are dropped and the brand is found at once`() throws {
        let field = Form().field("card.cardNumber", .cardNumber)
        field.setText("3x7y8z282246310005")
        #expect(field.shownText == "3782 822463 10005")
        #expect((field.state as? VGSCardState)?.cardBrand == .amex)
    }

    @Test
    func `a plain type in a card view gives a plain state`() {
        let form = Form()
        let field = VGSCardTextField()
        field.configuration = VGSConfiguration(collector: form.collector, fieldName: "note")
        #expect(type(of: field.state) == VGSTextFieldState.self)
    }

    @Test
    func `an SSN tells its last four when it is whole`() throws {
        let field = Form().field("ssn", .ssn)
        field.setText("123-45-678")
        #expect((field.state as? VGSSSNState)?.last4 == "")
        field.setText("123456789")
        #expect(field.shownText == "123-45-6789")
        #expect((field.state as? VGSSSNState)?.last4 == "6789")
    }

    @Test
    func `a state's text lists the members and no digit beyond BIN and last four`() {
        let field = Form().field("card.cardNumber", .cardNumber)
        field.setText("4111111111111111")
        let text = field.state.description
        #expect(text.contains("\"cardBrand\": \"Visa\""))
        #expect(text.contains("\"inputLength\": 16"))
        #expect(!text.contains("411111111"))
    }
}
