/// A client session as the SDK sees it: `clientSession` of the configuration (primer.md §3.4).
public struct ClientSessionView: Equatable, Sendable {
    /// What is bought, and what it costs.
    public struct Order: Equatable, Sendable {
        /// The merchant's order.
        public var orderId: String?
        /// What the merchant asks, minor units, without surcharge.
        public var merchantAmount: Int64?
        /// What the customer pays, minor units.
        public var totalOrderAmount: Int64?
        /// The tax in it, minor units.
        public var totalTaxAmount: Int64?
        /// Two capital letters, ISO 3166-1.
        public var countryCode: String?
        /// Three capital letters, ISO 4217.
        public var currencyCode: String?
        /// The fees; nil when the answer has none.
        public var fees: [FeeObject]?
        /// The lines; nil when the answer has none.
        public var lineItems: [LineItemObject]?
        /// How it is shipped.
        public var shipping: ShippingObject?

        /// Makes one from its members.
        public init(
            orderId: String? = nil, merchantAmount: Int64? = nil, totalOrderAmount: Int64? = nil, totalTaxAmount: Int64? = nil,
            countryCode: String? = nil, currencyCode: String? = nil, fees: [FeeObject]? = nil, lineItems: [LineItemObject]? = nil,
            shipping: ShippingObject? = nil
        ) {
            self.orderId = orderId
            self.merchantAmount = merchantAmount
            self.totalOrderAmount = totalOrderAmount
            self.totalTaxAmount = totalTaxAmount
            self.countryCode = countryCode
            self.currencyCode = currencyCode
            self.fees = fees
            self.lineItems = lineItems
            self.shipping = shipping
        }
    }

    /// How the merchant wants to be paid.
    public struct PaymentMethod: Equatable, Sendable {
        /// Whether an instrument is saved once it has paid.
        public var vaultOnSuccess: Bool?
        /// Whether it is saved once the customer agrees.
        public var vaultOnAgreement: Bool?
        /// The networks that are offered, in the merchant's order; nil when the answer has no list.
        public var orderedAllowedCardNetworks: [String]?
        /// The text on the customer's statement.
        public var descriptor: String?
        /// What is asked of each type.
        public var options: [PaymentMethodOption]

        /// Makes one from its members.
        public init(
            vaultOnSuccess: Bool? = nil, vaultOnAgreement: Bool? = nil, orderedAllowedCardNetworks: [String]? = nil,
            descriptor: String? = nil, options: [PaymentMethodOption] = []
        ) {
            self.vaultOnSuccess = vaultOnSuccess
            self.vaultOnAgreement = vaultOnAgreement
            self.orderedAllowedCardNetworks = orderedAllowedCardNetworks
            self.descriptor = descriptor
            self.options = options
        }
    }

    /// The session.
    public var clientSessionId: String?
    /// What is bought.
    public var order: Order?
    /// Who buys.
    public var customer: CustomerObject?
    /// How the merchant wants to be paid.
    public var paymentMethod: PaymentMethod?
    /// The merchant's test.
    public var testId: String?

    /// Makes one from its members.
    public init(
        clientSessionId: String? = nil, order: Order? = nil, customer: CustomerObject? = nil, paymentMethod: PaymentMethod? = nil,
        testId: String? = nil
    ) {
        self.clientSessionId = clientSessionId
        self.order = order
        self.customer = customer
        self.paymentMethod = paymentMethod
        self.testId = testId
    }
}

extension ClientSessionView: WireSilent {}
