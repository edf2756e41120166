/// The type of a payment method, as an object.
public struct PrimerCheckoutPaymentMethodType: Codable, Equatable, Sendable {
    /// The type, such as `PAYMENT_CARD`.
    public let type: String

    /// Makes a type of its name.
    public init(type: String) { self.type = type }
}
