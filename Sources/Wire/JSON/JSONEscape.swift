/// Which bytes of a string JSON wants escaped, and how: the quote, the backslash and the control characters (RFC 8259 section 7).
enum JSONEscape {
    /// Whether a byte stands for itself in a string.
    static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") }

    /// Copies a text of which no byte needs an escape, eight bytes at a time; false when one does, and what was copied then means nothing.
    static func copyPlain(_ text: UnsafeBufferPointer<UInt8>, to out: UnsafeMutableRawPointer) -> Bool {
        let text = UnsafeRawBufferPointer(text)
        if text.count < 4 {
            for offset in 0..<text.count {
                let byte = text[offset]
                if !isPlain(byte) { return false }
                out.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
            }
            return true
        }
        if text.count < 8 {
            // Two halves that may overlap, and that make one word for the check.
            let rest = text.count - 4
            let head = text.loadUnaligned(as: UInt32.self), tail = text.loadUnaligned(fromByteOffset: rest, as: UInt32.self)
            if hasByteToEscape(UInt64(head) << 32 | UInt64(tail)) { return false }
            out.storeBytes(of: head, as: UInt32.self)
            out.storeBytes(of: tail, toByteOffset: rest, as: UInt32.self)
            return true
        }
        var offset = 0
        while true {
            let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if hasByteToEscape(word) { return false }
            out.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
            if offset == text.count - 8 { return true }
            // The last eight bytes may overlap the eight before them.
            offset = min(offset + 8, text.count - 8)
        }
    }

    /// Whether one of eight bytes is below 0x20, a quote or a backslash. A borrow can only come from a byte that is one itself.
    private static func hasByteToEscape(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = word ^ 0x2222_2222_2222_2222
        let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
        let control = (word &- 0x2020_2020_2020_2020) & ~word
        return (control | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash) & 0x8080_8080_8080_8080 != 0
    }

    /// How many bytes a text has once it is escaped.
    static func length(of text: UnsafeBufferPointer<UInt8>) -> Int {
        var length = 0
        for byte in text { length += isPlain(byte) ? 1 : letter(of: byte) == nil ? 6 : 2 }
        return length
    }

    /// Writes a text with its escapes, ``length(of:)`` bytes.
    static func copyEscaped(_ text: UnsafeBufferPointer<UInt8>, to out: UnsafeMutableRawPointer) {
        var at = 0
        func put(_ byte: UInt8) {
            out.storeBytes(of: byte, toByteOffset: at, as: UInt8.self)
            at += 1
        }
        for byte in text {
            if isPlain(byte) {
                put(byte)
                continue
            }
            put(UInt8(ascii: "\\"))
            if let letter = letter(of: byte) {
                put(letter)
                continue
            }
            for zero in "u00".utf8 { put(zero) }
            put(UInt8(ascii: "0") + byte >> 4)
            let low = byte & 0x0F
            put(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
        }
    }

    /// What follows the backslash where one character does; nil where the byte is written in hexadecimal.
    private static func letter(of byte: UInt8) -> UInt8? {
        switch byte {
        case 0x08: UInt8(ascii: "b")
        case 0x09: UInt8(ascii: "t")
        case 0x0A: UInt8(ascii: "n")
        case 0x0C: UInt8(ascii: "f")
        case 0x0D: UInt8(ascii: "r")
        case 0x00..<0x20: nil
        default: byte
        }
    }
}
