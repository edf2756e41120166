/// What a payment method is meant for first; the raw value goes on the wire.
public enum PaymentProcessAssociation: String, CaseIterable, Sendable {
    /// Paying for a purchase.
    case buy = "BUY"
    /// Receiving the proceeds of a sale.
    case sell = "SELL"
}
