/// Reads what ``ByteWriter`` built; nil at the first byte that does not fit.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func raw(_ count: Int) -> UnsafeRawBufferPointer? {
        guard count >= 0, bytes.count - position >= count else { return nil }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    mutating func integer() -> Int64? { raw(8).map { Int64(bigEndian: $0.loadUnaligned(as: Int64.self)) } }

    /// A length of four bytes.
    mutating func length() -> Int? { raw(4).map { Int(UInt32(bigEndian: $0.loadUnaligned(as: UInt32.self))) } }

    /// A length of four bytes and the content.
    mutating func field() -> UnsafeRawBufferPointer? { length().flatMap { raw($0) } }

    /// A length of four bytes and UTF-8 text.
    mutating func text() -> String? { field().flatMap { String(validating: $0, as: UTF8.self) } }

    mutating func id() -> TimedID? { raw(TimedID.byteCount).flatMap { TimedID(bytes: $0) } }

    /// An absent text (`.some(nil)`), the bytes of a present one, or nil when the bytes do not fit.
    mutating func optionalField() -> UnsafeRawBufferPointer?? {
        guard let length = raw(4) else { return nil }
        let count = UInt32(bigEndian: length.loadUnaligned(as: UInt32.self))
        if count == .max { return .some(nil) }
        return raw(Int(count)).map { .some($0) }
    }

    /// An absent text (`.some(nil)`), a present one, or nil when the bytes do not fit.
    mutating func optionalText() -> String?? {
        guard let content = optionalField() else { return nil }
        guard let content else { return .some(nil) }
        guard Self.isUTF8(content) else { return nil }
        return .some(String(decoding: content, as: UTF8.self))
    }

    /// Whether bytes are UTF-8. ASCII goes the short way: the full check costs far more.
    static func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var all: UInt8 = 0
        for byte in bytes { all |= byte }
        return all < 0x80 || String(validating: bytes, as: UTF8.self) != nil
    }
}
