/// How an attempt to pay ended.
@available(iOS 15.0, *)
public struct PaymentResult: Sendable, Equatable {
    /// The payment's id.
    public let paymentId: String
    /// How far the payment got.
    public let status: PaymentStatus
    /// A token of the payment, nil when there is none.
    public let token: String?
    /// Where the customer must go next, nil when nowhere.
    public let redirectUrl: String?
    /// What went wrong, nil when nothing did.
    public let errorMessage: String?
    /// The amount in minor units, nil when not told.
    public let amount: Int?
    /// The currency, ISO 4217, nil when not told.
    public let currencyCode: String?
    /// What was paid with, such as `PAYMENT_CARD`.
    public let paymentMethodType: String?

    /// Makes a result from its members.
    public init(
        paymentId: String,
        status: PaymentStatus,
        token: String? = nil,
        redirectUrl: String? = nil,
        errorMessage: String? = nil,
        amount: Int? = nil,
        currencyCode: String? = nil,
        paymentMethodType: String? = nil
    ) {
        self.paymentId = paymentId
        self.status = status
        self.token = token
        self.redirectUrl = redirectUrl
        self.errorMessage = errorMessage
        self.amount = amount
        self.currencyCode = currencyCode
        self.paymentMethodType = paymentMethodType
    }
}
