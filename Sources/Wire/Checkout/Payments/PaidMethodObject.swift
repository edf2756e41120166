/// What a payment was made with (primer.md §5.2).
public struct PaidMethodObject: Equatable, Sendable {
    /// The token of the instrument.
    public var paymentMethodToken: String?
    /// Whether it is saved.
    public var isVaulted: Bool?
    /// The instrument's analytics id.
    public var analyticsId: String?
    /// Such as `PAYMENT_CARD`.
    public var paymentMethodType: String?
    /// What is known of it.
    public var paymentMethodData: InstrumentData?
    /// The text on the customer's statement.
    public var descriptor: String?
    /// `FIRST_PAYMENT`, `ECOMMERCE`, `SUBSCRIPTION` or `UNSCHEDULED`.
    public var paymentType: String?
    /// How the holder was authenticated.
    public var threeDSecureAuthentication: ThreeDSecureObject?

    /// Makes one from its members.
    public init(
        paymentMethodToken: String? = nil, isVaulted: Bool? = nil, analyticsId: String? = nil, paymentMethodType: String? = nil,
        paymentMethodData: InstrumentData? = nil, descriptor: String? = nil, paymentType: String? = nil,
        threeDSecureAuthentication: ThreeDSecureObject? = nil
    ) {
        self.paymentMethodToken = paymentMethodToken
        self.isVaulted = isVaulted
        self.analyticsId = analyticsId
        self.paymentMethodType = paymentMethodType
        self.paymentMethodData = paymentMethodData
        self.descriptor = descriptor
        self.paymentType = paymentType
        self.threeDSecureAuthentication = threeDSecureAuthentication
    }
}

extension PaidMethodObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            paymentMethodToken: value["paymentMethodToken"]?.string, isVaulted: value["isVaulted"]?.bool,
            analyticsId: value["analyticsId"]?.string, paymentMethodType: value["paymentMethodType"]?.string,
            paymentMethodData: value["paymentMethodData"].flatMap(InstrumentData.init(_:)), descriptor: value["descriptor"]?.string,
            paymentType: value["paymentType"]?.string,
            threeDSecureAuthentication: value["threeDSecureAuthentication"].flatMap(ThreeDSecureObject.init(_:)))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "paymentMethodToken", paymentMethodToken)
        writer.member(ifPresent: "isVaulted", isVaulted)
        writer.member(ifPresent: "analyticsId", analyticsId)
        writer.member(ifPresent: "paymentMethodType", paymentMethodType)
        writer.member(ifPresent: "paymentMethodData", paymentMethodData)
        writer.member(ifPresent: "descriptor", descriptor)
        writer.member(ifPresent: "paymentType", paymentType)
        writer.member(ifPresent: "threeDSecureAuthentication", threeDSecureAuthentication)
        writer.endObject()
    }
}

extension PaidMethodObject: WireReadable, WireWritable {}

extension PaidMethodObject: WireSilent {}
