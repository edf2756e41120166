/// Lends the UTF-8 bytes of a text to `body`, without a copy when the text is stored natively.
@usableFromInline
func withBytes<R>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    var text = text
    return text.withUTF8(body)
}

/// Lends the bytes of a collection to `body`, copying only when they are not stored side by side.
@inlinable
func withBytes<R>(of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    if let result = bytes.withContiguousStorageIfAvailable(body) { return result }
    return Array(bytes).withUnsafeBufferPointer(body)
}

extension UInt8 {
    /// The value 0 through 9 of an ASCII digit; 10 or more for every other byte.
    @inline(__always)
    var digitValue: UInt8 { self &- 0x30 }

    /// Whether the byte is one of `0` through `9` in ASCII.
    @inline(__always)
    var isDigit: Bool { digitValue < 10 }
}
