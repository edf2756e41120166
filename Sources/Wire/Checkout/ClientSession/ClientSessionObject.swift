/// A client session as the merchant writes it: what `POST` and `PATCH /client-session` take (primer.md §5.1).
///
/// Reading is strict: a known member of the wrong type or form is refused with its path, an unknown one is ignored, null and (for texts)
/// `""` are absent. Amounts are integers in minor units.
public struct ClientSessionObject: Equatable, Sendable {
    /// Whether payments of the session are approved by the merchant one by one.
    public enum ApprovalMode: String, CaseIterable, Sendable {
        /// They are not.
        case auto = "AUTO"
        /// They are.
        case manual = "MANUAL"
    }

    /// The merchant's order.
    public var orderId: String?
    /// Three capital letters, ISO 4217.
    public var currencyCode: String?
    /// What the order costs, minor units; without it the lines, fees and shipping are added up.
    public var amount: Int64?
    /// The merchant's id of the customer; whatever is saved is saved for it.
    public var customerId: String?
    /// The merchant's own data, a JSON object.
    public var metadata: RawJSON?
    /// Whether payments are approved one by one.
    public var approvalMode: ApprovalMode?
    /// What is bought.
    public var order: OrderObject?
    /// Who buys.
    public var customer: CustomerObject?
    /// How the merchant wants to be paid.
    public var paymentMethod: SessionPaymentMethodObject?

    /// Makes one from its members.
    public init(
        orderId: String? = nil, currencyCode: String? = nil, amount: Int64? = nil, customerId: String? = nil, metadata: RawJSON? = nil,
        approvalMode: ApprovalMode? = nil, order: OrderObject? = nil, customer: CustomerObject? = nil,
        paymentMethod: SessionPaymentMethodObject? = nil
    ) {
        self.orderId = orderId
        self.currencyCode = currencyCode
        self.amount = amount
        self.customerId = customerId
        self.metadata = metadata
        self.approvalMode = approvalMode
        self.order = order
        self.customer = customer
        self.paymentMethod = paymentMethod
    }
}

extension ClientSessionObject: WireSilent {}
