/// The members of a payment request that can be wrong, by their names on the merchant's wire.
public enum PaymentField: String, CaseIterable, Sendable {
    /// Missing, zero, negative, or more than ``Limits/amountMax``.
    case amount
    /// Missing, not three letters, or not the payment's.
    case currencyCode
    /// Overlong, or holds a card number.
    case orderId
    /// Malformed.
    case customerId
    /// Overlong, or holds a card number.
    case reason
    /// Overlong, or holds a card number.
    case descriptor = "paymentMethod.descriptor"
    /// Empty or overlong.
    case idempotencyKey
    /// A filter of the list.
    case limit
    /// A filter of the list.
    case cursor
}
