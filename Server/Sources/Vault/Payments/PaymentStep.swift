/// One thing that was asked of the processor for a payment: an entry of `transactions[]` (primer.md §5.2).
public struct PaymentStep: Equatable, Sendable {
    /// Position within the payment, from 0; step 0 is the authorisation.
    public var number: Int
    /// What was asked.
    public var kind: Kind
    /// How much, in minor units.
    public var amount: Int64
    /// Whether nothing more will be captured after it; captures only.
    public var isFinal: Bool
    /// What came of it.
    public var outcome: Outcome
    /// When it was begun, in milliseconds since 1970.
    public var begunAt: Int64
    /// When its outcome came, in milliseconds since 1970.
    public var answeredAt: Int64?
    /// The processor's own name for it.
    public var processorId: String?
    /// Why the merchant asked; a text of at most ``Limits/textBytesMax`` bytes.
    public var reason: String?

    /// What can be asked; the raw value is what the store keeps.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// Reserve the amount on the card.
        case authorisation = 1
        /// Take a part or all of what is reserved.
        case capture = 2
        /// Give up what is reserved.
        case cancellation = 3
        /// Give back a part or all of what was taken.
        case refund = 4
    }

    /// What can come of it.
    public enum Outcome: Equatable, Sendable {
        /// Not known yet.
        case pending
        /// The customer must act first.
        case actionRequired
        /// Done.
        case approved
        /// Not done.
        case refused(PaymentRefusal)
    }
}
