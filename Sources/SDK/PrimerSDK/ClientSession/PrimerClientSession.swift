/// What is being paid, by whom and how, as the service knows it when the session becomes ready or is refreshed.
public struct PrimerClientSession: Equatable, Sendable {
    /// The merchant's id of the customer, nil when there is none; then nothing is saved or listed.
    public let customerId: String?
    /// The merchant's id of the order.
    public let orderId: String?
    /// The currency, ISO 4217.
    public let currencyCode: String?
    /// What the whole order costs, in minor units.
    public let totalAmount: Int?
    /// What is bought, nil when not told.
    public let lineItems: [PrimerLineItem]?
    /// More of the order, nil when there is none.
    public let orderDetails: PrimerOrder?
    /// More of the customer, nil when there is none.
    public let customer: PrimerCustomer?
    /// More of how it may be paid, nil when there is nothing.
    public let paymentMethod: PrimerPaymentMethod?
    /// What is added to the price, nil when not told.
    public let fees: [PrimerFee]?

    /// Makes a session from its members.
    public init(
        customerId: String? = nil,
        orderId: String? = nil,
        currencyCode: String? = nil,
        totalAmount: Int? = nil,
        lineItems: [PrimerLineItem]? = nil,
        orderDetails: PrimerOrder? = nil,
        customer: PrimerCustomer? = nil,
        paymentMethod: PrimerPaymentMethod? = nil,
        fees: [PrimerFee]? = nil
    ) {
        self.customerId = customerId
        self.orderId = orderId
        self.currencyCode = currencyCode
        self.totalAmount = totalAmount
        self.lineItems = lineItems
        self.orderDetails = orderDetails
        self.customer = customer
        self.paymentMethod = paymentMethod
        self.fees = fees
    }
}
