/// The patterns of the default rules, and answers for the common ones that need no regular expression.
enum DefaultPattern {
    static let expDate = #"^(0[1-9]|1[0-2])\/?([0-9]{4}|[0-9]{2})$"#
    static let date = #"^([0-9]{4}|[0-9]{2})\/?([0-9]{2})\/?([0-9]{4}|[0-9]{2})$"#
    static let cardHolderName = #"^([a-zA-Z0-9\ \,\.\-\']{2,})$"#
    static let ssn = #"^(?!(000|666|9))(\d{3}(-|\s)?(?!(00))\d{2}(-|\s)?(?!(0000))\d{4})$"#
    static let cvc = #"\d*$"#
    static let digitsOnly = #"^\d*$"#

    /// The answer when the pattern is a common default one and the text is one it can judge without an engine, else nil.
    static func matches(_ text: String, pattern: String) -> Bool? {
        switch pattern {
        case expDate: isExpDate(text)
        case cvc, digitsOnly: isDigits(text)
        case cardHolderName: isHolderName(text)
        default: nil
        }
    }

    /// Nil for a text with something beyond ASCII: `\d` also takes other scripts' digits.
    private static func isDigits(_ text: String) -> Bool? {
        var onlyDigits = true
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            if byte.asciiDigitValue == nil { onlyDigits = false }
        }
        return onlyDigits
    }

    private static func isExpDate(_ text: String) -> Bool {
        var digits: (count: Int, first: Int, second: Int) = (0, 0, 0)
        var slashAt: Int?
        for (offset, byte) in text.utf8.enumerated() {
            if byte == UInt8(ascii: "/") {
                guard slashAt == nil, offset == 2 else { return false }
                slashAt = offset
                continue
            }
            guard let value = byte.asciiDigitValue else { return false }
            if digits.count == 0 { digits.first = value }
            if digits.count == 1 { digits.second = value }
            digits.count += 1
        }
        guard digits.count == 4 || digits.count == 6 else { return false }
        return (1...12).contains(digits.first * 10 + digits.second)
    }

    private static func isHolderName(_ text: String) -> Bool {
        var count = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "'"):
                count += 1
            default: return false
            }
        }
        return count >= 2
    }
}

extension UInt8 {
    /// The value of an ASCII digit, nil for any other byte.
    var asciiDigitValue: Int? { self >= 0x30 && self <= 0x39 ? Int(self) - 0x30 : nil }
}
