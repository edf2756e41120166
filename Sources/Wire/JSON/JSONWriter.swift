/// Appends JSON to a byte buffer; commas and escapes are its business, the nesting of calls is the caller's.
///
/// Silent in every text form: what is being written may be a card.
public struct JSONWriter: Sendable {
    /// What has been written so far, UTF-8.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Starts an empty text.
    /// - Parameter capacity: Bytes set aside in advance.
    public init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

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
        separate()
        quote(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        separate()
        quote(text)
    }

    /// Writes a string given as UTF-8; what is not UTF-8 becomes the replacement character.
    public mutating func string(utf8 text: [UInt8]) {
        separate()
        if text.allSatisfy({ $0 < 0x80 }) {
            text.withUnsafeBufferPointer { quoteUTF8($0) }
        } else {
            quote(String(decoding: text, as: UTF8.self))
        }
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
            bytes.append(contentsOf: buffer[at...])
        }
    }

    /// Writes true or false.
    public mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
    /// Writes null.
    public mutating func null() { word("null") }

    /// Writes a value that is JSON already, unchanged.
    public mutating func raw(_ json: [UInt8]) {
        separate()
        bytes.append(contentsOf: json)
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
        bytes.append(byte)
        needsComma = false
    }

    private mutating func close(_ byte: UInt8) {
        bytes.append(byte)
        needsComma = true
    }

    private mutating func word(_ word: StaticString) {
        separate()
        bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Writes the comma that a value before this one calls for.
    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func quote(_ text: String) {
        var text = text
        text.withUTF8 { quoteUTF8($0) }
    }

    /// The one place where text is escaped: quote, backslash and the control characters of RFC 8259.
    private mutating func quoteUTF8(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        var clean = 0
        for (offset, byte) in text.enumerated() where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            bytes.append(contentsOf: text[clean..<offset])
            appendEscape(of: byte)
            clean = offset + 1
        }
        bytes.append(contentsOf: text[clean...])
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(of byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x00..<0x20:
            bytes.append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0"), UInt8(ascii: "0") + byte >> 4])
            let low = byte & 0x0F
            bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
        default: bytes.append(byte)
        }
    }
}

extension JSONWriter: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The count of bytes and nothing of the content.
    public var description: String { "JSONWriter(\(bytes.count) bytes)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
