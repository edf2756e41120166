/// More of an order.
public struct PrimerOrder: Equatable, Sendable {
    /// Country of the order, ISO 3166-1 alpha-2.
    public let countryCode: String?
    /// How it is sent.
    public let shipping: PrimerShipping?

    /// Makes an order from its members.
    public init(
        countryCode: String? = nil,
        shipping: PrimerShipping? = nil
    ) {
        self.countryCode = countryCode
        self.shipping = shipping
    }
}
