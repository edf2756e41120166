/// How a merchant wants to be paid: `paymentMethod` of a client session or of a payment (primer.md §5.1).
public struct SessionPaymentMethodObject: Equatable, Sendable {
    /// What kind of payment it is.
    public enum PaymentType: String, CaseIterable, Sendable {
        /// The first of a series.
        case firstPayment = "FIRST_PAYMENT"
        /// A single one.
        case ecommerce = "ECOMMERCE"
        /// One of a series at fixed times.
        case subscription = "SUBSCRIPTION"
        /// One of a series without fixed times.
        case unscheduled = "UNSCHEDULED"
    }

    /// Whether the instrument is saved once it has paid.
    public var vaultOnSuccess: Bool?
    /// Whether it is saved once its holder was authenticated.
    public var vaultOn3DS: Bool?
    /// Whether it is saved once the customer agrees.
    public var vaultOnAgreement: Bool?
    /// The text on the customer's statement.
    public var descriptor: String?
    /// What kind of payment it is.
    public var paymentType: PaymentType?
    /// The networks that are offered, in the merchant's order.
    public var orderedAllowedCardNetworks: [String]?
    /// Whether the authorisation may still change; not interpreted.
    public var authorizationType: String?
    /// Why the first of a series is made; not interpreted.
    public var firstPaymentReason: String?
    /// What is asked of each type; cannot be changed once the session exists.
    public var options: [PaymentMethodOption]?

    /// Makes one from its members.
    public init(
        vaultOnSuccess: Bool? = nil, vaultOn3DS: Bool? = nil, vaultOnAgreement: Bool? = nil, descriptor: String? = nil,
        paymentType: PaymentType? = nil, orderedAllowedCardNetworks: [String]? = nil, authorizationType: String? = nil,
        firstPaymentReason: String? = nil, options: [PaymentMethodOption]? = nil
    ) {
        self.vaultOnSuccess = vaultOnSuccess
        self.vaultOn3DS = vaultOn3DS
        self.vaultOnAgreement = vaultOnAgreement
        self.descriptor = descriptor
        self.paymentType = paymentType
        self.orderedAllowedCardNetworks = orderedAllowedCardNetworks
        self.authorizationType = authorizationType
        self.firstPaymentReason = firstPaymentReason
        self.options = options
    }

    init(_ fields: FieldReader) throws(WireProblem) {
        vaultOnSuccess = try fields.bool("vaultOnSuccess")
        vaultOn3DS = try fields.bool("vaultOn3DS")
        vaultOnAgreement = try fields.bool("vaultOnAgreement")
        descriptor = try fields.text("descriptor")
        paymentType = try fields.choice("paymentType", of: PaymentType.self)
        orderedAllowedCardNetworks = try fields.texts("orderedAllowedCardNetworks", countMax: WireLimits.networksMax)
        authorizationType = try fields.text("authorizationType")
        firstPaymentReason = try fields.text("firstPaymentReason")
        if let fields = try fields.object("options") { options = try PaymentMethodOption.options(fields) }
    }

    /// Writes the object in the merchant's shape; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "vaultOnSuccess", vaultOnSuccess)
        writer.member(ifPresent: "vaultOn3DS", vaultOn3DS)
        writer.member(ifPresent: "vaultOnAgreement", vaultOnAgreement)
        writer.member(ifPresent: "descriptor", descriptor)
        writer.member(ifPresent: "paymentType", paymentType?.rawValue)
        writer.member(ifPresent: "orderedAllowedCardNetworks", texts: orderedAllowedCardNetworks)
        writer.member(ifPresent: "authorizationType", authorizationType)
        writer.member(ifPresent: "firstPaymentReason", firstPaymentReason)
        if let options {
            writer.key("options")
            PaymentMethodOption.write(options, to: &writer)
        }
        writer.endObject()
    }
}

extension SessionPaymentMethodObject: WireWritable {}
