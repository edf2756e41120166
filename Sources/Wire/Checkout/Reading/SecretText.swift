/// A card number or a security code on its way through a request: silent in every text form, compared in constant time where lengths
/// are equal.
///
/// One that was read keeps a reference into its document and makes no copy, so whoever wipes the document's bytes has to let go of it
/// first.
public struct SecretText: Sendable {
    private enum Storage: Sendable {
        case own([UInt8])
        case read(JSONValue)
    }

    private let storage: Storage

    /// Takes a text that is to be sent.
    public init(_ text: String) { storage = .own(Array(text.utf8)) }

    /// Refers to a string of a document; nil when the value is none.
    public init?(_ value: JSONValue) {
        guard value.kind == .string else { return nil }
        storage = .read(value)
    }

    /// How many UTF-8 bytes the text has.
    public var count: Int { withBytes { $0.count } }

    /// Lends the UTF-8 bytes for the time of a call, without a copy where the text had no escape.
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch storage {
        case .own(let bytes): return bytes.withUnsafeBufferPointer(body)
        case .read(let value):
            guard let result = value.withStringBytes(body) else { preconditionFailure("a secret refers to a string") }
            return result
        }
    }

    /// Writes the text as a JSON string.
    public func write(to writer: inout JSONWriter) { withBytes { writer.string(utf8: Array($0)) } }
}

extension SecretText: Equatable {
    /// Whether both hold the same bytes.
    public static func == (left: SecretText, right: SecretText) -> Bool {
        left.withBytes { a in
            right.withBytes { b in
                guard a.count == b.count else { return false }
                var difference: UInt8 = 0
                for at in 0..<a.count { difference |= a[at] ^ b[at] }
                return difference == 0
            }
        }
    }
}

extension SecretText: WireWritable {}

extension SecretText: WireSilent {}
