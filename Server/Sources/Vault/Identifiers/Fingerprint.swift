/// The keyed hash by which a tenant recognises a card again: HMAC-SHA-256 of the canonical number under the tenant's own key.
public struct Fingerprint: Hashable, Sendable {
    /// 32 bytes.
    public let bytes: [UInt8]

    /// Wraps a code of 32 bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }
}
