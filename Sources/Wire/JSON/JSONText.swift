/// What a JSON string's bytes mean once its escapes are resolved; the text must have passed the tape builder.
enum JSONText {
    /// The content of a string or key without quotes, escapes resolved, as UTF-8.
    static func resolved(_ bytes: UnsafeBufferPointer<UInt8>, _ token: JSONToken) -> [UInt8] {
        let content = token.content
        guard token.hasEscape else { return Array(bytes[content]) }
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var at = content.lowerBound
        while at < content.upperBound {
            guard bytes[at] == UInt8(ascii: "\\") else {
                text.append(bytes[at])
                at += 1
                continue
            }
            switch bytes[at + 1] {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                at = appendScalar(at, from: bytes, to: &text)
                continue
            case let itself: text.append(itself)
            }
            at += 2
        }
        return text
    }

    /// The value of four hexadecimal digits, nil when one of them is none.
    static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt16? {
        var unit: UInt16 = 0
        for offset in start..<start + 4 {
            let digit: UInt8
            switch bytes[offset] {
            case let byte where byte &- UInt8(ascii: "0") < 10: digit = byte &- UInt8(ascii: "0")
            case let byte where (byte | 0x20) &- UInt8(ascii: "a") < 6: digit = (byte | 0x20) &- UInt8(ascii: "a") + 10
            default: return nil
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    /// Appends the scalar of the `\u` escape or surrogate pair at `at`, and gives the offset after it.
    private static func appendScalar(_ at: Int, from bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) -> Int {
        let unit = UInt32(codeUnit(bytes, at: at + 2) ?? 0xFFFD)
        var value = unit
        var length = 6
        if unit & 0xFC00 == 0xD800 {
            let low = UInt32(codeUnit(bytes, at: at + 8) ?? 0xDC00)
            value = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
            length = 12
        }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        return at + length
    }
}
