import CofferWire
import Testing

@Suite struct UTCTimestampTests {
    @Test(
        arguments: [
            ("the epoch", 0, "1970-01-01T00:00:00.000Z"), ("a millisecond before it", -1, "1969-12-31T23:59:59.999Z"),
            ("a leap day", 1_709_210_096_007, "2024-02-29T12:34:56.007Z"), ("the day after", 1_709_251_200_000, "2024-03-01T00:00:00.000Z"),
            ("no leap day in 2100", 4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
            ("a leap day in 2000", 951_782_400_000, "2000-02-29T00:00:00.000Z"),
            ("the last of a year", 1_767_225_599_999, "2025-12-31T23:59:59.999Z"),
        ] as [(String, Int64, String)])
    func `a point in time is written in UTC`(_ name: String, _ milliseconds: Int64, _ text: String) {
        #expect(UTCTimestamp.text(unixMilliseconds: milliseconds) == text)
    }

    @Test(
        arguments: [
            ("without a fraction", "1970-01-01T00:00:00Z", 0), ("a millisecond before the epoch", "1969-12-31T23:59:59.999Z", -1),
            ("tenths", "1970-01-01T00:00:00.5Z", 500), ("hundredths", "1970-01-01T00:00:00.05Z", 50),
            ("nanoseconds, cut off", "1970-01-01T00:00:00.999999999Z", 999), ("east", "1970-01-01T01:30:00+01:30", 0),
            ("west", "1969-12-31T20:00:00-04:00", 0), ("a leap day", "2024-02-29T12:34:56.007Z", 1_709_210_096_007),
            ("no leap day in 2100", "2100-03-01T00:00:00Z", 4_107_542_400_000),
            ("a leap day in 2000", "2000-02-29T00:00:00Z", 951_782_400_000),
            ("the first year", "0000-01-01T00:00:00Z", -62_167_219_200_000), ("the last", "9999-12-31T23:59:59.999Z", 253_402_300_799_999),
        ] as [(String, String, Int64)])
    func `a point in time is read`(_ name: String, _ text: String, _ milliseconds: Int64) {
        #expect(UTCTimestamp.unixMilliseconds(text) == milliseconds)
    }

    @Test func `what is written is read back`() {
        // From 1900 on, in steps of about two weeks that end at every time of the day.
        for step: Int64 in 0..<5_000 {
            let milliseconds = -2_208_988_800_000 + step * 1_234_567_891
            #expect(UTCTimestamp.unixMilliseconds(UTCTimestamp.text(unixMilliseconds: milliseconds)) == milliseconds)
        }
    }

    @Test(arguments: [
        "", "yesterday", "2030-01-31", "2030-01-31T12:00Z", "2030-01-31T12:00:00", "2030-01-31 12:00:00Z", "2030-01-31T12:00:00z",
        "2030-01-31T99:99:99Z", "2030-01-31T24:00:00Z", "2030-01-31T12:60:00Z", "2030-01-31T12:00:60Z", "2030-00-31T12:00:00Z",
        "2030-13-31T12:00:00Z", "2030-01-00T12:00:00Z", "2030-01-32T12:00:00Z", "2030-02-29T12:00:00Z", "2100-02-29T12:00:00Z",
        "2030-04-31T12:00:00Z", "2030-1-31T12:00:00Z", "+2030-01-31T12:00:00Z", "-2030-01-31T12:00:00Z", "12030-01-31T12:00:00Z",
        "2030-01-31T12:00:00.Z", "2030-01-31T12:00:00,5Z", "2030-01-31T12:00:00+24:00", "2030-01-31T12:00:00+01:60",
        "2030-01-31T12:00:00+0100", "2030-01-31T12:00:00+01", "2030-01-31T12:00:00ZZ", " 2030-01-31T12:00:00Z", "2030-01-31T12:00:00Z ",
        "٢٠٣٠-01-31T12:00:00Z", "1893499200000",
    ])
    func `what is no point in time is not read`(_ text: String) {
        #expect(UTCTimestamp.unixMilliseconds(text) == nil)
    }
}
