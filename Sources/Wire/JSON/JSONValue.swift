/// One value of a ``JSONDocument``; nothing is decoded until a property asks for it, and no text form shows content.
public struct JSONValue: Sendable {
    /// What JSON calls the value's type.
    public enum Kind: Sendable {
        /// Members with keys.
        case object
        /// Elements in order.
        case array
        /// Text.
        case string
        /// A number, its text kept.
        case number
        /// True or false.
        case bool
        /// Null.
        case null
    }

    let storage: JSONDocument.Storage
    let index: Int

    var token: JSONToken { storage.tape[index] }

    /// The value's type.
    public var kind: Kind {
        switch token.kind {
        case .object: .object
        case .array: .array
        case .string, .key: .string
        case .number: .number
        case .true, .false: .bool
        case .null: .null
        }
    }

    /// Where the value stands in the document's bytes; quotes and brackets belong to it.
    public var sourceRange: Range<Int> { token.range }

    /// Whether the value is null.
    public var isNull: Bool { token.kind == .null }

    /// The truth value, nil for every other kind.
    public var bool: Bool? {
        switch token.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The text of a string with its escapes resolved, nil for every other kind.
    public var string: String? { withStringBytes { String(decoding: $0, as: UTF8.self) } }

    /// The UTF-8 bytes of a string with its escapes resolved, nil for every other kind.
    public var stringBytes: [UInt8]? { withStringBytes { Array($0) } }

    /// Lends the UTF-8 bytes of a string, escapes resolved, without a copy where there is no escape.
    /// - Returns: What the body returns, nil when the value is not a string (the body is then not called).
    public func withStringBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        let token = token
        guard token.kind == .string || token.kind == .key else { return nil }
        return try storage.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) -> Result in
            if token.hasEscape {
                let text = JSONText.resolved(bytes, token)
                return try text.withUnsafeBufferPointer(body)
            }
            return try body(UnsafeBufferPointer(rebasing: bytes[token.content]))
        }
    }

    /// A number exactly as it was written, nil for every other kind.
    public var numberText: String? {
        let token = token
        guard token.kind == .number else { return nil }
        return String(decoding: storage.bytes[token.range], as: UTF8.self)
    }

    /// A number written as an integer that fits in 64 bits; nil for `1.0`, `1e3` and every other kind.
    public var int64: Int64? {
        let token = token
        guard token.kind == .number else { return nil }
        var value: Int64 = 0
        let isNegative = storage.bytes[Int(token.start)] == UInt8(ascii: "-")
        for byte in storage.bytes[(isNegative ? token.range.dropFirst() : token.range)] {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
            let (next, overflowAgain) = shifted.subtractingReportingOverflow(Int64(digit))
            if overflow || overflowAgain { return nil }
            value = next
        }
        if isNegative { return value }
        return value == .min ? nil : -value
    }
}

extension JSONValue: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind and nothing of the content.
    public var description: String { "JSONValue(\(kind))" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
