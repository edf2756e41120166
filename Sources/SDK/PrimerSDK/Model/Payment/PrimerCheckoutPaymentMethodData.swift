/// What a merchant is told of the method that is about to pay.
public struct PrimerCheckoutPaymentMethodData: Codable, Equatable, Sendable {
    /// The method's type.
    public let paymentMethodType: PrimerCheckoutPaymentMethodType

    /// Makes the data from its members.
    public init(paymentMethodType: PrimerCheckoutPaymentMethodType) { self.paymentMethodType = paymentMethodType }
}
