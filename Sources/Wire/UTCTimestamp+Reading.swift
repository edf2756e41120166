extension UTCTimestamp {
    /// Reads a point in time in the form of RFC 3339 with a `T` and a `Z` or an offset, such as `2030-01-31T12:00:00+01:00`.
    ///
    /// The date must be one of the calendar and the time one of a day; there is no second 60. What is finer than a millisecond is cut off.
    /// - Returns: Milliseconds since 1970 in UTC; nil for every other text.
    public static func unixMilliseconds(_ text: some StringProtocol) -> Int64? {
        var reader = Reader(bytes: Array(text.utf8))
        guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), (1...12).contains(month), reader.skip("-"),
            let day = reader.number(2), day >= 1, day <= daysCount(year: year, month: month), reader.skip("T"),
            let hour = reader.number(2), hour <= 23, reader.skip(":"), let minute = reader.number(2), minute <= 59, reader.skip(":"),
            let second = reader.number(2), second <= 59
        else { return nil }
        guard let fraction = reader.skip(".") ? reader.fraction() : 0, let offset = reader.offset(), reader.isAtEnd else { return nil }
        let minutes = (days(year: year, month: month, day: day) * 24 + hour) * 60 + minute - offset
        return (minutes * 60 + second) * 1_000 + fraction
    }

    private static func daysCount(year: Int64, month: Int64) -> Int64 {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Int(month - 1)]
    }

    /// Days since 1970-01-01, counted in years that begin in March.
    private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        // 400 more years change nothing and keep the year 0000 from counting backwards.
        let year = (month <= 2 ? year - 1 : year) + 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468 - 146_097
    }

    private struct Reader {
        let bytes: [UInt8]
        private var next = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        var isAtEnd: Bool { next == bytes.count }

        mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard next < bytes.count, bytes[next] == UInt8(ascii: character) else { return false }
            next += 1
            return true
        }

        mutating func digit() -> Int64? {
            guard next < bytes.count, (0x30...0x39).contains(bytes[next]) else { return nil }
            defer { next += 1 }
            return Int64(bytes[next] - 0x30)
        }

        mutating func number(_ count: Int) -> Int64? {
            var number: Int64 = 0
            for _ in 0..<count {
                guard let digit = digit() else { return nil }
                number = number * 10 + digit
            }
            return number
        }

        /// Milliseconds; at least one digit.
        mutating func fraction() -> Int64? {
            guard var milliseconds = digit() else { return nil }
            var count = 1
            while let digit = digit() {
                if count < 3 { milliseconds = milliseconds * 10 + digit }
                count += 1
            }
            while count < 3 {
                milliseconds *= 10
                count += 1
            }
            return milliseconds
        }

        /// Minutes east of Greenwich.
        mutating func offset() -> Int64? {
            if skip("Z") { return 0 }
            let isEast = skip("+")
            guard isEast || skip("-"), let hours = number(2), hours <= 23, skip(":"), let minutes = number(2), minutes <= 59 else {
                return nil
            }
            return (isEast ? 1 : -1) * (hours * 60 + minutes)
        }
    }
}
