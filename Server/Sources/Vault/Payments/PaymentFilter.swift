/// Which payments a list shows; every condition may be absent.
public struct PaymentFilter: Equatable, Sendable {
    /// Of this customer.
    public var account: AccountID?
    /// Of this order.
    public var orderId: String?
    /// In one of these; empty for any.
    public var statuses: Set<PaymentStatus> = []
    /// In this currency.
    public var currency: String?
    /// Of at least so much, in minor units.
    public var amountMin: Int64?
    /// Of at most so much, in minor units.
    public var amountMax: Int64?
    /// Made at this time or later, in milliseconds since 1970.
    public var from: Int64?
    /// Made at this time or earlier, in milliseconds since 1970.
    public var to: Int64?

    /// Shows all.
    public init() {}
}
