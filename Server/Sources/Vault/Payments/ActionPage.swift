/// What the page of a required action shows.
public struct ActionPage: Equatable, Sendable {
    /// In minor units.
    public var amount: Int64
    /// ISO 4217, three upper-case letters.
    public var currency: String
    /// Last four digits of the card.
    public var last4: String
    /// A word of the processor for what is asked.
    public var reason: String
    /// What was decided; nil before.
    public var decision: Bool?
    /// Whether the customer can decide now.
    public var isOpen: Bool
}
