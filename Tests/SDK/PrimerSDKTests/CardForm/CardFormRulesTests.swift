import Testing

@testable import PrimerSDK

/// The table of primer.md §1.11, row by row.
struct CardFormRulesTests {
    /// 2026-11-30T12:00:00Z.
    private static let now: Int64 = 1_796_040_000

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let field: PrimerInputElementType
        let text: String
        let expected: FieldJudgement
        var number = ""
        var country = ""
        var allowed: [CardNetwork] = []

        init(
            _ name: String, _ field: PrimerInputElementType, _ text: String, _ expected: FieldJudgement, number: String = "",
            country: String = "", allowed: [CardNetwork] = []
        ) {
            testDescription = "\(field.rawValue): \(name)"
            (self.field, self.text, self.expected) = (field, text, expected)
            (self.number, self.country, self.allowed) = (number, country, allowed)
        }
    }

    private static let wrong = FieldJudgement.wrong(.invalid)
    private static let begun = FieldJudgement.incomplete(.invalid)

    private static let numbers = [
        Row("Visa", .cardNumber, "4242424242424242", .valid), Row("in groups", .cardNumber, "4242 4242 4242 4242", .valid),
        Row("spaces that do not break", .cardNumber, "4242\u{A0}4242\u{A0}4242\u{A0}4242", .valid),
        Row("Mastercard", .cardNumber, "5555555555554444", .valid), Row("Amex", .cardNumber, "378282246310005", .valid),
        Row("Diners", .cardNumber, "30569309025904", .valid), Row("Discover", .cardNumber, "6011111111111117", .valid),
        Row("JCB", .cardNumber, "3530111333300000", .valid), Row("UnionPay", .cardNumber, "6200000000000005", .valid),
        Row("a network of the list", .cardNumber, "4111111111111111", .valid, allowed: [.mastercard, .visa]),
        Row("a network outside of the list", .cardNumber, "4111111111111111", .wrong(.unsupportedNetwork), allowed: [.mastercard]),
        Row("an unknown network with a list", .cardNumber, "9000000000000000001", .wrong(.unsupportedNetwork), allowed: [.visa]),
        Row("an unknown network without a list", .cardNumber, "9000000000000000001", .valid),
        Row("nothing", .cardNumber, "", .missing), Row("spaces", .cardNumber, "   ", .missing),
        Row("a beginning", .cardNumber, "4242", begun), Row("12 digits", .cardNumber, "424242424242", begun),
        Row("15 digits of a Visa", .cardNumber, "424242424242424", begun),
        Row("a wrong check digit", .cardNumber, "4242424242424241", wrong),
        Row("a length between two listed ones", .cardNumber, "42424242424242426", begun),
        Row("16 digits of an Amex", .cardNumber, "3782822463100052", wrong),
        Row("20 digits", .cardNumber, "42424242424242424242", wrong), Row("a hyphen", .cardNumber, "4242-4242-4242-4242", wrong),
        Row("a letter", .cardNumber, "4242a", wrong), Row("full-width digits", .cardNumber, "４２４２４２４２４２４２４２４２", wrong),
        Row("Arabic digits", .cardNumber, "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", wrong),
    ]

    private static let codes = [
        Row("three of a Visa", .cvv, "123", .valid, number: "4242"), Row("four of an Amex", .cvv, "1234", .valid, number: "3782"),
        Row("three without a number", .cvv, "123", .valid), Row("three of an unknown network", .cvv, "123", .valid, number: "9000"),
        Row("three of an Amex", .cvv, "123", begun, number: "3782"), Row("two", .cvv, "12", begun, number: "4242"),
        Row("four of a Visa", .cvv, "1234", wrong, number: "4242"), Row("five of an Amex", .cvv, "12345", wrong, number: "3782"),
        Row("four without a number", .cvv, "1234", wrong), Row("a letter", .cvv, "12a", wrong), Row("a space", .cvv, "1 2", wrong),
        Row("full-width digits", .cvv, "１２３", wrong), Row("nothing", .cvv, "", .missing),
    ]

    private static let expiries = [
        Row("this month", .expiryDate, "11/26", .valid), Row("a later year", .expiryDate, "03/30", .valid),
        Row("a month of one digit", .expiryDate, "3/30", .valid), Row("a year of four digits", .expiryDate, "03/2030", .valid),
        Row("99 is 2099", .expiryDate, "12/99", .valid), Row("2099", .expiryDate, "12/2099", .valid),
        Row("spaces", .expiryDate, "03 / 30", .valid),
        Row("the month before", .expiryDate, "10/26", wrong), Row("a past year", .expiryDate, "12/25", wrong),
        Row("a past year of four digits", .expiryDate, "12/2025", wrong), Row("2100", .expiryDate, "01/2100", wrong),
        Row("1999", .expiryDate, "12/1999", wrong), Row("month 13", .expiryDate, "13/30", wrong),
        Row("month 0", .expiryDate, "00/30", wrong),
        Row("three digits of a month", .expiryDate, "012/30", wrong), Row("five digits of a year", .expiryDate, "01/20300", wrong),
        Row("without a slash", .expiryDate, "0330", wrong), Row("two slashes", .expiryDate, "03/30/", wrong),
        Row("a hyphen", .expiryDate, "03-30", wrong), Row("letters", .expiryDate, "March", wrong),
        Row("full-width digits", .expiryDate, "０３/３０", wrong), Row("nothing", .expiryDate, "", .missing),
        Row("the first digit", .expiryDate, "1", begun), Row("a zero", .expiryDate, "0", begun), Row("the month", .expiryDate, "03", begun),
        Row("the slash", .expiryDate, "03/", begun), Row("half a year", .expiryDate, "03/3", begun),
        Row("a century", .expiryDate, "03/20", begun), Row("three digits of a year", .expiryDate, "03/203", begun),
        Row("a month that is none", .expiryDate, "13", wrong),
    ]

    private static let names = [
        Row("two names", .cardholderName, "Maria Stern", .valid), Row("two letters", .cardholderName, "Bo", .valid),
        Row("a hyphen and an apostrophe", .cardholderName, "Anne-Marie O'Neill", .valid), Row("Greek", .cardholderName, "Ελένη", .valid),
        Row("Chinese", .cardholderName, "王芳", .valid), Row("an accent", .cardholderName, "José", .valid),
        Row("spaces around", .cardholderName, "  Bo ", .valid),
        Row("one letter", .cardholderName, "B", .incomplete(.nameTooShort)),
        Row("one letter in spaces", .cardholderName, " B ", .incomplete(.nameTooShort)),
        Row("one digit", .cardholderName, "4", .wrong(.nameTooShort)), Row("a digit", .cardholderName, "Maria 2", wrong),
        Row("a number", .cardholderName, "4242 4242", wrong), Row("a full stop", .cardholderName, "J. Stern", wrong),
        Row("a sign", .cardholderName, "Maria <b>", wrong), Row("an emoji", .cardholderName, "Maria 🙂", wrong),
        Row("spaces", .cardholderName, "  ", .missing), Row("nothing", .cardholderName, "", .missing),
        Row("two letters", .firstName, "Bo", .valid), Row("one letter", .firstName, "B", begun), Row("a digit", .firstName, "B2", wrong),
        Row("a hyphen", .lastName, "Stern-Weiss", .valid), Row("one letter", .lastName, "S", begun),
        Row("nothing", .lastName, "", .missing),
    ]

    private static let postalCodes = [
        Row("US, five", .postalCode, "94107", .valid, country: "US"), Row("US, nine", .postalCode, "94107-1234", .valid, country: "US"),
        Row("US, four", .postalCode, "9410", begun, country: "US"), Row("US, half of nine", .postalCode, "94107-12", begun, country: "US"),
        Row("US, six", .postalCode, "941071", wrong, country: "US"), Row("US, letters", .postalCode, "9410A", wrong, country: "US"),
        Row("US, a space", .postalCode, "94107 1234", wrong, country: "US"),
        Row("GB, five", .postalCode, "M1 1A", .valid, country: "GB"), Row("GB, eight", .postalCode, "SW1A 1AA", .valid, country: "GB"),
        Row("GB, four", .postalCode, "M1 1", begun, country: "GB"), Row("GB, nine", .postalCode, "SW1A 1AAA", wrong, country: "GB"),
        Row("CA", .postalCode, "K1A0B1", .valid, country: "CA"), Row("CA, a space", .postalCode, "k1a 0b1", .valid, country: "CA"),
        Row("CA, half", .postalCode, "K1A", begun, country: "CA"), Row("CA, digits first", .postalCode, "1K1 0B1", wrong, country: "CA"),
        Row("CA, a hyphen", .postalCode, "K1A-0B1", wrong, country: "CA"), Row("DE", .postalCode, "10115", .valid, country: "DE"),
        Row("three", .postalCode, "101", .valid), Row("ten with a hyphen", .postalCode, "1234-56789", .valid),
        Row("two", .postalCode, "10", begun), Row("eleven", .postalCode, "12345678901", wrong), Row("a sign", .postalCode, "101_15", wrong),
        Row("nothing", .postalCode, "", .missing),
    ]

    private static let places = [
        Row("three", .addressLine1, "A 1", .valid), Row("100", .addressLine1, String(repeating: "a", count: 100), .valid),
        Row("two", .addressLine1, "A1", begun), Row("101", .addressLine1, String(repeating: "a", count: 101), wrong),
        Row("nothing", .addressLine1, "", .missing), Row("nothing", .addressLine2, "", .valid),
        Row("something", .addressLine2, "1", .valid),
        Row("two", .city, "Au", .valid), Row("one", .city, "A", begun), Row("nothing", .city, " ", .missing),
        Row("two", .state, "CA", .valid), Row("one", .state, "C", begun), Row("two letters", .countryCode, "DE", .valid),
        Row("small letters", .countryCode, "de", .valid), Row("three letters", .countryCode, "DEU", .valid),
        Row("one", .countryCode, "D", begun), Row("four", .countryCode, "DEUT", wrong), Row("digits", .countryCode, "49", wrong),
        Row("other letters", .countryCode, "ДЕ", wrong), Row("nothing", .countryCode, "", .missing),
        Row("seven", .phoneNumber, "5550100", .valid), Row("15", .phoneNumber, "123456789012345", .valid),
        Row("as it is written", .phoneNumber, "+1 (555) 010-0100", .valid), Row("six", .phoneNumber, "555010", begun),
        Row("16", .phoneNumber, "1234567890123456", wrong), Row("letters", .phoneNumber, "555-CARD", wrong),
        Row("a plus inside", .phoneNumber, "555+0100", wrong), Row("nothing", .phoneNumber, "", .missing),
    ]

    @Test(arguments: numbers + codes + expiries + names + postalCodes + places)
    func `a field's text is judged by its rule`(_ row: Row) {
        let rules = CardFormRules(allowedNetworks: row.allowed, countryCode: row.country, nowUnixSeconds: Self.now)
        #expect(rules.judge(row.text, of: row.field, number: row.number) == row.expected)
    }

    @Test(arguments: [
        (PrimerInputElementType.cardNumber, "invalid-card_number"), (.cvv, "invalid-cvv"), (.expiryDate, "invalid-expiry_date"),
        (.cardholderName, "invalid-cardholder_name"), (.firstName, "invalid-first_name"), (.lastName, "invalid-last_name"),
        (.postalCode, "invalid-postal_code"), (.addressLine1, "invalid-address_line_1"), (.addressLine2, "invalid-address_line_2"),
        (.city, "invalid-city"), (.state, "invalid-state"), (.countryCode, "invalid-country_code"), (.phoneNumber, "invalid-phone_number"),
        (.email, "invalid-email"), (.retailer, "invalid-retail_outlet"), (.otp, "invalid-otp_code"), (.unknown, "invalid-unknown"),
    ])
    func `missing and wrong have the field's code`(_ field: PrimerInputElementType, _ code: String) {
        #expect(FieldJudgement.missing.problem?.code(of: field) == code)
        #expect(FieldJudgement.Problem.invalid.code(of: field) == code)
    }

    @Test func `two problems have codes of their own`() {
        #expect(FieldJudgement.Problem.unsupportedNetwork.code(of: .cardNumber) == "unsupported-card-type")
        #expect(FieldJudgement.Problem.nameTooShort.code(of: .cardholderName) == "invalid-cardholder-name-length")
    }

    @Test(arguments: [
        ("", ""), ("4", "4"), ("4242", "4242"), ("42424", "•2424"), ("4242424242", "••••••4242"), ("42424242424", "424242•2424"),
        ("4242 4242 4242 4242", "424242••••••4242"), ("378282246310005", "378282•••••0005"),
        ("6304000000000000000", "630400•••••••••0000"),
    ])
    func `a merchant reads six digits and four`(_ typed: String, _ shown: String) {
        #expect(RedactedText.text(typed, of: .cardNumber) == shown)
    }

    @Test func `a merchant reads no security code and every other field as it stands`() {
        #expect(RedactedText.text("123", of: .cvv).isEmpty)
        #expect(RedactedText.text(" Maria ", of: .cardholderName) == " Maria " && RedactedText.text("03/30", of: .expiryDate) == "03/30")
    }
}
