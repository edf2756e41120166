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

    /// Gives all that was written, without a copy of it, and starts over with an empty text.
    public mutating func finish() -> [UInt8] {
        var written: [UInt8] = []
        swap(&written, &room)
        written.removeLast(written.count - count)
        count = 0
        needsComma = false
        return written
    }

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

    /// Writes a string given as UTF-8; what is not UTF-8 becomes the replacement character.
    public mutating func string(utf8 text: UnsafeRawBufferPointer) {
        let text = text.assumingMemoryBound(to: UInt8.self)
        if text.allSatisfy({ $0 < 0x80 }) { quoteUTF8(text) } else { quote(String(decoding: text, as: UTF8.self)) }
    }

    /// Writes one string out of a beginning, a character of ASCII that stands `count` times, and an end.
    public mutating func string(_ beginning: String, _ filling: Unicode.Scalar, count filled: Int, _ end: String) {
        precondition(filling.isASCII && filled >= 0, "what fills is ASCII")
        let filling = UInt8(truncatingIfNeeded: filling.value)
        let separated = needsComma
        var beginning = beginning, end = end
        let isPlain = beginning.withUTF8 { beginning in
            end.withUTF8 { end in
                var isPlain = false
                let length = beginning.count + filled + end.count
                write(atMost: length + 3) { out in
                    let start = out + (separated ? 2 : 1)
                    isPlain =
                        JSONEscape.isPlain(filling) && JSONEscape.copyPlain(beginning, to: start)
                        && JSONEscape.copyPlain(end, to: start + beginning.count + filled)
                    guard isPlain else { return 0 }
                    (start + beginning.count).initializeMemory(as: UInt8.self, repeating: filling, count: filled)
                    return Self.finishString(out, start, length, separated)
                }
                return isPlain
            }
        }
        if isPlain {
            needsComma = true
        } else {
            string(beginning + String(repeating: Character(Unicode.Scalar(filling)), count: filled) + end)
        }
    }

    /// Writes an integer.
    public mutating func int(_ value: Int64) {
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
            append(UnsafeRawBufferPointer(rebasing: buffer[at...]), separated: needsComma)
        }
        needsComma = true
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
        let text = UnsafeRawBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount)
        guard let first = text.first, let last = text.last else { return }
        let isClosing = first == UInt8(ascii: ",") || first == UInt8(ascii: "}") || first == UInt8(ascii: "]")
        append(text, separated: needsComma && !isClosing)
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
        let separated = needsComma
        write(atMost: digits + 3) { out in
            let start = out + (separated ? 2 : 1)
            var rest = value, at = digits
            while at > 0 {
                at -= 1
                start.storeBytes(of: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10), toByteOffset: at, as: UInt8.self)
                rest /= 10
            }
            return Self.finishString(out, start, digits, separated)
        }
        needsComma = true
    }

    /// Writes a value that is JSON already, unchanged.
    public mutating func raw(_ json: [UInt8]) {
        json.withUnsafeBytes { append($0, separated: needsComma) }
        needsComma = true
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
        append(byte, separated: needsComma)
        needsComma = false
    }

    private mutating func close(_ byte: UInt8) {
        append(byte, separated: false)
        needsComma = true
    }

    private mutating func word(_ word: StaticString) {
        append(UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), separated: needsComma)
        needsComma = true
    }

    private mutating func append(_ byte: UInt8, separated: Bool) {
        write(atMost: 2) { out in
            let start = separated ? Self.comma(out) : out
            start.storeBytes(of: byte, as: UInt8.self)
            return separated ? 2 : 1
        }
    }

    private mutating func append(_ more: UnsafeRawBufferPointer, separated: Bool) {
        guard let source = more.baseAddress else { return }
        write(atMost: more.count + 1) { out in
            let start = separated ? Self.comma(out) : out
            start.copyMemory(from: source, byteCount: more.count)
            return more.count + (separated ? 1 : 0)
        }
    }

    /// Lends the place behind what was written, with room for so many bytes; `body` says how many it has written.
    @inline(__always)
    private mutating func write(atMost most: Int, _ body: (UnsafeMutableRawPointer) -> Int) {
        if room.count - count < most { grow(by: most) }
        let written = room.withUnsafeMutableBytes { room in
            guard let start = room.baseAddress else { return 0 }
            return body(start + count)
        }
        count += written
    }

    /// Sees to it that so many bytes more fit; the room at least doubles.
    @inline(never)
    private mutating func grow(by more: Int) { room.append(contentsOf: repeatElement(0, count: max(more, room.count, 64))) }

    /// Writes a comma; gives the place behind it.
    @inline(__always)
    private static func comma(_ out: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        out.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
        return out + 1
    }

    /// Writes what stands around a text of `length` bytes at `start`, which is one byte, or two, behind `out`; gives the number of all bytes.
    @inline(__always)
    private static func finishString(
        _ out: UnsafeMutableRawPointer, _ start: UnsafeMutableRawPointer, _ length: Int, _ separated: Bool
    ) -> Int {
        if separated { _ = comma(out) }
        start.storeBytes(of: UInt8(ascii: "\""), toByteOffset: -1, as: UInt8.self)
        start.storeBytes(of: UInt8(ascii: "\""), toByteOffset: length, as: UInt8.self)
        return length + (separated ? 3 : 2)
    }

    private mutating func quote(_ text: String) {
        var text = text
        text.withUTF8 { quoteUTF8($0) }
    }

    /// The one place where text is escaped: quote, backslash and the control characters of RFC 8259. Writes the comma before it, and the
    /// colon after a key.
    private mutating func quoteUTF8(_ text: UnsafeBufferPointer<UInt8>, asKey: Bool = false) {
        let separated = needsComma
        var isPlain = false
        write(atMost: text.count + 4) { out in
            let start = out + (separated ? 2 : 1)
            isPlain = JSONEscape.copyPlain(text, to: start)
            return isPlain ? Self.finishString(out, start, text.count, separated) : 0
        }
        if !isPlain {
            let length = JSONEscape.length(of: text)
            write(atMost: length + 4) { out in
                let start = out + (separated ? 2 : 1)
                JSONEscape.copyEscaped(text, to: start)
                return Self.finishString(out, start, length, separated)
            }
        }
        needsComma = true
        if asKey { append(UInt8(ascii: ":"), separated: false) }
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
