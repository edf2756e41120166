/// Finds what must go in the bytes of a text; every method costs one pass.
enum ByteSearch {
    /// Where a word stands, ASCII letters compared without case.
    /// - Parameter wholeWord: Only where no letter, digit or byte beyond ASCII touches it.
    static func ranges(of word: [UInt8], in text: [UInt8], wholeWord: Bool) -> [Range<Int>] {
        guard let first = word.first, word.count <= text.count else { return [] }
        var found: [Range<Int>] = []
        var at = 0
        while at + word.count <= text.count {
            if lower(text[at]) == lower(first), matches(word, text, at),
                !wholeWord || isWhole(at..<at + word.count, in: text)
            {
                found.append(at..<at + word.count)
                at += word.count
            } else {
                at += 1
            }
        }
        return found
    }

    /// Where the digits stand in their order, with up to ``VaultLimits/separatorCharactersMax`` bytes that are no letter or digit, or `%20`,
    /// between any two.
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

    /// The text with each range replaced by one mark; ranges may overlap and stand in any order.
    static func replacing(_ ranges: [Range<Int>], in text: [UInt8], with mark: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var position = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound >= position {
                result += text[position..<range.lowerBound]
                result += mark
            }
            position = max(position, range.upperBound)
        }
        return result + text[position...]
    }

    /// Whether a byte is an ASCII digit.
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private static func matches(_ word: [UInt8], _ text: [UInt8], _ start: Int) -> Bool {
        for offset in 0..<word.count where lower(word[offset]) != lower(text[start + offset]) { return false }
        return true
    }

    private static func isWhole(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        (range.lowerBound == 0 || !isWordByte(text[range.lowerBound - 1]))
            && (range.upperBound == text.count || !isWordByte(text[range.upperBound]))
    }

    private static func endOfDigits(_ digits: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        var at = start + 1
        for digit in digits.dropFirst() {
            var gap = 0
            while at < text.count, !isDigit(text[at]) {
                if text[at] == UInt8(ascii: "%"), at + 2 < text.count, text[at + 1] == UInt8(ascii: "2"), text[at + 2] == UInt8(ascii: "0")
                {
                    at += 3
                } else if !isLetter(text[at]) {
                    at += 1
                } else {
                    return nil
                }
                gap += 1
                if gap > VaultLimits.separatorCharactersMax { return nil }
            }
            guard at < text.count, text[at] == digit else { return nil }
            at += 1
        }
        return at
    }

    private static func lower(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    private static func isWordByte(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte >= 0x80 }
}
