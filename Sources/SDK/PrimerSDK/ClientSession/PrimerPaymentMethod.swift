/// How an order may be paid.
public struct PrimerPaymentMethod: Equatable, Sendable {
    /// Which card networks are taken, in the merchant's order; empty when not told. A network that this SDK does not know is ``CardNetwork/unknown``.
    public let orderedAllowedCardNetworks: [CardNetwork]

    /// Makes it from its members.
    public init(
        orderedAllowedCardNetworks: [CardNetwork]
    ) {
        self.orderedAllowedCardNetworks = orderedAllowedCardNetworks
    }
}
