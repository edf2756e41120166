/// What an API key is for; the raw value is what the store keeps.
public enum APIKeyKind: Int64, CaseIterable, Sendable {
    /// Buys bearers at `/services/authorize`.
    case clientSecret = 1
    /// A merchant's back end at checkout.
    case secretKey = 2
    /// An app: cannot read.
    case publishableKey = 3

    /// What its holder may do.
    public var scopes: Scopes {
        switch self {
        case .clientSecret: .issueBearers
        case .secretKey: [.addCards, .readCards, .deleteCards, .manageSessions, .managePayments]
        case .publishableKey: []
        }
    }

    /// What its text begins with.
    var prefix: String {
        switch self {
        case .clientSecret: "cs_"
        case .secretKey: "sk_"
        case .publishableKey: "pk_"
        }
    }
}
