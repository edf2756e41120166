/// What is bought (primer.md §5.1).
public struct OrderObject: Equatable, Sendable {
    /// The lines.
    public var lineItems: [LineItemObject]?
    /// Two capital letters, ISO 3166-1.
    public var countryCode: String?
    /// The fees.
    public var fees: [FeeObject]?
    /// How it is shipped.
    public var shipping: ShippingObject?

    /// Makes one from its members.
    public init(
        lineItems: [LineItemObject]? = nil, countryCode: String? = nil, fees: [FeeObject]? = nil, shipping: ShippingObject? = nil
    ) {
        self.lineItems = lineItems
        self.countryCode = countryCode
        self.fees = fees
        self.shipping = shipping
    }
}

extension OrderObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            lineItems: value["lineItems"].flatMap(LineItemObject.list), countryCode: value["countryCode"]?.string,
            fees: value["fees"].flatMap(FeeObject.list), shipping: value["shipping"].flatMap(ShippingObject.init(_:)))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "lineItems", lineItems)
        writer.member(ifPresent: "countryCode", countryCode)
        writer.member(ifPresent: "fees", fees)
        writer.member(ifPresent: "shipping", shipping)
        writer.endObject()
    }
}

extension OrderObject: WireReadable, WireWritable {}
