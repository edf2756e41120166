/// What is remembered of a single-use token once it was used: a random name that only the token carries, ordered by the time when the
/// token was made.
public struct RedemptionID: Hashable, Sendable {
    /// The 22 bytes.
    public let raw: TimedID

    /// Wraps an identifier.
    public init(_ raw: TimedID) { self.raw = raw }

    /// The opaque text form, 30 characters of the base64url alphabet.
    public var text: String { raw.text }
}
