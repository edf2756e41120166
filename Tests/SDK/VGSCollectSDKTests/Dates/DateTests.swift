import Testing

@testable import VGSCollectSDK

@MainActor
struct DateTests {
    @Test(arguments: [
        (VGSCardExpDateFormat.shortYear, VGSCardExpDateFormat.longYear, "08/31", "08/2031"),
        (.longYear, .shortYearThenMonth, "08-2031", "31-08"),
        (.longYearThenMonth, .longYear, "203108", "082031"),
        (.shortYear, .longYear, "08/49", "08/2049"), (.shortYear, .longYear, "08/50", "08/1950"),
        (.shortYear, .longYear, "", ""), (.shortYear, .longYear, "08", "08"), (.shortYear, .longYear, "13/31", "13/31"),
        (.shortYear, .longYear, "a8/31", "a8/31"), (.shortYear, .shortYear, "08/31", "08/31"),
        (.shortYear, .longYear, "08 - 31", "08 - 2031"),
    ])
    func `an expiry is rewritten from one format into another`(
        _ input: VGSCardExpDateFormat, _ output: VGSCardExpDateFormat, _ text: String, _ expected: String
    ) {
        #expect(ExpiryConversion.convert(text, from: input, to: output) == expected)
    }

    @Test(arguments: [
        (VGSCardExpDateFormat.longYear, "08/2031", "08", "2031"), (.shortYear, "08/31", "08", "31"),
        (.longYearThenMonth, "2031-08", "08", "2031"),
        (.shortYearThenMonth, "3108", "08", "31"), (.longYear, "", "", ""), (.longYear, "0", "0", ""), (.longYear, "08/2", "08", "2"),
        (.longYearThenMonth, "20", "", "20"),
    ])
    func `an expiry is cut into month and year`(_ format: VGSCardExpDateFormat, _ text: String, _ month: String, _ year: String) {
        let entries = VGSExpDateSeparateSerializer(monthFieldName: "m", yearFieldName: "y").entries(of: text, format: format)
        #expect(entries == [FieldEntry(name: "m", value: month), FieldEntry(name: "y", value: year)])
    }

    @Test(arguments: [
        (VGSDateFormat.mmddyyyy, VGSDateFormat.yyyymmdd, "02/29/2024", "2024/02/29"), (.mmddyyyy, .ddmmyyyy, "12-31-1999", "31-12-1999"),
        (.mmddyyyy, .ddmmyyyy, "12311999", "31121999"), (.mmddyyyy, .ddmmyyyy, "12-31/1999", "31121999"),
        (.mmddyyyy, .ddmmyyyy, "02/30/2024", "02/30/2024"), (.ddmmyyyy, .mmddyyyy, "", ""),
    ])
    func `a date is rewritten with the divider it came with`(
        _ input: VGSDateFormat, _ output: VGSDateFormat, _ text: String, _ expected: String
    ) {
        #expect(DateConversion.convert(text, from: input, to: output) == expected)
    }

    @Test
    func `a date is cut into three, or into nothing when it is none`() {
        let serializer = VGSDateSeparateSerializer(dayFieldName: "d", monthFieldName: "m", yearFieldName: "y")
        #expect(serializer.entries(of: "02/09/2024", format: .mmddyyyy).map(\.value) == ["09", "02", "2024"])
        #expect(serializer.entries(of: "02/30/2024", format: .mmddyyyy).isEmpty)
    }

    @Test(arguments: [
        (29, 2, 2000, true), (29, 2, 1900, false), (31, 4, 2024, false), (31, 12, 9999, true), (1, 1, 0, false), (0, 1, 2024, false),
        (1, 13, 2024, false),
    ])
    func `only real days are dates`(_ day: Int, _ month: Int, _ year: Int, _ isReal: Bool) {
        #expect((VGSDate(day: day, month: month, year: year) != nil) == isReal)
    }

    @Test
    func `a date knows its two-digit parts and its order`() throws {
        let early = try #require(VGSDate(day: 9, month: 2, year: 2024))
        let late = try #require(VGSDate(day: 1, month: 3, year: 2024))
        #expect(early < late)
        #expect(early.dayFormatted + early.monthFormatted == "0902")
        #expect([VGSDateFormat.mmddyyyy, .ddmmyyyy, .yyyymmdd].map(\.displayFormat) == ["mm-dd-yyyy", "dd-mm-yyyy", "yyyy-mm-dd"])
        #expect(VGSDateConfiguration.validYearsCount == 100)
        #expect(VGSDateConfiguration.maxValidPickerEndDate.year - VGSDateConfiguration.minValidPickerStartDate.year == 200)
    }

    @Test
    func `today is looked up again when the minute changes`() {
        let clock = MovableClock()
        let today = Today { clock.now }
        #expect(today.day == CalendarDay(year: 2026, month: 6, day: 15))
        clock.pass(days: 30)
        #expect(today.day.month == 7)
    }
}
