/// What Klarna needs.
public struct PrimerKlarnaOptions: Equatable, Sendable {
    /// What a recurring payment is for, as the customer reads it.
    public let recurringPaymentDescription: String

    /// Makes options from their members.
    public init(recurringPaymentDescription: String) { self.recurringPaymentDescription = recurringPaymentDescription }
}
