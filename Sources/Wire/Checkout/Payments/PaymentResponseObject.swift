/// The SDK's view of a payment, the answer to creating and to resuming one (primer.md §3.6).
public struct PaymentResponseObject: Equatable, Sendable {
    /// The reduced set of statuses that the SDK knows.
    public enum Status: String, CaseIterable, Sendable {
        /// The outcome is not known yet.
        case pending = "PENDING"
        /// It is approved.
        case success = "SUCCESS"
        /// It is refused.
        case failed = "FAILED"
    }

    /// Why a payment failed.
    public enum FailureReason: String, CaseIterable, Sendable {
        /// It was refused.
        case paymentFailed = "payment-failed"
        /// The customer broke it off.
        case cancelledByCustomer = "cancelled-by-customer"
    }

    /// What the server says of the checkout as a whole.
    public enum CheckoutOutcome: String, CaseIterable, Sendable {
        /// It is done.
        case complete = "CHECKOUT_COMPLETE"
        /// It failed.
        case failure = "CHECKOUT_FAILURE"
        /// The payment's status decides.
        case determineFromPaymentStatus = "DETERMINE_FROM_PAYMENT_STATUS"
    }

    /// The payment.
    public var id: String?
    /// Another name of the payment.
    public var paymentId: String?
    /// The merchant's order.
    public var orderId: String?
    /// Three letters, ISO 4217.
    public var currencyCode: String?
    /// The customer.
    public var customerId: String?
    /// When it was made, ISO 8601 in UTC.
    public var date: String?
    /// Minor units.
    public var amount: Int64?
    /// How it stands.
    public var status: Status
    /// What must happen before it can go on.
    public var requiredAction: RequiredActionObject?
    /// Why it failed.
    public var paymentFailureReason: FailureReason?
    /// Whether a resumed payment that is pending still counts as done.
    public var showSuccessCheckoutOnPendingPayment: Bool?
    /// What the server says of the checkout as a whole.
    public var checkoutOutcome: CheckoutOutcome?

    /// Makes one from its members.
    public init(
        id: String? = nil, paymentId: String? = nil, orderId: String? = nil, currencyCode: String? = nil, customerId: String? = nil,
        date: String? = nil, amount: Int64? = nil, status: Status, requiredAction: RequiredActionObject? = nil,
        paymentFailureReason: FailureReason? = nil, showSuccessCheckoutOnPendingPayment: Bool? = nil,
        checkoutOutcome: CheckoutOutcome? = nil
    ) {
        self.id = id
        self.paymentId = paymentId
        self.orderId = orderId
        self.currencyCode = currencyCode
        self.customerId = customerId
        self.date = date
        self.amount = amount
        self.status = status
        self.requiredAction = requiredAction
        self.paymentFailureReason = paymentFailureReason
        self.showSuccessCheckoutOnPendingPayment = showSuccessCheckoutOnPendingPayment
        self.checkoutOutcome = checkoutOutcome
    }
}

extension PaymentResponseObject {
    /// Reads an object. `status` is read strictly, and so is a `requiredAction` that stands there: a payment that needs an action
    /// must not
    /// be taken for one that is done. Any other member of the wrong type, and an unknown reason or outcome, is absent.
    /// - Throws: ``WireProblem`` for no object, a status that is missing or unknown, or an action without name or client token.
    public init(_ value: JSONValue) throws(WireProblem) {
        let fields = try FieldReader(value)
        guard let status = try fields.choice("status", of: Status.self) else { throw fields.problem("status", .missing) }
        var action: RequiredActionObject?
        if let member = fields.present("requiredAction") {
            guard let read = RequiredActionObject(member) else { throw fields.problem("requiredAction", .malformed) }
            action = read
        }
        self.init(
            id: value["id"]?.string, paymentId: value["paymentId"]?.string, orderId: value["orderId"]?.string,
            currencyCode: value["currencyCode"]?.string, customerId: value["customerId"]?.string, date: value["date"]?.string,
            amount: value["amount"]?.int64, status: status, requiredAction: action,
            paymentFailureReason: value["paymentFailureReason"]?.string.flatMap(FailureReason.init(rawValue:)),
            showSuccessCheckoutOnPendingPayment: value["showSuccessCheckoutOnPendingPayment"]?.bool,
            checkoutOutcome: value["checkoutOutcome"]?.string.flatMap(CheckoutOutcome.init(rawValue:)))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "id", id)
        writer.member(ifPresent: "paymentId", paymentId)
        writer.member(ifPresent: "orderId", orderId)
        writer.member(ifPresent: "currencyCode", currencyCode)
        writer.member(ifPresent: "customerId", customerId)
        writer.member(ifPresent: "date", date)
        writer.member(ifPresent: "amount", amount)
        writer.member("status", status.rawValue)
        writer.member(ifPresent: "requiredAction", requiredAction)
        writer.member(ifPresent: "paymentFailureReason", paymentFailureReason?.rawValue)
        writer.member(ifPresent: "showSuccessCheckoutOnPendingPayment", showSuccessCheckoutOnPendingPayment)
        writer.member(ifPresent: "checkoutOutcome", checkoutOutcome?.rawValue)
        writer.endObject()
    }
}

extension PaymentResponseObject: WireSilent {}
