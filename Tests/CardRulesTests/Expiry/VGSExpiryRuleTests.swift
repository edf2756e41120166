import CofferCardRules
import Testing

struct VGSExpiryRuleTests {
    typealias RuleRow = Row<(text: String, format: ExpiryFormat), Bool>

    /// The current month of all rows.
    static let today = YearMonth(year: 2026, month: 11)

    static let table: [RuleRow] = [
        Row("this month", ("1126", .shortYear), true),
        Row("next month", ("1226", .shortYear), true),
        Row("next year", ("0127", .shortYear), true),
        Row("twenty years ahead", ("1246", .shortYear), true),
        Row("twenty years ahead, January", ("0146", .shortYear), true),
        Row("this month, long year", ("112026", .longYear), true),
        Row("twenty years ahead, long year", ("122046", .longYear), true),
        Row("this month, year first", ("2611", .shortYearThenMonth), true),
        Row("this month, long year first", ("202611", .longYearThenMonth), true),
        Row("last month", ("1026", .shortYear), false),
        Row("last month, long year", ("102026", .longYear), false),
        Row("last year", ("1225", .shortYear), false),
        Row("twenty-one years ahead", ("0147", .shortYear), false),
        Row("twenty-one years ahead, long year first", ("204701", .longYearThenMonth), false),
        Row("last century", ("121999", .longYear), false),
        Row("99 is 2099", ("1299", .shortYear), false),
        Row("month 13", ("1327", .shortYear), false),
        Row("month 0", ("0027", .shortYear), false),
        Row("long year for a short one", ("112026", .shortYear), false),
        Row("short year for a long one", ("1126", .longYear), false),
        Row("a slash", ("11/26", .shortYear), false),
        Row("three digits", ("126", .shortYear), false),
        Row("a letter", ("1a26", .shortYear), false),
        Row("a sign", ("+927", .shortYear), false),
        Row("full-width digits", ("１２２７", .shortYear), false),
        Row("nothing", ("", .shortYear), false),
    ]

    @Test(arguments: table)
    func `a text is an expiry date as VGS judges it`(_ row: RuleRow) {
        #expect(VGSExpiryRule.isValid(row.input.text, format: row.input.format, today: VGSExpiryRuleTests.today) == row.output)
    }

    @Test func `the years ahead are counted from the year given`() {
        let later = YearMonth(year: 2027, month: 1)
        #expect(VGSExpiryRule.isValid("0147", format: .shortYear, today: later))
        #expect(!VGSExpiryRule.isValid("1226", format: .shortYear, today: later))
        #expect(CardLimits.vgsExpiryYearsAheadMax == 20)
    }
}
