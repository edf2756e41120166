/// A payment as the headless API tells of it.
public struct PrimerCheckoutDataPayment: Codable, Equatable, Sendable {
    /// The payment's id.
    public let id: String?
    /// The merchant's id of the order.
    public let orderId: String?
    /// Why it failed, nil when it did not.
    public let paymentFailureReason: PrimerPaymentErrorCode?
    /// How far it got, nil when not told.
    public let status: PaymentStatus?

    /// Makes a payment from its members.
    public init(id: String?, orderId: String?, paymentFailureReason: PrimerPaymentErrorCode? = nil, status: PaymentStatus? = nil) {
        self.id = id
        self.orderId = orderId
        self.paymentFailureReason = paymentFailureReason
        self.status = status
    }
}
