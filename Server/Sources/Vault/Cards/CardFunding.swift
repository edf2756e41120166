/// What stands behind a card (coinme.md §1.5, `type`); the raw value is what the store keeps.
public enum CardFunding: Int64, CaseIterable, Sendable {
    /// A debit card.
    case debit = 1
    /// A credit card.
    case credit = 2
    /// A prepaid card.
    case prepaid = 3

    /// The name on the CAAS wire.
    public var wireName: String {
        switch self {
        case .debit: "DEBIT"
        case .credit: "CREDIT"
        case .prepaid: "PREPAID"
        }
    }
}
