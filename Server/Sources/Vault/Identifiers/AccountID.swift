/// A customer as the partner names it: `accountId` and `customerId` are the same (coinme.md §1.4).
///
/// 1 to 128 visible ASCII characters, neither quote nor backslash: what can be compared byte by byte and needs no escaping.
public struct AccountID: Hashable, Sendable {
    /// The text as it came.
    public let text: String

    /// Accepts a well-formed identifier; nil for an empty, overlong or otherwise malformed one.
    public init?(_ text: String) {
        var text = text
        // Over plain memory: the bytes of a text one by one cost several times as much.
        guard text.withUTF8(Self.isWellFormed) else { return nil }
        self.text = text
    }

    private static func isWellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !bytes.isEmpty, bytes.count <= Limits.accountBytesMax else { return false }
        let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
        return bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != quote && $0 != backslash }
    }
}
