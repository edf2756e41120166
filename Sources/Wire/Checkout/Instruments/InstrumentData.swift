/// What is known of an instrument: of a card its masked digits, expiry, network and holder (primer.md §2.3).
///
/// Every member may be absent. `Codable` uses exactly the keys of the wire.
public struct InstrumentData: Equatable, Sendable {
    /// The first six digits of a card.
    public var first6Digits: String?
    /// The last four digits of a card.
    public var last4Digits: String?
    /// Two digits, such as `03`.
    public var expirationMonth: String?
    /// Usually four digits, sometimes two.
    public var expirationYear: String?
    /// The holder of the card, or of the account for bank debits.
    public var cardholderName: String?
    /// The network in its human form, such as `Visa`.
    public var network: String?
    /// Whether the network holds a token for the card.
    public var isNetworkTokenized: Bool?
    /// What the first digits say.
    public var binData: BinDataObject?
    /// How the holder was authenticated.
    public var threeDSecureAuthentication: ThreeDSecureObject?
    /// PayPal's id of the agreement.
    public var paypalBillingAgreementId: String?
    /// Who pays at the other service.
    public var externalPayerInfo: PayerInfoObject?
    /// Where PayPal ships to.
    public var shippingAddress: AddressObject?
    /// Klarna's token of the customer.
    public var klarnaCustomerToken: String?
    /// Klarna's token of an authorisation.
    public var authorizationToken: String?
    /// Klarna's session.
    public var sessionData: KlarnaSessionObject?
    /// GoCardless' id of the mandate.
    public var gocardlessMandateId: String?
    /// As the service sends it.
    public var mx: String?
    /// As the service sends it.
    public var productId: String?
    /// Three letters, ISO 4217.
    public var currencyCode: String?
    /// The configuration of a redirect method.
    public var paymentMethodConfigId: String?
    /// The type of a redirect method.
    public var paymentMethodType: String?
    /// The session of a redirect method.
    public var sessionInfo: SessionInfoObject?
    /// The bank of an account.
    public var bankName: String?
    /// The last four digits of an account; `accountNumberLastFourDigits` on the wire.
    public var accountNumberLast4Digits: String?
    /// Apple Pay's token of the merchant.
    public var applePayMerchantTokenIdentifier: String?

    /// Makes one from its members.
    public init(
        first6Digits: String? = nil, last4Digits: String? = nil, expirationMonth: String? = nil, expirationYear: String? = nil,
        cardholderName: String? = nil, network: String? = nil, isNetworkTokenized: Bool? = nil, binData: BinDataObject? = nil,
        threeDSecureAuthentication: ThreeDSecureObject? = nil, paypalBillingAgreementId: String? = nil,
        externalPayerInfo: PayerInfoObject? = nil, shippingAddress: AddressObject? = nil, klarnaCustomerToken: String? = nil,
        authorizationToken: String? = nil, sessionData: KlarnaSessionObject? = nil, gocardlessMandateId: String? = nil,
        mx: String? = nil, productId: String? = nil, currencyCode: String? = nil, paymentMethodConfigId: String? = nil,
        paymentMethodType: String? = nil, sessionInfo: SessionInfoObject? = nil, bankName: String? = nil,
        accountNumberLast4Digits: String? = nil, applePayMerchantTokenIdentifier: String? = nil
    ) {
        self.first6Digits = first6Digits
        self.last4Digits = last4Digits
        self.expirationMonth = expirationMonth
        self.expirationYear = expirationYear
        self.cardholderName = cardholderName
        self.network = network
        self.isNetworkTokenized = isNetworkTokenized
        self.binData = binData
        self.threeDSecureAuthentication = threeDSecureAuthentication
        self.paypalBillingAgreementId = paypalBillingAgreementId
        self.externalPayerInfo = externalPayerInfo
        self.shippingAddress = shippingAddress
        self.klarnaCustomerToken = klarnaCustomerToken
        self.authorizationToken = authorizationToken
        self.sessionData = sessionData
        self.gocardlessMandateId = gocardlessMandateId
        self.mx = mx
        self.productId = productId
        self.currencyCode = currencyCode
        self.paymentMethodConfigId = paymentMethodConfigId
        self.paymentMethodType = paymentMethodType
        self.sessionInfo = sessionInfo
        self.bankName = bankName
        self.accountNumberLast4Digits = accountNumberLast4Digits
        self.applePayMerchantTokenIdentifier = applePayMerchantTokenIdentifier
    }
}

