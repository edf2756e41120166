/// A caller's idempotency key as the store knows it: an HMAC-SHA-256 code of its text, since the text may be anything.
public struct IdempotencyKey: Hashable, Sendable {
    /// 32 bytes.
    public let code: [UInt8]

    /// Wraps a code of 32 bytes.
    public init(code: [UInt8]) { self.code = code }
}
