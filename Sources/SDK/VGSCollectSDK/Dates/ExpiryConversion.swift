/// Rewrites an expiry from one format into another.
enum ExpiryConversion {
    /// The text in the output format with the divider it came with; a text that is no expiry of the input format comes back unchanged.
    ///
    /// Parts are taken from both ends, so whatever stands between them is the divider. A two-digit year of 00 through 49 is 20xx,
    /// one of 50 through 99 is 19xx.
    static func convert(_ text: String, from input: VGSCardExpDateFormat, to output: VGSCardExpDateFormat) -> String {
        let bytes = Array(text.utf8)
        let headDigits = input.isYearFirst ? input.yearDigits : input.monthDigits
        let tailDigits = input.monthDigits + input.yearDigits - headDigits
        guard bytes.count >= headDigits + tailDigits else { return text }
        let head = bytes.prefix(headDigits)
        let tail = bytes.suffix(tailDigits)
        guard let headNumber = number(head), let tailNumber = number(tail) else { return text }
        let month = input.isYearFirst ? tailNumber : headNumber
        guard (1...12).contains(month) else { return text }

        let monthText = String(decoding: input.isYearFirst ? tail : head, as: UTF8.self)
        let yearText = String(decoding: input.isYearFirst ? head : tail, as: UTF8.self)
        let year = rewritten(year: yearText, to: output.yearDigits)
        let divider = String(decoding: bytes[headDigits..<bytes.count - tailDigits], as: UTF8.self)
        return output.isYearFirst ? year + divider + monthText : monthText + divider + year
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
