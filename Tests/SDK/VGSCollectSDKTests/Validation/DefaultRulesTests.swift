import Testing

@testable import VGSCollectSDK

@MainActor
struct DefaultRulesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let type: FieldType
        let text: String
        let errors: [String]
        var testDescription: String { name }
    }

    private nonisolated static let pattern = "PATTERN_VALIDATION_ERROR"
    private nonisolated static let expiry = "EXPIRATION_DATE_VALIDATION_ERROR"
    private nonisolated static let length = "LENGTH_RANGE_MATCH_VALIDATION_ERROR"

    /// The clock stands at June 2026.
    nonisolated static let rows = [
        Row(name: "plain, empty", type: .none, text: "", errors: []),
        Row(name: "plain, anything", type: .none, text: "é 😀", errors: []),
        Row(name: "expiry, this month", type: .expDate, text: "06/26", errors: []),
        Row(name: "expiry, last month", type: .expDate, text: "05/26", errors: [expiry]),
        Row(name: "expiry, next year", type: .expDate, text: "0127", errors: []),
        Row(name: "expiry, December in twenty years", type: .expDate, text: "12/46", errors: []),
        Row(name: "expiry, January in twenty-one years", type: .expDate, text: "01/47", errors: [expiry]),
        Row(name: "expiry, month 13", type: .expDate, text: "13/30", errors: [pattern, expiry]),
        Row(name: "expiry, month 00", type: .expDate, text: "00/30", errors: [pattern, expiry]),
        Row(name: "expiry, half", type: .expDate, text: "06/2", errors: [pattern, expiry]),
        Row(name: "expiry, empty", type: .expDate, text: "", errors: [pattern, expiry]),
        Row(name: "security code of 3", type: .cvc, text: "123", errors: []),
        Row(name: "security code of 4", type: .cvc, text: "1234", errors: []),
        Row(name: "security code of 2", type: .cvc, text: "12", errors: [length]),
        Row(name: "security code, empty", type: .cvc, text: "", errors: [length]),
        Row(name: "holder", type: .cardHolderName, text: "Jane O'Neil-Doe, Jr. 2", errors: []),
        Row(name: "holder, two spaces", type: .cardHolderName, text: "  ", errors: []),
        Row(name: "holder, one letter", type: .cardHolderName, text: "J", errors: [pattern]),
        Row(name: "holder, an accent", type: .cardHolderName, text: "José", errors: [pattern]),
        Row(name: "holder, empty", type: .cardHolderName, text: "", errors: [pattern]),
        Row(name: "holder, a line break", type: .cardHolderName, text: "Jane\n", errors: [pattern]),
        Row(name: "SSN", type: .ssn, text: "123-45-6789", errors: []),
        Row(name: "SSN of area 666", type: .ssn, text: "666-45-6789", errors: [pattern]),
        Row(name: "SSN of area 000", type: .ssn, text: "000-45-6789", errors: [pattern]),
        Row(name: "SSN of area 9xx", type: .ssn, text: "912-45-6789", errors: [pattern]),
        Row(name: "SSN of group 00", type: .ssn, text: "123-00-6789", errors: [pattern]),
        Row(name: "SSN of serial 0000", type: .ssn, text: "123-45-0000", errors: [pattern]),
        Row(name: "date", type: .date, text: "02-29-2024", errors: []),
        Row(name: "date, no leap year", type: .date, text: "02-29-2023", errors: ["DATE_VALIDATION_ERROR"]),
        Row(name: "date, empty", type: .date, text: "", errors: [pattern, "DATE_VALIDATION_ERROR"]),
    ]

    @Test(arguments: rows)
    func `a type's default rules name what fails, in order`(_ row: Row) {
        let form = Form()
        defer { withExtendedLifetime(form) {} }
        let field = row.type == .expDate ? form.expiry() : form.field("f", row.type)
        field.setText(row.text)
        #expect(field.state.validationErrors == row.errors)
        #expect(field.state.isValid == row.errors.isEmpty)
    }

    @Test(arguments: [
        (DefaultPattern.expDate, "0831"), (DefaultPattern.expDate, "08/2031"), (DefaultPattern.expDate, "8/31"),
        (DefaultPattern.expDate, "08//31"), (DefaultPattern.expDate, "083/1"), (DefaultPattern.expDate, "08/031"),
        (DefaultPattern.expDate, "０８31"), (DefaultPattern.expDate, ""), (DefaultPattern.expDate, "0/831"), (DefaultPattern.expDate, "1331"),
        (DefaultPattern.cvc, ""), (DefaultPattern.cvc, "12"), (DefaultPattern.cvc, "1a"), (DefaultPattern.cvc, "１２"),
        (DefaultPattern.cvc, "12\n"), (DefaultPattern.cardHolderName, "Al"), (DefaultPattern.cardHolderName, "A"),
        (DefaultPattern.cardHolderName, "A_"), (DefaultPattern.cardHolderName, "Ä b"), (DefaultPattern.cardHolderName, "-'"),
    ])
    func `the quick answer to a default pattern is the engine's`(_ pattern: String, _ text: String) {
        // A group around the pattern keeps its meaning and hides it from the quick way.
        #expect(WholeTextMatch.matches(text, pattern: pattern) == WholeTextMatch.matches(text, pattern: "(?:\(pattern))"))
    }
}
