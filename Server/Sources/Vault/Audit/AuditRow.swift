/// An audit event as the store keeps it.
public struct AuditRow: Equatable, Sendable {
    /// Position in the log, from 1, without gaps.
    public var sequence: Int64
    /// The event.
    public var event: AuditEvent
    /// The chain's code after this event, 32 bytes.
    public var mac: [UInt8]

    /// Makes a row from its columns.
    public init(sequence: Int64, event: AuditEvent, mac: [UInt8]) {
        self.sequence = sequence
        self.event = event
        self.mac = mac
    }
}
