/// Appends JSON to a byte buffer; commas and escapes are its business, the nesting of calls is the caller's.
///
/// Silent in every text form: what is being written may be a card.
public struct JSONWriter: Sendable {
    /// Room for more than is written; only the first `count` bytes are the text. Each string then costs one check for room and no call per byte.
    private var room: [UInt8]
    /// How many bytes have been written so far.
    public private(set) var count = 0
    private var needsComma = false

    /// Starts an empty text.
    /// - Parameter capacity: Bytes set aside in advance.
    public init(capacity: Int = 512) { room = [UInt8](repeating: 0, count: max(capacity, 64)) }

    /// What has been written so far, UTF-8.
    public var bytes: [UInt8] { Array(room[..<count]) }

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
        key.withUTF8 { quoteUTF8($0, asKey: true) }
        needsComma = false
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        quote(text)
    }

    /// Writes a string given as UTF-8; what is not UTF-8 becomes the replacement character.
    public mutating func string(utf8 text: [UInt8]) {
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
            append(UnsafeRawBufferPointer(rebasing: buffer[at...]))
        }
    }

    /// Writes true or false.
    public mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
    /// Writes null.
    public mutating func null() { word("null") }

    /// Writes a piece of JSON that stands in the program: keys, colons and brackets around values that change.
    ///
    /// A comma goes before it where one is called for and it does not bring one; what follows gets one unless the piece ends in an
    /// opening bracket, a comma or a colon.
    public mutating func literal(_ json: StaticString) {
        let text = UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount)
        guard let first = text.first, let last = text.last else { return }
        if needsComma {
            switch first {
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): break
            default: append(UInt8(ascii: ","))
            }
        }
        append(UnsafeRawBufferPointer(text))
        switch last {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): needsComma = false
        default: needsComma = true
        }
    }

    /// Writes a string of decimal digits.
    /// - Parameters:
    ///   - value: Not negative; its lowest digits are written.
    ///   - count: How many digits, with zeros in front.
    public mutating func digits(_ value: Int, count digits: Int) {
        precondition(value >= 0 && digits > 0, "digits are of a number that is not negative")
        separate()
        makeRoom(for: digits + 2)
        room[count] = UInt8(ascii: "\"")
        var rest = value
        for at in stride(from: count + digits, to: count, by: -1) {
            room[at] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += digits + 2
        room[count - 1] = UInt8(ascii: "\"")
    }

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

    private mutating func append(_ byte: UInt8) {
        makeRoom(for: 1)
        room[count] = byte
        count += 1
    }

    private mutating func append(_ more: UnsafeRawBufferPointer) {
        makeRoom(for: more.count)
        room.withUnsafeMutableBytes { UnsafeMutableRawBufferPointer(rebasing: $0[count...]).copyMemory(from: more) }
        count += more.count
    }

    /// Sees to it that so many bytes more fit; where they do not, the room at least doubles.
    private mutating func makeRoom(for more: Int) {
        if room.count - count < more { room.append(contentsOf: repeatElement(0, count: max(more, room.count))) }
    }

    private mutating func quote(_ text: String) {
        var text = text
        text.withUTF8 { quoteUTF8($0) }
    }

    /// The one place where text is escaped: quote, backslash and the control characters of RFC 8259. Writes the comma before it, and the
    /// colon after a key.
    private mutating func quoteUTF8(_ text: UnsafeBufferPointer<UInt8>, asKey: Bool = false) {
        separate()
        var length = text.count
        makeRoom(for: length + 3)
        if !room.withUnsafeMutableBytes({ JSONEscape.copyPlain(text, to: $0, at: count + 1) }) {
            length = JSONEscape.length(of: text)
            makeRoom(for: length + 3)
            room.withUnsafeMutableBytes { JSONEscape.copyEscaped(text, to: $0, at: count + 1) }
        }
        room[count] = UInt8(ascii: "\"")
        count += length + 2
        room[count - 1] = UInt8(ascii: "\"")
        if asKey {
            room[count] = UInt8(ascii: ":")
            count += 1
        }
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
