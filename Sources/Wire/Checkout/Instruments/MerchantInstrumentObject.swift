/// A saved instrument as the merchant's servers see it (primer.md §5.3): named by its token, without the SDK's id.
public struct MerchantInstrumentObject: Equatable, Sendable {
    /// When it was saved, ISO 8601 in UTC.
    public var createdAt: String?
    /// When it was deleted, ISO 8601 in UTC; nil while it is not.
    public var deletedAt: String?
    /// Whether it is deleted.
    public var deleted: Bool
    /// The token that pays and that names it in the merchant's routes.
    public var token: String
    /// How often the token is good; saved instruments have ``InstrumentTokenType/multiUse``.
    public var tokenType: InstrumentTokenType
    /// The instrument's name in analytics.
    public var analyticsId: String?
    /// Such as `PAYMENT_CARD`.
    public var paymentMethodType: String?
    /// What is known of it, in the same members that the SDK sees.
    public var paymentMethodData: InstrumentData?
    /// `CREDIT`, `DEBIT`, `PREPAID` and the like; in `paymentMethodData` on the wire.
    public var accountFundingType: String?
    /// The network's id of the first transaction; in `paymentMethodData` on the wire.
    public var networkTransactionId: String?
    /// The customer it is saved for.
    public var customerId: String?
    /// The merchant's words about it; `description` on the wire.
    public var note: String?
    /// Whether it is the customer's default.
    public var isDefault: Bool
    /// Whether it was verified.
    public var isVerified: Bool

    /// Makes one from its members.
    public init(
        createdAt: String? = nil, deletedAt: String? = nil, deleted: Bool = false, token: String,
        tokenType: InstrumentTokenType = .multiUse, analyticsId: String? = nil, paymentMethodType: String? = nil,
        paymentMethodData: InstrumentData? = nil, accountFundingType: String? = nil, networkTransactionId: String? = nil,
        customerId: String? = nil, note: String? = nil, isDefault: Bool = false, isVerified: Bool = false
    ) {
        self.createdAt = createdAt
        self.deletedAt = deletedAt
        self.deleted = deleted
        self.token = token
        self.tokenType = tokenType
        self.analyticsId = analyticsId
        self.paymentMethodType = paymentMethodType
        self.paymentMethodData = paymentMethodData
        self.accountFundingType = accountFundingType
        self.networkTransactionId = networkTransactionId
        self.customerId = customerId
        self.note = note
        self.isDefault = isDefault
        self.isVerified = isVerified
    }
}

extension MerchantInstrumentObject {
    /// Reads an object; nil when it is none or has no `token`. Any other member of the wrong type is absent, a missing flag false.
    public init?(_ value: JSONValue) {
        guard let token = value["token"]?.string else { return nil }
        let data = value["paymentMethodData"]
        self.init(
            createdAt: value["createdAt"]?.string, deletedAt: value["deletedAt"]?.string, deleted: value["deleted"]?.bool ?? false,
            token: token, tokenType: value["tokenType"]?.string.flatMap(InstrumentTokenType.init(rawValue:)) ?? .multiUse,
            analyticsId: value["analyticsId"]?.string, paymentMethodType: value["paymentMethodType"]?.string,
            paymentMethodData: data.flatMap(InstrumentData.init(_:)), accountFundingType: data?["accountFundingType"]?.string,
            networkTransactionId: data?["networkTransactionId"]?.string, customerId: value["customerId"]?.string,
            note: value["description"]?.string, isDefault: value["default"]?.bool ?? false,
            isVerified: value["isVerified"]?.bool ?? false)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "createdAt", createdAt)
        writer.member(ifPresent: "deletedAt", deletedAt)
        writer.member("deleted", deleted)
        writer.member("token", token)
        writer.member("tokenType", tokenType.rawValue)
        writer.member(ifPresent: "analyticsId", analyticsId)
        writer.member(ifPresent: "paymentMethodType", paymentMethodType)
        if paymentMethodData != nil || accountFundingType != nil || networkTransactionId != nil {
            writer.key("paymentMethodData")
            writer.beginObject()
            paymentMethodData?.writeMembers(to: &writer)
            writer.member(ifPresent: "networkTransactionId", networkTransactionId)
            writer.member(ifPresent: "accountFundingType", accountFundingType)
            writer.endObject()
        }
        writer.member(ifPresent: "customerId", customerId)
        writer.member(ifPresent: "description", note)
        writer.member("default", isDefault)
        writer.member("isVerified", isVerified)
        writer.endObject()
    }
}

extension MerchantInstrumentObject: WireReadable, WireWritable {}

extension MerchantInstrumentObject: WireSilent {}
