/// A client session as the store keeps it.
public struct ClientSessionRow: Equatable, Sendable {
    /// Whose it is, and until when.
    public var head: ClientSessionHead
    /// The sealed content.
    public var sealedContent: [UInt8]

    /// Makes a row from its columns.
    public init(head: ClientSessionHead, sealedContent: [UInt8]) {
        self.head = head
        self.sealedContent = sealedContent
    }
}
