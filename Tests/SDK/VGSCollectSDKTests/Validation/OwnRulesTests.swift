import Testing

@testable import VGSCollectSDK

@MainActor
struct OwnRulesTests {
    private struct Foreign: VGSValidationRuleProtocol { let error: VGSValidationError }

    private static let today = CalendarDay(year: 2026, month: 6, day: 15)

    private func errors(_ rule: any VGSValidationRuleProtocol, _ text: String) -> [VGSValidationError] {
        VGSValidationRuleSet(rules: [rule]).errors(for: text, today: Self.today)
    }

    @Test(arguments: [
        ("ab", true), ("abc", true), ("a", false), ("abcd", false), ("", false), ("abx", false),
    ])
    func `a pattern has to match the whole text`(_ text: String, _ passes: Bool) {
        #expect(errors(VGSValidationRulePattern(pattern: "ab|abc", error: "E"), text) == (passes ? [] : ["E"]))
    }

    @Test(arguments: ["(", "a)(b", "["])
    func `a broken pattern never passes and never crashes`(_ pattern: String) {
        #expect(errors(VGSValidationRulePattern(pattern: pattern, error: "E"), "ab") == ["E"])
    }

    @Test(arguments: [(1, false), (2, true), (4, true), (5, false)])
    func `length bounds are inclusive`(_ count: Int, _ passes: Bool) {
        let text = String(repeating: "é", count: count)
        #expect(errors(VGSValidationRuleLength(min: 2, max: 4, error: "E"), text) == (passes ? [] : ["E"]))
        #expect(errors(VGSValidationRuleLengthMatch(lengths: [2, 4], error: "E"), text) == (count == 2 || count == 4 ? [] : ["E"]))
    }

    @Test(arguments: [
        ("000000000", true), ("00000000", false), ("00000000a", false), ("4242424242424242", true), ("4242424242424243", false),
    ])
    func `Luhn needs nine digits`(_ text: String, _ passes: Bool) {
        #expect(errors(VGSValidationRuleLuhnCheck(error: "E"), text) == (passes ? [] : ["E"]))
    }

    @Test(arguments: [("021000021", true), ("021000022", false), ("02100002", false), ("0210000210", false), ("02100002a", false)])
    func `a routing number has nine digits and a weighted sum`(_ text: String, _ passes: Bool) {
        #expect(errors(VGSValidationRuleABARoutingNumber(error: "E"), text) == (passes ? [] : ["E"]))
    }

    @Test(arguments: [
        (VGSCardExpDateFormat.longYear, "062026", true), (.longYear, "0626", false), (.longYear, "052026", false),
        (.shortYearThenMonth, "2606", true), (.shortYearThenMonth, "2605", false), (.longYearThenMonth, "204612", true),
        (.longYearThenMonth, "204701", false), (.shortYear, "06a6", false),
    ])
    func `an expiry is judged in the rule's format`(_ format: VGSCardExpDateFormat, _ text: String, _ passes: Bool) {
        #expect(errors(VGSValidationRuleCardExpirationDate(dateFormat: format, error: "E"), text) == (passes ? [] : ["E"]))
    }

    @Test
    func `a date range is inclusive at both ends`() throws {
        let start = try #require(VGSDate(day: 1, month: 2, year: 2020))
        let end = try #require(VGSDate(day: 3, month: 2, year: 2020))
        let rule = VGSValidationRuleDateRange(dateFormat: .ddmmyyyy, error: "E", start: start, end: end)
        #expect(
            ["31012020", "01022020", "03022020", "04022020", "0102202"].map { errors(rule, $0).isEmpty } == [
                false, true, true, false, false,
            ])
    }

    @Test
    func `every failing rule is listed in the order added, and a foreign rule always passes`() {
        var rules = VGSValidationRuleSet()
        rules.add(rule: VGSValidationRuleLength(min: 5, error: "short"))
        rules.add(rule: Foreign(error: "foreign"))
        rules.add(rule: VGSValidationRulePattern(pattern: "x+", error: "letters"))
        #expect(rules.errors(for: "ab", today: Self.today) == ["short", "letters"])
    }

    @Test
    func `given rules replace the type's`() {
        let field = Form().field("f", .cardHolderName) { $0.validationRules = VGSValidationRuleSet(rules: []) }
        #expect(field.state.isValid)
    }

    @Test
    func `compiled patterns are kept up to the limit and still right beyond it`() {
        for number in 0...Limits.compiledPatternsMax + 1 {
            #expect(WholeTextMatch.matches("a\(number)", pattern: "a\(number)"))
            #expect(!WholeTextMatch.matches("b\(number)", pattern: "a\(number)"))
        }
    }
}
