/// Appends JSON to a byte buffer; commas and escapes are its business, the nesting of calls is the caller's.
///
/// Silent in every text form: what is being written may be a card.
public struct JSONWriter: Sendable {
    /// The written bytes, then zeros up to the array's end: room is made once for several bytes, not asked for at each of them.
    private var storage: [UInt8]
    private var count = 0
    private var needsComma = false

    /// What has been written so far, UTF-8.
    public var bytes: [UInt8] { Array(storage[..<count]) }

    /// Starts an empty text.
    /// - Parameter capacity: Bytes set aside in advance.
    public init(capacity: Int = 512) { storage = [UInt8](repeating: 0, count: max(capacity, Self.capacityMin)) }

    private static let capacityMin = 64

    /// Opens an object; ``key(_:)`` and a value follow for each member, then ``endObject()``.
    public mutating func beginObject() { open(UInt8(ascii: "{")) }
    /// Closes the innermost object.
    public mutating func endObject() { close(UInt8(ascii: "}")) }
    /// Opens an array.
    public mutating func beginArray() { open(UInt8(ascii: "[")) }
    /// Closes the innermost array.
    public mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Writes a member's key and its colon.
    public mutating func key(_ key: String) {
        var key = key
        key.withUTF8 { quote($0, isKey: true) }
        needsComma = false
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { quote($0, isKey: false) }
        needsComma = true
    }

    /// Writes a string given as UTF-8; what is not UTF-8 becomes the replacement character.
    public mutating func string(utf8 text: [UInt8]) {
        guard text.allSatisfy({ $0 < 0x80 }) else { return string(String(decoding: text, as: UTF8.self)) }
        text.withUnsafeBufferPointer { quote($0, isKey: false) }
        needsComma = true
    }

    /// Writes an integer.
    public mutating func int(_ value: Int64) {
        separate()
        var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &digits) { buffer in
            var rest = value.magnitude
            var at = buffer.count
            repeat {
                at -= 1
                buffer[at] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            if value < 0 {
                at -= 1
                buffer[at] = UInt8(ascii: "-")
            }
            append(UnsafeRawBufferPointer(rebasing: buffer[at...]))
        }
    }

    /// Writes true or false.
    public mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
    /// Writes null.
    public mutating func null() { word("null") }

    /// Writes a value that is JSON already, unchanged.
    public mutating func raw(_ json: [UInt8]) {
        separate()
        json.withUnsafeBytes { append($0) }
    }

    /// Writes a string member.
    public mutating func member(_ key: String, _ text: String) {
        self.key(key)
        string(text)
    }

    /// Writes a string member unless it is nil.
    public mutating func member(ifPresent key: String, _ text: String?) {
        if let text { member(key, text) }
    }

    /// Writes an integer member.
    public mutating func member(_ key: String, _ value: Int64) {
        self.key(key)
        int(value)
    }

    /// Writes an integer member unless it is nil.
    public mutating func member(ifPresent key: String, _ value: Int64?) {
        if let value { member(key, value) }
    }

    /// Writes a true or false member.
    public mutating func member(_ key: String, _ value: Bool) {
        self.key(key)
        bool(value)
    }

    /// Writes a true or false member unless it is nil.
    public mutating func member(ifPresent key: String, _ value: Bool?) {
        if let value { member(key, value) }
    }

    private mutating func open(_ byte: UInt8) {
        separate()
        append(byte)
        needsComma = false
    }

    private mutating func close(_ byte: UInt8) {
        append(byte)
        needsComma = true
    }

