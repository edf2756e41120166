/// A payment instrument as the SDK sees it: an entry of the list, the answer of an exchange or of a tokenisation (primer.md §2.2).
///
/// Only `paymentInstrumentType` is needed to read one. ``id`` names the instrument in routes and is stable; ``token`` is what pays.
public struct InstrumentObject: Equatable, Sendable {
    /// The instrument, as `/payment-instruments/{id}/…` names it.
    public var id: String?
    /// The instrument's name in analytics; we send none.
    public var analyticsId: String?
    /// What `POST /payments` takes.
    public var token: String?
    /// How often ``token`` is good.
    public var tokenType: InstrumentTokenType?
    /// Whether the instrument is saved.
    public var isVaulted: Bool?
    /// Such as `PAYMENT_CARD` or `PAYPAL`; not the same list as ``paymentInstrumentType``.
    public var paymentMethodType: String?
    /// The kind of the instrument.
    public var paymentInstrumentType: InstrumentType
    /// What is known of it.
    public var paymentInstrumentData: InstrumentData?
    /// How the holder was authenticated.
    public var threeDSecureAuthentication: ThreeDSecureObject?
    /// The customer it is saved for; `vaultData.customerId` on the wire.
    public var vaultCustomerId: String?

    /// Makes one from its members.
    public init(
        id: String? = nil, analyticsId: String? = nil, token: String? = nil, tokenType: InstrumentTokenType? = nil,
        isVaulted: Bool? = nil, paymentMethodType: String? = nil, paymentInstrumentType: InstrumentType,
        paymentInstrumentData: InstrumentData? = nil, threeDSecureAuthentication: ThreeDSecureObject? = nil,
        vaultCustomerId: String? = nil
    ) {
        self.id = id
        self.analyticsId = analyticsId
        self.token = token
        self.tokenType = tokenType
        self.isVaulted = isVaulted
        self.paymentMethodType = paymentMethodType
        self.paymentInstrumentType = paymentInstrumentType
        self.paymentInstrumentData = paymentInstrumentData
        self.threeDSecureAuthentication = threeDSecureAuthentication
        self.vaultCustomerId = vaultCustomerId
    }
}

extension InstrumentObject {
    /// Reads an object; nil when it is none or `paymentInstrumentType` is no string. An unknown type is ``InstrumentType/unknown``, and
    /// any other member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard let type = value["paymentInstrumentType"]?.string else { return nil }
        self.init(
            id: value["id"]?.string, analyticsId: value["analyticsId"]?.string, token: value["token"]?.string,
            tokenType: value["tokenType"]?.string.flatMap(InstrumentTokenType.init(rawValue:)), isVaulted: value["isVaulted"]?.bool,
            paymentMethodType: value["paymentMethodType"]?.string, paymentInstrumentType: InstrumentType(wire: type),
            paymentInstrumentData: value["paymentInstrumentData"].flatMap(InstrumentData.init(_:)),
            threeDSecureAuthentication: value["threeDSecureAuthentication"].flatMap(ThreeDSecureObject.init(_:)),
            vaultCustomerId: value["vaultData"]?["customerId"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "id", id)
        writer.member(ifPresent: "analyticsId", analyticsId)
        writer.member(ifPresent: "token", token)
        writer.member(ifPresent: "tokenType", tokenType?.rawValue)
        writer.member(ifPresent: "isVaulted", isVaulted)
        writer.member(ifPresent: "paymentMethodType", paymentMethodType)
        writer.member("paymentInstrumentType", paymentInstrumentType.rawValue)
        writer.member(ifPresent: "paymentInstrumentData", paymentInstrumentData)
        writer.member(ifPresent: "threeDSecureAuthentication", threeDSecureAuthentication)
        if let vaultCustomerId {
            writer.key("vaultData")
            writer.beginObject()
            writer.member("customerId", vaultCustomerId)
            writer.endObject()
        }
        writer.endObject()
    }
}

extension InstrumentObject: WireReadable, WireWritable {}

extension InstrumentObject: WireSilent {}
