import Testing

@testable import PrimerSDK

@Suite struct SecurityCodeRuleTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let network: CardNetwork?
        let text: String
        let typing: SecurityCodeRule.Typing
        let problem: String?

        init(_ name: String, _ network: CardNetwork?, _ text: String, _ typing: SecurityCodeRule.Typing, _ problem: String? = wrong) {
            testDescription = name
            self.network = network
            self.text = text
            self.typing = typing
            self.problem = problem
        }
    }

    static let wrong = "CVV is not valid."

    @Test(arguments: [
        Row("empty", .visa, "", .incomplete, "CVV cannot be blank."),
        Row("one digit", .visa, "1", .incomplete),
        Row("three digits", .visa, "123", .valid, nil),
        Row("four digits", .visa, "1234", .invalid),
        Row("Amex, three digits", .amex, "123", .incomplete),
        Row("Amex, four digits", .amex, "1234", .valid, nil),
        Row("Amex, five digits", .amex, "12345", .invalid),
        Row("no rule, three digits", .cartesBancaires, "123", .valid, nil),
        Row("no rule, four digits", .bancontact, "1234", .invalid, nil),
        Row("no rule, five digits", .eftpos, "12345", .invalid),
        Row("no rule, two digits", .unknown, "12", .incomplete),
        Row("nothing chosen", nil, "123", .valid, nil),
        Row("a letter", .visa, "12a", .invalid),
        Row("one letter", .visa, "a", .invalid),
        Row("a space", .visa, "12 ", .invalid),
        Row("a minus", .visa, "-12", .invalid),
        Row("full-width digits", .visa, "１２３", .invalid),
        Row("Arabic digits", .visa, "١٢٣", .invalid),
        Row("a digit with an accent", .visa, "12\u{33}\u{301}", .invalid),
        Row("a line break", .visa, "12\n", .invalid),
        Row("a zero byte", .visa, "12\u{0}", .invalid),
        Row("very long", .visa, String(repeating: "1", count: 10_000), .invalid),
    ])
    func `a code is judged while typed and before it is sent`(_ row: Row) {
        let rule = SecurityCodeRule(row.network)
        #expect(rule.judgeTyping(row.text) == row.typing)
        var problem: String?
        do throws(PrimerValidationError) {
            try rule.check(row.text)
        } catch {
            #expect(error.errorId == "invalid-cvv")
            problem = error.plainDescription
        }
        #expect(problem == row.problem)
    }

    @Test(arguments: CardNetwork.allCases)
    func `whatever the field takes, the check takes`(_ network: CardNetwork) {
        let rule = SecurityCodeRule(network)
        #expect(rule.acceptedLengths.contains(rule.fieldLength))
        #expect(rule.fieldLength == (network.traits?.cvvLength ?? 3))
    }
}
