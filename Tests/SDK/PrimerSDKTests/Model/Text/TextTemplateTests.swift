import Testing

@testable import PrimerSDK

@Suite struct TextTemplateTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let template: String
        let values: [String]
        let text: String

        init(_ name: String, _ template: String, _ values: [String], _ text: String) {
            testDescription = name
            self.template = template
            self.values = values
            self.text = text
        }
    }

    @Test(arguments: [
        Row("no gap", "Pay", ["a"], "Pay"),
        Row("one gap", "Pay %@", ["a"], "Pay a"),
        Row("numbered", "%2$@ then %1$@", ["a", "b"], "b then a"),
        Row("one value twice", "%1$@ %1$@", ["a"], "a a"),
        Row("in order", "%@ %@", ["a", "b"], "a b"),
        Row("whole number", "Enter %1$d digits", ["3"], "Enter 3 digits"),
        Row("long whole number", "Enter %ld digits", ["3"], "Enter 3 digits"),
        Row("text where a number belongs", "Enter %1$@ digits", ["3"], "Enter 3 digits"),
        Row("per cent", "5%% of %@", ["a"], "5% of a"),
        Row("lone per cent", "100 % sure", [], "100 % sure"),
        Row("per cent at the end", "100%", [], "100%"),
        Row("other specifier", "%s %x %1$s", ["a"], "%s %x %1$s"),
        Row("position zero", "%0$@", ["a"], "%0$@"),
        Row("position beyond any number", "%99999999999999999999$@", ["a"], "%99999999999999999999$@"),
        Row("too few values", "%1$@ and %2$@", ["a"], "a and "),
        Row("a value that looks like a gap", "%1$@ %2$@", ["%2$@", "b"], "%2$@ b"),
        Row("empty", "", ["a"], ""),
    ])
    func `gaps are filled whatever they say`(_ row: Row) { #expect(TextTemplate(row.template).filled(row.values) == row.text) }
}
