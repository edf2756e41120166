import CofferFoundation

/// Reads `Retry-After` (RFC 9110 §10.2.3).
enum RetryAfter {
    /// The wait that a header's value asks for, in seconds and never negative; nil when it is neither a count of seconds nor a date.
    /// - Parameter now: What a date is compared with. A clock that is wrong makes the wait wrong, so whoever waits needs a limit.
    static func seconds(_ value: String, now: Date) -> Double? {
        let text = value.trimmingCharacters(in: .whitespaces)
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return Double(text) }
        guard let date = date(text) else { return nil }
        return max(0, date.timeIntervalSince(now))
    }

    /// The date of an HTTP header, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text)
    }
}
