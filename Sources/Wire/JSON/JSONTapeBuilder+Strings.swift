extension JSONTapeBuilder {
    /// Reads the string whose opening quote stands at the position.
    mutating func readString(as kind: JSONToken.Kind) throws(JSONProblem) {
        let start = position
        var at = start + 1
        var hasEscape = false
        while at < bytes.count {
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") {
                append(kind, from: start, to: at + 1, hasEscape: hasEscape)
                position = at + 1
                return
            }
            if byte == UInt8(ascii: "\\") {
                hasEscape = true
                at = try endOfEscape(at)
            } else if byte < 0x20 {
                throw .controlCharacter(offset: at)
            } else if byte < 0x80 {
                at += 1
            } else {
                at = try endOfMultibyte(at)
            }
        }
        throw .unexpectedEnd(offset: bytes.count)
    }

    /// The offset after the escape at `at`, a surrogate pair counted as one.
    private func endOfEscape(_ at: Int) throws(JSONProblem) -> Int {
        guard at + 1 < bytes.count else { throw .unexpectedEnd(offset: bytes.count) }
        switch bytes[at + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            return at + 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit(at)
            switch unit {
            case 0xDC00...0xDFFF:
                throw .loneSurrogate(offset: at)
            case 0xD800...0xDBFF:
                guard at + 7 < bytes.count, bytes[at + 6] == UInt8(ascii: "\\"), bytes[at + 7] == UInt8(ascii: "u") else {
                    throw .loneSurrogate(offset: at)
                }
                guard case 0xDC00...0xDFFF = try codeUnit(at + 6) else { throw .loneSurrogate(offset: at) }
                return at + 12
            default:
                return at + 6
            }
        default:
            throw .invalidEscape(offset: at)
        }
    }

    /// The value of the four hexadecimal digits of the `\u` escape at `at`.
    private func codeUnit(_ at: Int) throws(JSONProblem) -> UInt16 {
        guard at + 6 <= bytes.count else { throw .unexpectedEnd(offset: bytes.count) }
        guard let unit = JSONText.codeUnit(bytes, at: at + 2) else { throw .invalidEscape(offset: at) }
        return unit
    }

    /// The offset after the UTF-8 sequence of two to four bytes at `at` (Unicode 15, table 3-7).
    private func endOfMultibyte(_ at: Int) throws(JSONProblem) -> Int {
        let lead = bytes[at]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if lead == 0xE0 { second = 0xA0...0xBF }
            if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if lead == 0xF0 { second = 0x90...0xBF }
            if lead == 0xF4 { second = 0x80...0x8F }
        default: throw .invalidUTF8(offset: at)
        }
        guard at + length <= bytes.count, second.contains(bytes[at + 1]) else { throw .invalidUTF8(offset: at) }
        for offset in at + 2..<max(at + 2, at + length) where bytes[offset] & 0xC0 != 0x80 { throw .invalidUTF8(offset: at) }
        return at + length
    }
}
