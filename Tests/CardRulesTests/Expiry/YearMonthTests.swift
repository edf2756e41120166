import CofferCardRules
import CofferFoundation
import Testing

struct YearMonthTests {
    // Seconds since 1970 by `date -u -d … +%s`.
    static let table: [Row<Int64, YearMonth>] = [
        Row("the first second", 0, YearMonth(year: 1970, month: 1)),
        Row("the second before it", -1, YearMonth(year: 1969, month: 12)),
        Row("2000-02-29T23:59:59Z", 951_868_799, YearMonth(year: 2000, month: 2)),
        Row("2000-03-01T00:00:00Z", 951_868_800, YearMonth(year: 2000, month: 3)),
        Row("2026-11-30T23:59:59Z", 1_796_083_199, YearMonth(year: 2026, month: 11)),
        Row("2026-12-01T00:00:00Z", 1_796_083_200, YearMonth(year: 2026, month: 12)),
        Row("2100-02-28T23:59:59Z", 4_107_542_399, YearMonth(year: 2100, month: 2)),
        Row("2100-03-01T00:00:00Z", 4_107_542_400, YearMonth(year: 2100, month: 3)),
    ]

    @Test(arguments: table)
    func `an instant lies in its month`(_ row: Row<Int64, YearMonth>) {
        #expect(YearMonth(unixSeconds: row.input) == row.output)
    }

    @Test func `an offset from UTC moves the month`() {
        let start = YearMonth(year: 2026, month: 12).firstUnixSecond
        #expect(YearMonth(unixSeconds: start, utcOffsetSeconds: -1) == YearMonth(year: 2026, month: 11))
        #expect(YearMonth(unixSeconds: start - 3600, utcOffsetSeconds: 3600) == YearMonth(year: 2026, month: 12))
    }

    @Test func `every month of six centuries agrees with Foundation's calendar`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var month = YearMonth(year: 1850, month: 1)
        while month.year < 2450 {
            let date = try #require(calendar.date(from: DateComponents(year: month.year, month: month.month, day: 1)))
            let first = month.firstUnixSecond
            #expect(first == Int64(date.timeIntervalSince1970))
            #expect(YearMonth(unixSeconds: first) == month)
            #expect(YearMonth(unixSeconds: first - 1).next == month)
            #expect(month < month.next)
            month = month.next
        }
    }
}
