/// A payment as the merchant's servers see it (primer.md §5.2).
public struct MerchantPaymentObject: Equatable, Sendable {
    /// How a payment stands.
    public enum Status: String, CaseIterable, Sendable {
        /// The outcome is not known yet, or an action is required.
        case pending = "PENDING"
        /// It failed for a technical reason.
        case failed = "FAILED"
        /// It is approved and not captured.
        case authorized = "AUTHORIZED"
        /// The capture is under way.
        case settling = "SETTLING"
        /// A part is captured and more may follow.
        case partiallySettled = "PARTIALLY_SETTLED"
        /// All that is to be captured is.
        case settled = "SETTLED"
        /// The issuer refused it.
        case declined = "DECLINED"
        /// It was cancelled before it was captured.
        case cancelled = "CANCELLED"

        /// What the SDK is told of it (a choice of ours, the sheet's: approved in any way is success).
        public var sdkStatus: PaymentResponseObject.Status {
            switch self {
            case .authorized, .settling, .settled, .partiallySettled: .success
            case .pending: .pending
            case .failed, .declined, .cancelled: .failed
            }
        }
    }

    /// The payment.
    public var id: String
    /// When it was made, ISO 8601 in UTC.
    public var date: String?
    /// How it stands.
    public var status: Status
    /// Minor units.
    public var amount: Int64?
    /// Three letters, ISO 4217.
    public var currencyCode: String?
    /// The merchant's order.
    public var orderId: String?
    /// The customer.
    public var customerId: String?
    /// What was bought.
    public var order: OrderObject?
    /// Who bought it.
    public var customer: CustomerObject?
    /// The merchant's own data.
    public var metadata: RawJSON?
    /// What it was made with.
    public var paymentMethod: PaidMethodObject?
    /// Who processed it, and how much has moved.
    public var processor: PaymentProcessorObject?
    /// What must happen before it can go on.
    public var requiredAction: RequiredActionObject?
    /// Why it was declined or failed.
    public var statusReason: StatusReasonObject?
    /// Its steps, oldest first.
    public var transactions: [TransactionObject]
    /// What a risk check said, as it came.
    public var riskData: RawJSON?

    /// Makes one from its members.
    public init(
        id: String, date: String? = nil, status: Status, amount: Int64? = nil, currencyCode: String? = nil, orderId: String? = nil,
        customerId: String? = nil, order: OrderObject? = nil, customer: CustomerObject? = nil, metadata: RawJSON? = nil,
        paymentMethod: PaidMethodObject? = nil, processor: PaymentProcessorObject? = nil,
        requiredAction: RequiredActionObject? = nil, statusReason: StatusReasonObject? = nil,
        transactions: [TransactionObject] = [], riskData: RawJSON? = nil
    ) {
        self.id = id
        self.date = date
        self.status = status
        self.amount = amount
        self.currencyCode = currencyCode
        self.orderId = orderId
        self.customerId = customerId
        self.order = order
        self.customer = customer
        self.metadata = metadata
        self.paymentMethod = paymentMethod
        self.processor = processor
        self.requiredAction = requiredAction
        self.statusReason = statusReason
        self.transactions = transactions
        self.riskData = riskData
    }
}

extension MerchantPaymentObject: WireSilent {}
