import CofferCardRules
import CofferFoundation
import Testing

struct CardExpiryTests {
    typealias PartsRow = Row<(month: String, year: String), (month: Int, year: Int)>
    typealias ProblemRow = Row<(month: String, year: String), ExpiryProblem>

    static let outOfWindow = ExpiryProblem.yearOutOfRange(minimum: 2000, maximum: 2099)

    static let right: [PartsRow] = [
        Row("four-digit year", ("08", "2031"), (8, 2031)),
        Row("two-digit year", ("08", "31"), (8, 2031)),
        Row("first month", ("01", "2026"), (1, 2026)),
        Row("last month", ("12", "2026"), (12, 2026)),
        Row("first year of the window", ("06", "2000"), (6, 2000)),
        Row("last year of the window", ("06", "2099"), (6, 2099)),
        Row("00 is the first year", ("06", "00"), (6, 2000)),
        Row("99 is the last year", ("06", "99"), (6, 2099)),
        Row("50 is not of the last century", ("06", "50"), (6, 2050)),
    ]

    @Test(arguments: right)
    func `a month and a year are read`(_ row: PartsRow) throws {
        let expiry = try CardExpiry(month: row.input.month, year: row.input.year)
        #expect(expiry.month == row.output.month)
        #expect(expiry.year == row.output.year)
        #expect(try CardExpiry(month: Array(row.input.month.utf8), year: Array(row.input.year.utf8)) == expiry)
        #expect(try CardExpiry(month: row.output.month, year: row.output.year) == expiry)
    }

    static let wrong: [ProblemRow] = [
        Row("month 13", ("13", "2031"), .monthOutOfRange),
        Row("month 0", ("00", "2031"), .monthOutOfRange),
        Row("month 99", ("99", "2031"), .monthOutOfRange),
        Row("year 1999", ("08", "1999"), outOfWindow),
        Row("year 2100", ("08", "2100"), outOfWindow),
        Row("year 0000", ("08", "0000"), outOfWindow),
        Row("month 13 and year 1999", ("13", "1999"), .monthOutOfRange),
        Row("one-digit month", ("8", "2031"), .malformed),
        Row("three-digit month", ("008", "2031"), .malformed),
        Row("three-digit year", ("08", "031"), .malformed),
        Row("five-digit year", ("08", "02031"), .malformed),
        Row("no month", ("", "2031"), .malformed),
        Row("no year", ("08", ""), .malformed),
        Row("letters", ("Au", "2031"), .malformed),
        Row("a sign", ("+8", "2031"), .malformed),
        Row("a space", (" 8", "2031"), .malformed),
        Row("full-width digits", ("０８", "2031"), .malformed),
        Row("Arabic-Indic digits", ("٠٨", "2031"), .malformed),
        Row("year first", ("2031", "08"), .malformed),
    ]

    @Test(arguments: wrong)
    func `a wrong month or year is refused with its reason`(_ row: ProblemRow) {
        #expect(throws: row.output) { try CardExpiry(month: row.input.month, year: row.input.year) }
        #expect(throws: row.output) { try CardExpiry(month: row.input.month.utf8, year: row.input.year.utf8) }
    }

    @Test func `numbers outside the window are refused`() {
        #expect(throws: ExpiryProblem.monthOutOfRange) { try CardExpiry(month: 13, year: 2031) }
        #expect(throws: ExpiryProblem.monthOutOfRange) { try CardExpiry(month: -1, year: 2031) }
        #expect(throws: CardExpiryTests.outOfWindow) { try CardExpiry(month: 1, year: CardLimits.expiryYearMin - 1) }
        #expect(throws: CardExpiryTests.outOfWindow) { try CardExpiry(month: 1, year: CardLimits.expiryYearMax + 1) }
        #expect(throws: CardExpiryTests.outOfWindow) { try CardExpiry(month: 1, year: 31) }
        #expect(throws: Never.self) { try CardExpiry(month: 1, year: CardLimits.expiryYearMin) }
        #expect(throws: Never.self) { try CardExpiry(month: 12, year: CardLimits.expiryYearMax) }
    }

    typealias FormatRow = Row<(text: String, format: ExpiryFormat), ExpiryProblem?>

    static let formats: [FormatRow] = [
        Row("MMYY", ("0831", .shortYear), nil),
        Row("MMYYYY", ("082031", .longYear), nil),
        Row("YYMM", ("3108", .shortYearThenMonth), nil),
        Row("YYYYMM", ("203108", .longYearThenMonth), nil),
        Row("MMYY with a slash", ("08/31", .shortYear), .malformed),
        Row("MMYYYY for MMYY", ("082031", .shortYear), .malformed),
        Row("MMYY for MMYYYY", ("0831", .longYear), .malformed),
        Row("MMYY for YYMM", ("0831", .shortYearThenMonth), .monthOutOfRange),
        Row("MMYYYY for YYYYMM", ("082031", .longYearThenMonth), .monthOutOfRange),
        Row("a letter", ("08a1", .shortYear), .malformed),
        Row("nothing", ("", .shortYear), .malformed),
    ]

    @Test(arguments: formats)
    func `digits are taken apart by their format`(_ row: FormatRow) throws {
        if let problem = row.output {
            #expect(throws: problem) { try CardExpiry(row.input.text, format: row.input.format) }
        } else {
            #expect(try CardExpiry(row.input.text, format: row.input.format) == CardExpiry(month: 8, year: 2031))
        }
    }

    // Seconds since 1970 by `date -u -d … +%s`; the last instant of a month at UTC-12 is noon UTC of the next one.
    static let instants: [Row<(month: Int, year: Int), Int64>] = [
        Row("December 2026 ends 2027-01-01T12:00:00Z", (12, 2026), 1_798_804_800),
        Row("January 2026 ends 2026-02-01T12:00:00Z", (1, 2026), 1_769_947_200),
        Row("February of a leap year ends 2028-03-01T12:00:00Z", (2, 2028), 1_835_524_800),
        Row("February of a common year ends 2027-03-01T12:00:00Z", (2, 2027), 1_803_902_400),
        Row("February 2000 ends 2000-03-01T12:00:00Z", (2, 2000), 951_912_000),
        Row("December 2099 ends 2100-01-01T12:00:00Z", (12, 2099), 4_102_488_000),
    ]

    @Test(arguments: instants)
    func `a card is good to the last instant of its month anywhere on Earth`(_ row: Row<(month: Int, year: Int), Int64>) throws {
        let expiry = try CardExpiry(month: row.input.month, year: row.input.year)
        #expect(expiry.endUnixSecond == row.output)
        #expect(!expiry.isExpired(at: row.output - 1))
        #expect(expiry.isExpired(at: row.output))
        #expect(!expiry.isExpired(at: Int64.min))
        #expect(expiry.isExpired(at: Int64.max))
    }

    @Test func `dates are in the order of time`() throws {
        #expect(try CardExpiry(month: 12, year: 2026) < CardExpiry(month: 1, year: 2027))
        #expect(try CardExpiry(month: 1, year: 2027) < CardExpiry(month: 2, year: 2027))
        #expect(try !(CardExpiry(month: 2, year: 2027) < CardExpiry(month: 2, year: 2027)))
    }

    @Test func `every problem has a code of its own`() {
        let problems = [ExpiryProblem.malformed, .monthOutOfRange, CardExpiryTests.outOfWindow]
        #expect(problems.map(\.code) == ["expiry_malformed", "expiry_month_out_of_range", "expiry_year_out_of_range"])
    }
}
