/// Finds what must go in the bytes of a text.
enum ByteSearch {
    /// Where the digits stand in their order, with up to ``VaultLimits/separatorCharactersMax`` separators between any two: bytes that are no
    /// letter or digit, `%20`, or an escaped line break or tab.
    static func ranges(ofDigits digits: [UInt8], in text: [UInt8]) -> [Range<Int>] {
        guard let first = digits.first else { return [] }
        var found: [Range<Int>] = []
        var at = 0
        while at < text.count {
            if text[at] == first, let end = endOfDigits(digits, in: text, from: at) {
                found.append(at..<end)
                at = end
            } else {
                at += 1
            }
        }
        return found
    }

    /// Whether what stands in the range is given as a value: after a colon or an equals sign, with quotes, backslashes and spaces between.
    static func isAssigned(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        let sign = text[..<range.lowerBound].last { !" \\\"'".utf8.contains($0) }
        return sign == UInt8(ascii: ":") || sign == UInt8(ascii: "=")
    }

    /// The text with each range replaced by one mark; ranges may overlap or touch and stand in any order.
    static func replacing(_ ranges: [Range<Int>], in text: [UInt8], with mark: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var position = 0
        var isFirst = true
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > position || isFirst {
                result += text[position..<range.lowerBound]
                result += mark
            }
            isFirst = false
            position = max(position, range.upperBound)
        }
        return result + text[position...]
    }

    /// Whether a byte is an ASCII digit.
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// An ASCII capital as a small letter, every other byte as it is.
    static func lower(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    /// Whether nothing touches the range that reads on with it; the letter or digits of an escape before it do not.
    static func isWhole(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        if range.upperBound < text.count, isWordByte(text[range.upperBound]) { return false }
        let start = range.lowerBound
        guard start > 0, isWordByte(text[start - 1]) else { return true }
        return (start > 1 && text[start - 2] == UInt8(ascii: "\\")) || (start > 2 && text[start - 3] == UInt8(ascii: "%"))
    }

    private static func endOfDigits(_ digits: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        var at = start + 1
        for digit in digits.dropFirst() {
            var gap = 0
            while at < text.count, !isDigit(text[at]) {
                guard let next = endOfSeparator(text, at: at), gap < VaultLimits.separatorCharactersMax else { return nil }
                at = next
                gap += 1
            }
            guard at < text.count, text[at] == digit else { return nil }
            at += 1
        }
        return at
    }

    private static func endOfSeparator(_ text: [UInt8], at start: Int) -> Int? {
        if text[start...].starts(with: "%20".utf8) { return start + 3 }
        if text[start] == UInt8(ascii: "\\"), start + 1 < text.count, "nrt".utf8.contains(text[start + 1]) { return start + 2 }
        return isLetter(text[start]) ? nil : start + 1
    }

    private static func isWordByte(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte >= 0x80 }
}
