/// Which fields a card form has.
@available(iOS 15.0, *)
public struct CardFormConfiguration: Equatable, Sendable {
    /// The card's fields, in order.
    public let cardFields: [PrimerInputElementType]
    /// The billing address's fields, in order; empty when the session asks for none.
    public let billingFields: [PrimerInputElementType]
    /// Whether the session asks for a billing address.
    public let requiresBillingAddress: Bool

    /// All fields, in order.
    public var allFields: [PrimerInputElementType] { cardFields + billingFields }

    /// Makes a configuration from its members.
    public init(
        cardFields: [PrimerInputElementType] = [.cardNumber, .expiryDate, .cvv, .cardholderName],
        billingFields: [PrimerInputElementType] = [],
        requiresBillingAddress: Bool = false
    ) {
        self.cardFields = cardFields
        self.billingFields = billingFields
        self.requiresBillingAddress = requiresBillingAddress
    }
}
