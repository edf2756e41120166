/// Rewrites an expiry from one format into another.
enum ExpiryConversion {
    /// The text in the output format with the divider it came with; a text that is no expiry of the input format comes back unchanged.
    ///
    /// Parts are taken from both ends, so whatever stands between them is the divider. A two-digit year of 00 through 49 is 20xx,
    /// one of 50 through 99 is 19xx.
    static func convert(_ text: String, from input: VGSCardExpDateFormat, to output: VGSCardExpDateFormat) -> String {
        let bytes = Array(text.utf8)
        let digits = input.digits
        guard bytes.count >= digits.first + digits.second else { return text }
        let head = bytes.prefix(digits.first)
        let tail = bytes.suffix(digits.second)
        guard let headNumber = number(head), let tailNumber = number(tail) else { return text }
        let isMonthFirst = input.rules.isMonthFirst
        guard (1...12).contains(isMonthFirst ? headNumber : tailNumber) else { return text }

        let month = String(decoding: isMonthFirst ? head : tail, as: UTF8.self)
        let year = rewritten(year: String(decoding: isMonthFirst ? tail : head, as: UTF8.self), to: output.rules.yearDigits)
        let divider = String(decoding: bytes[digits.first..<bytes.count - digits.second], as: UTF8.self)
        return output.rules.isMonthFirst ? month + divider + year : year + divider + month
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for byte in bytes {
            guard let digit = byte.asciiDigitValue else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    private static func rewritten(year: String, to digits: Int) -> String {
        if year.utf8.count == digits { return year }
        if digits == 2 { return String(year.suffix(2)) }
        return (year < "50" ? "20" : "19") + year
    }
}
