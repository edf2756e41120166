/// A line of the order in Klarna's session data (primer.md §2.3).
public struct KlarnaOrderLineObject: Equatable, Sendable {
    /// What kind of line it is.
    public var type: String?
    /// What was bought.
    public var name: String?
    /// How many.
    public var quantity: Int64?
    /// Price of one, minor units.
    public var unitPrice: Int64?
    /// Price of the line, minor units.
    public var totalAmount: Int64?
    /// Discount on the line, minor units.
    public var totalDiscountAmount: Int64?

    /// Makes one from its members.
    public init(
        type: String? = nil, name: String? = nil, quantity: Int64? = nil, unitPrice: Int64? = nil, totalAmount: Int64? = nil,
        totalDiscountAmount: Int64? = nil
    ) {
        self.type = type
        self.name = name
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.totalAmount = totalAmount
        self.totalDiscountAmount = totalDiscountAmount
    }
}

extension KlarnaOrderLineObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            type: value["type"]?.string, name: value["name"]?.string, quantity: value["quantity"]?.int64,
            unitPrice: value["unit_price"]?.int64, totalAmount: value["total_amount"]?.int64,
            totalDiscountAmount: value["total_discount_amount"]?.int64)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "type", type)
        writer.member(ifPresent: "name", name)
        writer.member(ifPresent: "quantity", quantity)
        writer.member(ifPresent: "unit_price", unitPrice)
        writer.member(ifPresent: "total_amount", totalAmount)
        writer.member(ifPresent: "total_discount_amount", totalDiscountAmount)
        writer.endObject()
    }
}

extension KlarnaOrderLineObject: Codable {
    enum CodingKeys: String, CodingKey {
        case type
        case name
        case quantity
        case unitPrice = "unit_price"
        case totalAmount = "total_amount"
        case totalDiscountAmount = "total_discount_amount"
    }

    /// Reads by the same rules as from JSON: what has the wrong type is absent.
    /// - Throws: `DecodingError` when there is no object.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            type: values.lenient(.type), name: values.lenient(.name), quantity: values.lenient(.quantity),
            unitPrice: values.lenient(.unitPrice), totalAmount: values.lenient(.totalAmount),
            totalDiscountAmount: values.lenient(.totalDiscountAmount))
    }
}

extension KlarnaOrderLineObject: WireReadable, WireWritable {}
