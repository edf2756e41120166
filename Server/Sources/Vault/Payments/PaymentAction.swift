public import CofferCrypto

/// What a customer must do before a payment goes on. Silent in every text form: its id and token open doors.
public struct PaymentAction: Equatable, Sendable {
    /// The unguessable name in the URLs of the action's page and of its status.
    public var id: String
    /// Why, in a word of the processor; shown on the merchant's wire as `description`.
    public var reason: String
    /// What the customer decided; nil before.
    public var decision: Bool?
    /// When it can no longer be decided, in milliseconds since 1970.
    public var expiresAt: Int64
}

extension PaymentAction: Silent {}
