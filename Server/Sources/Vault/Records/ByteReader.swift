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

    /// An absent text (`.some(nil)`), a present one, or nil when the bytes do not fit.
    mutating func optionalText() -> String?? {
        guard let length = raw(4) else { return nil }
        let count = UInt32(bigEndian: length.loadUnaligned(as: UInt32.self))
        if count == .max { return .some(nil) }
        guard let content = raw(Int(count)), let text = Self.text(content) else { return nil }
        return .some(text)
    }

    /// The text, nil where the bytes are not UTF-8. ASCII goes the short way: the check of UTF-8 costs far more than the text.
    private static func text(_ bytes: UnsafeRawBufferPointer) -> String? {
        let bytes = bytes.assumingMemoryBound(to: UInt8.self)
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return String(validating: bytes, as: UTF8.self) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The members of an address, in the order in which they were written.
    mutating func address() -> BillingAddress? {
        guard let firstName = optionalText(), let lastName = optionalText(), let country = optionalText(),
            let line1 = optionalText(), let line2 = optionalText(), let zipCode = optionalText(), let city = optionalText(),
            let state = optionalText()
        else { return nil }
        return BillingAddress(
            firstName: firstName, lastName: lastName, country: country, addressLine1: line1, addressLine2: line2, zipCode: zipCode,
            city: city, state: state)
    }
}
