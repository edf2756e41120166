/// The first intended use of a card (coinme.md §1.4, `paymentProcessAssociation`).
public enum TradeDirection: String, CaseIterable, Sendable {
    /// The customer pays with it.
    case buy = "BUY"
    /// The customer is paid to it.
    case sell = "SELL"
}
