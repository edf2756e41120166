/// The result of checking the audit chain.
public enum AuditVerification: Equatable, Sendable {
    /// Every code follows from the one before. `events` is their number, `head` the last code (32 bytes, empty for an empty log);
    /// comparing the head with a copy kept elsewhere shows whether the end was cut off.
    case intact(events: Int64, head: [UInt8])
    /// The event with this number was changed, or the one before it was removed.
    case broken(sequence: Int64)
}
