/// A step after the authorisation: a capture, a cancellation or a refund.
public struct Movement: Equatable, Sendable {
    /// Names this step.
    public var reference: PaymentReference
    /// The tenant.
    public var tenant: TenantID
    /// The processor's own name for the authorisation.
    public var authorisation: String?
    /// In minor units, above zero.
    public var amount: Int64
    /// ISO 4217, three upper-case letters.
    public var currency: String
    /// Whether nothing more will be captured; captures only.
    public var isFinal: Bool
}
