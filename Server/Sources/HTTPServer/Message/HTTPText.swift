internal import CofferFoundation

/// A piece of a request's head where libmicrohttpd holds it: cheap to compare, and good only while the request is.
///
/// Take a ``string`` of what is needed longer. Not `Sendable`, so it does not reach a task.
public struct HTTPText {
    private let start: UnsafePointer<UInt8>
    private let count: Int

    init(cString: UnsafePointer<CChar>) {
        start = UnsafeRawPointer(cString).assumingMemoryBound(to: UInt8.self)
        count = strlen(cString)
    }

    private init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// The bytes, without a NUL at the end.
    public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// The text, with a replacement character where it is not UTF-8.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether nothing is in it.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Compares byte by byte.
    public static func == (text: HTTPText, other: StaticString) -> Bool {
        text.count == other.utf8CodeUnitCount && memcmp(text.start, other.utf8Start, other.utf8CodeUnitCount) == 0
    }

    /// What follows a prefix, nil where the text does not begin with it.
    public func dropping(prefix: StaticString) -> HTTPText? {
        let length = prefix.utf8CodeUnitCount
        guard count >= length, memcmp(start, prefix.utf8Start, length) == 0 else { return nil }
        return HTTPText(start: start + length, count: count - length)
    }

    /// What follows a prefix that is compared without regard to the case of ASCII letters.
    public func dropping(prefixInAnyCase prefix: StaticString) -> HTTPText? {
        let length = prefix.utf8CodeUnitCount
        guard count >= length else { return nil }
        for offset in 0..<length where lowercased(start[offset]) != lowercased(prefix.utf8Start[offset]) { return nil }
        return HTTPText(start: start + length, count: count - length)
    }

    /// Whether a byte occurs in it.
    public func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }

    /// Whether it is ASCII without an escape of percent-encoding, and so means itself.
    var isPlainASCII: Bool {
        var isPlain = true
        for byte in bytes where byte >= 0x80 || byte == UInt8(ascii: "%") { isPlain = false }
        return isPlain
    }

    private func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
