/// A client session's identifier, ordered by the time when it was made.
public struct ClientSessionID: Hashable, Sendable {
    /// The 22 bytes.
    public let raw: TimedID

    /// Wraps an identifier.
    public init(_ raw: TimedID) { self.raw = raw }

    /// Reads the text form (30 ASCII characters), or nil for anything else.
    public init?(_ text: String) {
        guard let raw = TimedID(text: text.utf8) else { return nil }
        self.raw = raw
    }

    /// The opaque text form, 30 characters of the base64url alphabet.
    public var text: String { raw.text }
}