    private mutating func word(_ word: StaticString) {
        separate()
        append(UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Writes the comma that a value before this one calls for.
    private mutating func separate() {
        if needsComma { append(UInt8(ascii: ",")) }
        needsComma = true
    }

    /// Writes a comma where one is called for, a quoted text, and a colon after a key: the one place where text is escaped.
    private mutating func quote(_ text: UnsafeBufferPointer<UInt8>, isKey: Bool) {
        reserve(text.count + 4)
        let begin = count, comma = needsComma
        let end: Int? = storage.withUnsafeMutableBytes { out in
            guard var at = out.baseAddress.map({ $0 + begin }) else { return nil }
            if comma { Self.put(UInt8(ascii: ","), at: &at) }
            Self.put(UInt8(ascii: "\""), at: &at)
            guard Self.copyIfClean(UnsafeRawBufferPointer(text), to: at) else { return nil }
            at += text.count
            Self.put(UInt8(ascii: "\""), at: &at)
            if isKey { Self.put(UInt8(ascii: ":"), at: &at) }
            return out.baseAddress.map { at - $0 }
        }
        if let end { count = end } else { quoteEscaping(text, isKey: isKey) }
    }

    private static func put(_ byte: UInt8, at position: inout UnsafeMutableRawPointer) {
        position.storeBytes(of: byte, as: UInt8.self)
        position += 1
    }

    /// The same as ``quote(_:isKey:)`` for a text with quotes, backslashes or control characters.
    private mutating func quoteEscaping(_ text: UnsafeBufferPointer<UInt8>, isKey: Bool) {
        if needsComma { append(UInt8(ascii: ",")) }
        append(UInt8(ascii: "\""))
        for byte in text {
            if Self.escapes(byte) { appendEscape(of: byte) } else { append(byte) }
        }
        append(UInt8(ascii: "\""))
        if isKey { append(UInt8(ascii: ":")) }
    }

    /// Quote, backslash and the control characters of RFC 8259.
    private static func escapes(_ byte: UInt8) -> Bool { byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }

    /// Copies a text; false where a byte of it needs an escape.
    private static func copyIfClean(_ text: UnsafeRawBufferPointer, to out: UnsafeMutableRawPointer) -> Bool {
        guard let start = text.baseAddress, text.count > 0 else { return true }
        guard text.count >= 8 else {
            for at in 0..<text.count {
                let byte = start.load(fromByteOffset: at, as: UInt8.self)
                if escapes(byte) { return false }
                out.storeBytes(of: byte, toByteOffset: at, as: UInt8.self)
            }
            return true
        }
        // Eight bytes at once, the last eight overlapping those before.
        var found: UInt64 = 0
        var at = 0
        let last = text.count - 8
        while true {
            let word = start.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            found |= escapes(word)
            out.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
            if at == last { break }
            at = min(at + 8, last)
        }
        return found & 0x8080_8080_8080_8080 == 0
    }

    /// Sets the highest bit of some byte where one of the eight needs an escape: taking 0x20 from a byte below it, and 1 from one
    /// that equals quote or backslash and was made zero, borrows.
    private static func escapes(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ ones &* 0x22, backslashes = word ^ ones &* 0x5C
        return (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
    }

    private mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        case 0x00..<0x20:
            append(UInt8(ascii: "u"))
            append(UInt8(ascii: "0"))
            append(UInt8(ascii: "0"))
            append(UInt8(ascii: "0") + byte >> 4)
            let low = byte & 0x0F
            append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
        default: append(byte)
        }
    }

    // MARK: Bytes

    private mutating func append(_ byte: UInt8) {
        reserve(1)
        storage[count] = byte
        count += 1
    }

    private mutating func append(_ text: UnsafeRawBufferPointer) {
        reserve(text.count)
        let begin = count
        storage.withUnsafeMutableBytes { UnsafeMutableRawBufferPointer(rebasing: $0[begin...]).copyMemory(from: text) }
        count += text.count
    }

    /// Makes room for so many bytes more.
    private mutating func reserve(_ more: Int) {
        guard storage.count - count < more else { return }
        storage.append(contentsOf: repeatElement(0, count: max(more, storage.count)))
    }
}

extension JSONWriter: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The count of bytes and nothing of the content.
    public var description: String { "JSONWriter(\(count) bytes)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
