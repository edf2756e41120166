/// The escapes in which a server may give back a character: JSON (`\"`, `\/`, `\u00e9`, also escaped again), URLs (`%20`, `+`), HTML
/// (`&amp;`, `&#39;`).
enum EscapedByte {
    /// An escape's meaning in UTF-8 and where it ends.
    struct Reading {
        var bytes: [UInt8]
        var end: Int
    }

    private static let backslashesMax = 8
    private static let entityBytesMax = 10
    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

    /// Whether a byte may begin an escape.
    static func mayBegin(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "+")
    }

    /// The escape that begins here; nil when none does.
    static func read(_ text: [UInt8], at start: Int) -> Reading? {
        switch text[start] {
        case UInt8(ascii: "+"): Reading(bytes: [0x20], end: start + 1)
        case UInt8(ascii: "%"):
            number(text[(start + 1)...].prefix(2), radix: 16, count: 2).map { Reading(bytes: [UInt8($0)], end: start + 3) }
        case UInt8(ascii: "&"): entity(text, at: start)
        case UInt8(ascii: "\\"): backslash(text, at: start)
        default: nil
        }
    }

    private static func backslash(_ text: [UInt8], at start: Int) -> Reading? {
        var at = start
        while at < text.count, text[at] == UInt8(ascii: "\\"), at - start < backslashesMax { at += 1 }
        guard at < text.count else { return Reading(bytes: [UInt8(ascii: "\\")], end: at) }
        switch text[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "'"): return Reading(bytes: [text[at]], end: at + 1)
        case UInt8(ascii: "n"): return Reading(bytes: [0x0A], end: at + 1)
        case UInt8(ascii: "t"): return Reading(bytes: [0x09], end: at + 1)
        case UInt8(ascii: "u"): return unicode(text, at: at)
        default: return at - start > 1 ? Reading(bytes: [UInt8(ascii: "\\")], end: at) : nil
        }
    }

    /// `uXXXX`, or a surrogate pair with as many backslashes as may be between its halves.
    private static func unicode(_ text: [UInt8], at start: Int) -> Reading? {
        guard let unit = number(text[(start + 1)...].prefix(4), radix: 16, count: 4) else { return nil }
        if let scalar = Unicode.Scalar(unit) { return Reading(bytes: Array(String(scalar).utf8), end: start + 5) }
        var at = start + 5
        while at < text.count, text[at] == UInt8(ascii: "\\") { at += 1 }
        guard at < text.count, text[at] == UInt8(ascii: "u"), let low = number(text[(at + 1)...].prefix(4), radix: 16, count: 4),
            (0xDC00...0xDFFF).contains(low), let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
        else { return nil }
        return Reading(bytes: Array(String(scalar).utf8), end: at + 5)
    }

    private static func entity(_ text: [UInt8], at start: Int) -> Reading? {
        let rest = text[(start + 1)...].prefix(entityBytesMax)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: rest[..<end], as: UTF8.self).lowercased()
        if let character = entities[name] { return Reading(bytes: Array(character.utf8), end: end + 1) }
        let value = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        return value.flatMap(Unicode.Scalar.init).map { Reading(bytes: Array(String($0).utf8), end: end + 1) }
    }

    private static func number(_ digits: ArraySlice<UInt8>, radix: Int, count: Int) -> UInt32? {
        guard digits.count == count, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
    }
}
