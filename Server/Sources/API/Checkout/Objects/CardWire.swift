internal import CofferCardRules
internal import CofferVault

/// How cards look on the checkout face: one record, two views (primer.md §2.2 and §5.3).
enum CardWire {
    /// The type of all that this vault saves.
    static let methodType = "PAYMENT_CARD"

    /// The network in its human form; American Express in the short one that upstream's rule for security codes understands (§2.6).
    static func network(_ network: PrimerNetwork) -> String { network == .amex ? "Amex" : network.displayName }

    /// Two digits.
    static func month(_ month: Int) -> String { month < 10 ? "0\(month)" : "\(month)" }

    /// The name of a funding on the wire.
    static func funding(_ funding: CardFunding) -> String {
        switch funding {
        case .debit: "DEBIT"
        case .credit: "CREDIT"
        case .prepaid: "PREPAID"
        }
    }
}
