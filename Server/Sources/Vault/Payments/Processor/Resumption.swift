/// How an authorisation goes on after the customer's decision.
public struct Resumption: Equatable, Sendable {
    /// Names the authorisation.
    public var reference: PaymentReference
    /// The tenant.
    public var tenant: TenantID
    /// The processor's own name for what it asked of the customer.
    public var action: String?
    /// Whether the customer agreed.
    public var isApproved: Bool
}