extension InstrumentData {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            first6Digits: value["first6Digits"]?.string, last4Digits: value["last4Digits"]?.string,
            expirationMonth: value["expirationMonth"]?.string, expirationYear: value["expirationYear"]?.string,
            cardholderName: value["cardholderName"]?.string, network: value["network"]?.string,
            isNetworkTokenized: value["isNetworkTokenized"]?.bool, binData: value["binData"].flatMap(BinDataObject.init(_:)),
            threeDSecureAuthentication: value["threeDSecureAuthentication"].flatMap(ThreeDSecureObject.init(_:)),
            paypalBillingAgreementId: value["paypalBillingAgreementId"]?.string,
            externalPayerInfo: value["externalPayerInfo"].flatMap(PayerInfoObject.init(_:)),
            shippingAddress: value["shippingAddress"].flatMap(AddressObject.init(_:)),
            klarnaCustomerToken: value["klarnaCustomerToken"]?.string, authorizationToken: value["authorizationToken"]?.string,
            sessionData: value["sessionData"].flatMap(KlarnaSessionObject.init(_:)),
            gocardlessMandateId: value["gocardlessMandateId"]?.string, mx: value["mx"]?.string,
            productId: value["productId"]?.string, currencyCode: value["currencyCode"]?.string,
            paymentMethodConfigId: value["paymentMethodConfigId"]?.string, paymentMethodType: value["paymentMethodType"]?.string,
            sessionInfo: value["sessionInfo"].flatMap(SessionInfoObject.init(_:)), bankName: value["bankName"]?.string,
            accountNumberLast4Digits: value["accountNumberLastFourDigits"]?.string,
            applePayMerchantTokenIdentifier: value["applePayMerchantTokenIdentifier"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writeMembers(to: &writer)
        writer.endObject()
    }

    /// Writes the members without the braces.
    func writeMembers(to writer: inout JSONWriter) {
        writer.member(ifPresent: "first6Digits", first6Digits)
        writer.member(ifPresent: "last4Digits", last4Digits)
        writer.member(ifPresent: "expirationMonth", expirationMonth)
        writer.member(ifPresent: "expirationYear", expirationYear)
        writer.member(ifPresent: "cardholderName", cardholderName)
        writer.member(ifPresent: "network", network)
        writer.member(ifPresent: "isNetworkTokenized", isNetworkTokenized)
        writer.member(ifPresent: "binData", binData)
        writer.member(ifPresent: "threeDSecureAuthentication", threeDSecureAuthentication)
        writer.member(ifPresent: "paypalBillingAgreementId", paypalBillingAgreementId)
        writer.member(ifPresent: "externalPayerInfo", externalPayerInfo)
        writer.member(ifPresent: "shippingAddress", shippingAddress)
        writer.member(ifPresent: "klarnaCustomerToken", klarnaCustomerToken)
        writer.member(ifPresent: "authorizationToken", authorizationToken)
        writer.member(ifPresent: "sessionData", sessionData)
        writer.member(ifPresent: "gocardlessMandateId", gocardlessMandateId)
        writer.member(ifPresent: "mx", mx)
        writer.member(ifPresent: "productId", productId)
        writer.member(ifPresent: "currencyCode", currencyCode)
        writer.member(ifPresent: "paymentMethodConfigId", paymentMethodConfigId)
        writer.member(ifPresent: "paymentMethodType", paymentMethodType)
        writer.member(ifPresent: "sessionInfo", sessionInfo)
        writer.member(ifPresent: "bankName", bankName)
        writer.member(ifPresent: "accountNumberLastFourDigits", accountNumberLast4Digits)
        writer.member(ifPresent: "applePayMerchantTokenIdentifier", applePayMerchantTokenIdentifier)
    }
}

extension InstrumentData: Codable {
    enum CodingKeys: String, CodingKey {
        case first6Digits
        case last4Digits
        case expirationMonth
        case expirationYear
        case cardholderName
        case network
        case isNetworkTokenized
        case binData
        case threeDSecureAuthentication
        case paypalBillingAgreementId
        case externalPayerInfo
        case shippingAddress
        case klarnaCustomerToken
        case authorizationToken
        case sessionData
        case gocardlessMandateId
        case mx
        case productId
        case currencyCode
        case paymentMethodConfigId
        case paymentMethodType
        case sessionInfo
        case bankName
        case accountNumberLast4Digits = "accountNumberLastFourDigits"
        case applePayMerchantTokenIdentifier
    }

    /// Reads by the same rules as from JSON: what has the wrong type is absent.
    /// - Throws: `DecodingError` when there is no object.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            first6Digits: values.lenient(.first6Digits), last4Digits: values.lenient(.last4Digits),
            expirationMonth: values.lenient(.expirationMonth), expirationYear: values.lenient(.expirationYear),
            cardholderName: values.lenient(.cardholderName), network: values.lenient(.network),
            isNetworkTokenized: values.lenient(.isNetworkTokenized), binData: values.lenient(.binData),
            threeDSecureAuthentication: values.lenient(.threeDSecureAuthentication),
            paypalBillingAgreementId: values.lenient(.paypalBillingAgreementId),
            externalPayerInfo: values.lenient(.externalPayerInfo), shippingAddress: values.lenient(.shippingAddress),
            klarnaCustomerToken: values.lenient(.klarnaCustomerToken), authorizationToken: values.lenient(.authorizationToken),
            sessionData: values.lenient(.sessionData), gocardlessMandateId: values.lenient(.gocardlessMandateId),
            mx: values.lenient(.mx), productId: values.lenient(.productId), currencyCode: values.lenient(.currencyCode),
            paymentMethodConfigId: values.lenient(.paymentMethodConfigId), paymentMethodType: values.lenient(.paymentMethodType),
            sessionInfo: values.lenient(.sessionInfo), bankName: values.lenient(.bankName),
            accountNumberLast4Digits: values.lenient(.accountNumberLast4Digits),
            applePayMerchantTokenIdentifier: values.lenient(.applePayMerchantTokenIdentifier))
    }
}

extension InstrumentData: WireReadable, WireWritable {}

extension InstrumentData: WireSilent {}
