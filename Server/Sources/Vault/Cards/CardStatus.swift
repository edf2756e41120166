/// Where a card is in its life (coinme.md §1.5); the raw value is what the store keeps.
public enum CardStatus: Int64, CaseIterable, Sendable {
    /// Known and not verified yet.
    case created = 1
    /// Verified by the processor.
    case verified = 2
    /// Refused by the processor after it was kept.
    case declined = 3
    /// Waiting for a further step of verification.
    case staged = 4
    /// Deleted: a tombstone without number, fingerprint or personal data.
    case deleted = 5

    /// The name on the CAAS wire.
    public var wireName: String {
        switch self {
        case .created: "CREATED"
        case .verified: "VERIFIED"
        case .declined: "DECLINED"
        case .staged: "STAGED"
        case .deleted: "DELETED"
        }
    }
}
