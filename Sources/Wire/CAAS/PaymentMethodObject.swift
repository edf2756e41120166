/// A stored payment method as the CAAS face shows it; the card's number is masked and there is no security code.
public struct PaymentMethodObject: Equatable, Sendable {
    /// How the card is funded.
    public enum FundingType: String, CaseIterable, Sendable {
        /// Draws on an account.
        case debit = "DEBIT"
        /// Draws on a credit line.
        case credit = "CREDIT"
        /// Loaded in advance.
        case prepaid = "PREPAID"
    }

    /// Where the method stands in its life.
    public enum Status: String, CaseIterable, Sendable {
        /// Added, not yet verified.
        case created = "CREATED"
        /// Ready for use.
        case verified = "VERIFIED"
        /// Refused by the provider.
        case declined = "DECLINED"
        /// Set aside for a later step.
        case staged = "STAGED"
        /// Removed.
        case deleted = "DELETED"
    }

    /// Opaque id, the one that list, read and delete take.
    public var paymentMethodId: String
    /// Id of the payment provider, nil when none was named.
    public var providerId: String?
    /// Name of the payment provider.
    public var providerName: String?
    /// How the card is funded.
    public var type: FundingType
    /// Card network, such as `Visa`.
    public var cardProvider: String
    /// First six digits, asterisks to the full length, last four digits.
    public var maskedNumber: String
    /// Two digits, 01 through 12.
    public var month: String
    /// Four digits.
    public var year: String
    /// The billing address, nil when none was given.
    public var billingAddress: BillingAddressObject?
    /// Where the method stands in its life.
    public var status: Status
    /// Whether the card can pay for a purchase.
    public var buySupported: Bool
    /// Whether the card can receive the proceeds of a sale.
    public var sellSupported: Bool
    /// Milliseconds since 1970 in UTC.
    public var createdAt: Int64?
    /// Milliseconds since 1970 in UTC.
    public var verifiedAt: Int64?
    /// Milliseconds since 1970 in UTC.
    public var declinedAt: Int64?
    /// Milliseconds since 1970 in UTC.
    public var deletedAt: Int64?

    /// Makes a payment method from its members.
    public init(
        paymentMethodId: String, providerId: String? = nil, providerName: String? = nil, type: FundingType = .debit,
        cardProvider: String, maskedNumber: String, month: String, year: String, billingAddress: BillingAddressObject? = nil,
        status: Status, buySupported: Bool = true, sellSupported: Bool = true, createdAt: Int64? = nil, verifiedAt: Int64? = nil,
        declinedAt: Int64? = nil, deletedAt: Int64? = nil
    ) {
        self.paymentMethodId = paymentMethodId
        self.providerId = providerId
        self.providerName = providerName
        self.type = type
        self.cardProvider = cardProvider
        self.maskedNumber = maskedNumber
        self.month = month
        self.year = year
        self.billingAddress = billingAddress
        self.status = status
        self.buySupported = buySupported
        self.sellSupported = sellSupported
        self.createdAt = createdAt
        self.verifiedAt = verifiedAt
        self.declinedAt = declinedAt
        self.deletedAt = deletedAt
    }
}

extension PaymentMethodObject: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The status and nothing of the card or its holder.
    public var description: String { "PaymentMethodObject(\(status.rawValue))" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows neither card nor address.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
