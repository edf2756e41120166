/// The end of the audit log.
public struct AuditHead: Equatable, Sendable {
    /// The last event's number; 0 for an empty log.
    public var sequence: Int64
    /// The last event's code, 32 bytes; empty for an empty log.
    public var mac: [UInt8]

    /// Makes a head.
    public init(sequence: Int64, mac: [UInt8]) {
        self.sequence = sequence
        self.mac = mac
    }
}
