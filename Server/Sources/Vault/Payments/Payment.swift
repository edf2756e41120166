public import CofferCrypto

/// A payment as reads see it. Silent in every text form, since it carries the customer's data.
public struct Payment: Equatable, Sendable {
    /// The payment's identifier.
    public var id: PaymentID
    /// The customer, where there is one.
    public var account: AccountID?
    /// The merchant's order.
    public var orderId: String?
    /// In minor units.
    public var amount: Int64
    /// ISO 4217, three upper-case letters.
    public var currency: String
    /// When it was made, in milliseconds since 1970.
    public var createdAt: Int64
    /// Where it is.
    public var status: PaymentStatus
    /// Why it was not approved; nil unless declined or failed.
    public var refusal: PaymentRefusal?
    /// What was asked of the processor, in order.
    public var steps: [PaymentStep]
    /// Taken so far, in minor units.
    public var captured: Int64
    /// Given back so far, in minor units.
    public var refunded: Int64
    /// What the customer must do before it goes on; nil when there is nothing.
    public var requiredAction: PaymentAction?
    /// Whether the customer was found to be the card's holder; nil where nobody asked, and while that is open.
    public var isAuthenticated: Bool?
    /// What it was paid with.
    public var instrument: PaidInstrument
    /// The processor's name (`processor.name` on the merchant's wire).
    public var processor: String
    /// Order, customer, metadata and terms: the client session as it was, with what the request said over it, as JSON.
    public var content: [UInt8]
}

extension Payment: Silent {}
