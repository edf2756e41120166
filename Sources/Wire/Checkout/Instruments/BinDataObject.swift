/// What the first digits of a card say about it (primer.md §2.3).
public struct BinDataObject: Equatable, Sendable {
    /// The network in its enumeration form, such as `VISA`.
    public var network: String?
    /// Country of the issuer.
    public var issuerCountryCode: String?
    /// The bank that issued the card.
    public var issuerName: String?
    /// Currency of the card.
    public var issuerCurrencyCode: String?
    /// Where the card may be used.
    public var regionalRestriction: String?
    /// Whether the number is the card's own or a token.
    public var accountNumberType: String?
    /// `CREDIT`, `DEBIT`, `PREPAID` and the like.
    public var accountFundingType: String?
    /// Whether a prepaid card can be loaded again.
    public var prepaidReloadableIndicator: String?
    /// Consumer or business.
    public var productUsageType: String?
    /// The network's code of the product.
    public var productCode: String?
    /// The network's name of the product.
    public var productName: String?

    /// Makes one from its members.
    public init(
        network: String? = nil, issuerCountryCode: String? = nil, issuerName: String? = nil, issuerCurrencyCode: String? = nil,
        regionalRestriction: String? = nil, accountNumberType: String? = nil, accountFundingType: String? = nil,
        prepaidReloadableIndicator: String? = nil, productUsageType: String? = nil, productCode: String? = nil,
        productName: String? = nil
    ) {
        self.network = network
        self.issuerCountryCode = issuerCountryCode
        self.issuerName = issuerName
        self.issuerCurrencyCode = issuerCurrencyCode
        self.regionalRestriction = regionalRestriction
        self.accountNumberType = accountNumberType
        self.accountFundingType = accountFundingType
        self.prepaidReloadableIndicator = prepaidReloadableIndicator
        self.productUsageType = productUsageType
        self.productCode = productCode
        self.productName = productName
    }
}

extension BinDataObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            network: value["network"]?.string, issuerCountryCode: value["issuerCountryCode"]?.string,
            issuerName: value["issuerName"]?.string, issuerCurrencyCode: value["issuerCurrencyCode"]?.string,
            regionalRestriction: value["regionalRestriction"]?.string, accountNumberType: value["accountNumberType"]?.string,
            accountFundingType: value["accountFundingType"]?.string,
            prepaidReloadableIndicator: value["prepaidReloadableIndicator"]?.string,
            productUsageType: value["productUsageType"]?.string, productCode: value["productCode"]?.string,
            productName: value["productName"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "network", network)
        writer.member(ifPresent: "issuerCountryCode", issuerCountryCode)
        writer.member(ifPresent: "issuerName", issuerName)
        writer.member(ifPresent: "issuerCurrencyCode", issuerCurrencyCode)
        writer.member(ifPresent: "regionalRestriction", regionalRestriction)
        writer.member(ifPresent: "accountNumberType", accountNumberType)
        writer.member(ifPresent: "accountFundingType", accountFundingType)
        writer.member(ifPresent: "prepaidReloadableIndicator", prepaidReloadableIndicator)
        writer.member(ifPresent: "productUsageType", productUsageType)
        writer.member(ifPresent: "productCode", productCode)
        writer.member(ifPresent: "productName", productName)
        writer.endObject()
    }
}

extension BinDataObject: Codable {
    enum CodingKeys: String, CodingKey {
        case network
        case issuerCountryCode
        case issuerName
        case issuerCurrencyCode
        case regionalRestriction
        case accountNumberType
        case accountFundingType
        case prepaidReloadableIndicator
        case productUsageType
        case productCode
        case productName
    }

    /// Reads by the same rules as from JSON: what has the wrong type is absent.
    /// - Throws: `DecodingError` when there is no object.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            network: values.lenient(.network), issuerCountryCode: values.lenient(.issuerCountryCode),
            issuerName: values.lenient(.issuerName), issuerCurrencyCode: values.lenient(.issuerCurrencyCode),
            regionalRestriction: values.lenient(.regionalRestriction), accountNumberType: values.lenient(.accountNumberType),
            accountFundingType: values.lenient(.accountFundingType),
            prepaidReloadableIndicator: values.lenient(.prepaidReloadableIndicator),
            productUsageType: values.lenient(.productUsageType), productCode: values.lenient(.productCode),
            productName: values.lenient(.productName))
    }
}

extension BinDataObject: WireReadable, WireWritable {}
