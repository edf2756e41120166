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
}
