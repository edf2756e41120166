/// Who did what to what, and when; without any value of a card.
public struct AuditEvent: Equatable, Sendable {
    /// Milliseconds since 1970.
    public var at: Int64
    /// The tenant; nil for the vault itself.
    public var tenant: TenantID?
    /// How the caller authenticated.
    public var actor: String
    /// What was done.
    public var action: AuditAction
    /// The card it was done to.
    public var card: CardID?
    /// The payment it belongs to.
    public var payment: PaymentID?

    /// Makes an event.
    public init(
        at: Int64, tenant: TenantID?, actor: String, action: AuditAction, card: CardID? = nil,
        payment: PaymentID? = nil
    ) {
        self.at = at
        self.tenant = tenant
        self.actor = actor
        self.action = action
        self.card = card
        self.payment = payment
    }
}
