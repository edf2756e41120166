/// The `sessionData` of a Klarna instrument (primer.md §2.3).
public struct KlarnaSessionObject: Equatable, Sendable {
    /// What recurring payments are for.
    public var recurringDescription: String?
    /// Two letters.
    public var purchaseCountry: String?
    /// Three letters.
    public var purchaseCurrency: String?
    /// Language and region.
    public var locale: String?
    /// Amount of the order, minor units.
    public var orderAmount: Int64?
    /// Tax in it, minor units.
    public var orderTaxAmount: Int64?
    /// The lines of the order; an entry that is no object is dropped.
    public var orderLines: [KlarnaOrderLineObject]
    /// Where the bill goes.
    public var billingAddress: KlarnaAddressObject?
    /// Where the goods go.
    public var shippingAddress: KlarnaAddressObject?
    /// What stands behind the token.
    public var tokenDetails: KlarnaTokenDetailsObject?

    /// Makes one from its members.
    public init(
        recurringDescription: String? = nil, purchaseCountry: String? = nil, purchaseCurrency: String? = nil, locale: String? = nil,
        orderAmount: Int64? = nil, orderTaxAmount: Int64? = nil, orderLines: [KlarnaOrderLineObject],
        billingAddress: KlarnaAddressObject? = nil, shippingAddress: KlarnaAddressObject? = nil,
        tokenDetails: KlarnaTokenDetailsObject? = nil
    ) {
        self.recurringDescription = recurringDescription
        self.purchaseCountry = purchaseCountry
        self.purchaseCurrency = purchaseCurrency
        self.locale = locale
        self.orderAmount = orderAmount
        self.orderTaxAmount = orderTaxAmount
        self.orderLines = orderLines
        self.billingAddress = billingAddress
        self.shippingAddress = shippingAddress
        self.tokenDetails = tokenDetails
    }
}

extension KlarnaSessionObject {
    /// Reads an object, unknown members ignored; nil when it is none or lacks `orderLines`. Any other member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object, let orderLines = value["orderLines"].flatMap(KlarnaOrderLineObject.list) else { return nil }
        self.init(
            recurringDescription: value["recurringDescription"]?.string, purchaseCountry: value["purchaseCountry"]?.string,
            purchaseCurrency: value["purchaseCurrency"]?.string, locale: value["locale"]?.string,
            orderAmount: value["orderAmount"]?.int64, orderTaxAmount: value["orderTaxAmount"]?.int64, orderLines: orderLines,
            billingAddress: value["billingAddress"].flatMap(KlarnaAddressObject.init(_:)),
            shippingAddress: value["shippingAddress"].flatMap(KlarnaAddressObject.init(_:)),
            tokenDetails: value["tokenDetails"].flatMap(KlarnaTokenDetailsObject.init(_:)))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "recurringDescription", recurringDescription)
        writer.member(ifPresent: "purchaseCountry", purchaseCountry)
        writer.member(ifPresent: "purchaseCurrency", purchaseCurrency)
        writer.member(ifPresent: "locale", locale)
        writer.member(ifPresent: "orderAmount", orderAmount)
        writer.member(ifPresent: "orderTaxAmount", orderTaxAmount)
        writer.member("orderLines", orderLines)
        writer.member(ifPresent: "billingAddress", billingAddress)
        writer.member(ifPresent: "shippingAddress", shippingAddress)
        writer.member(ifPresent: "tokenDetails", tokenDetails)
        writer.endObject()
    }
}

extension KlarnaSessionObject: Codable {
    enum CodingKeys: String, CodingKey {
        case recurringDescription
        case purchaseCountry
        case purchaseCurrency
        case locale
        case orderAmount
        case orderTaxAmount
        case orderLines
        case billingAddress
        case shippingAddress
        case tokenDetails
    }

    /// Reads by the same rules as from JSON: what has the wrong type is absent.
    /// - Throws: `DecodingError` when `orderLines` is missing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            recurringDescription: values.lenient(.recurringDescription), purchaseCountry: values.lenient(.purchaseCountry),
            purchaseCurrency: values.lenient(.purchaseCurrency), locale: values.lenient(.locale),
            orderAmount: values.lenient(.orderAmount), orderTaxAmount: values.lenient(.orderTaxAmount),
            orderLines: try values.decode(LenientList<KlarnaOrderLineObject>.self, forKey: .orderLines).entries,
            billingAddress: values.lenient(.billingAddress), shippingAddress: values.lenient(.shippingAddress),
            tokenDetails: values.lenient(.tokenDetails))
    }
}

extension KlarnaSessionObject: WireReadable, WireWritable {}

extension KlarnaSessionObject: WireSilent {}
