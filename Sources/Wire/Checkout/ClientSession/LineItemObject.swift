/// A line of an order (primer.md §5.1).
public struct LineItemObject: Equatable, Sendable {
    /// Whether the goods are shipped.
    public enum ProductType: String, CaseIterable, Sendable {
        /// They are.
        case physical = "PHYSICAL"
        /// They are not.
        case digital = "DIGITAL"
    }

    /// The merchant's id of the goods.
    public var itemId: String?
    /// Their name.
    public var name: String?
    /// A sentence about them.
    public var description: String?
    /// The price of one, minor units; a merchant must give it.
    public var amount: Int64?
    /// How many; one when absent.
    public var quantity: Int64?
    /// What is taken off the line as a whole, minor units.
    public var discountAmount: Int64?
    /// The tax that is added to the line as a whole, minor units.
    public var taxAmount: Int64?
    /// The merchant's code of the tax.
    public var taxCode: String?
    /// Whether the goods are shipped.
    public var productType: ProductType?
    /// More about the goods, as it came.
    public var productData: RawJSON?

    /// Makes one from its members.
    public init(
        itemId: String? = nil, name: String? = nil, description: String? = nil, amount: Int64? = nil, quantity: Int64? = nil,
        discountAmount: Int64? = nil, taxAmount: Int64? = nil, taxCode: String? = nil, productType: ProductType? = nil,
        productData: RawJSON? = nil
    ) {
        self.itemId = itemId
        self.name = name
        self.description = description
        self.amount = amount
        self.quantity = quantity
        self.discountAmount = discountAmount
        self.taxAmount = taxAmount
        self.taxCode = taxCode
        self.productType = productType
        self.productData = productData
    }

    /// Reads an object; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            itemId: value["itemId"]?.string, name: value["name"]?.string, description: value["description"]?.string,
            amount: value["amount"]?.int64, quantity: value["quantity"]?.int64, discountAmount: value["discountAmount"]?.int64,
            taxAmount: value["taxAmount"]?.int64, taxCode: value["taxCode"]?.string,
            productType: value["productType"]?.string.flatMap(ProductType.init(rawValue:)),
            productData: value["productData"].flatMap { $0.kind == .object ? RawJSON($0) : nil })
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "itemId", itemId)
        writer.member(ifPresent: "name", name)
        writer.member(ifPresent: "description", description)
        writer.member(ifPresent: "amount", amount)
        writer.member(ifPresent: "quantity", quantity)
        writer.member(ifPresent: "discountAmount", discountAmount)
        writer.member(ifPresent: "taxAmount", taxAmount)
        writer.member(ifPresent: "taxCode", taxCode)
        writer.member(ifPresent: "productType", productType?.rawValue)
        writer.member(ifPresent: "productData", productData)
        writer.endObject()
    }

    /// Amount times quantity, less the discount, plus the tax; nil without an amount, and when the result is negative or above
    /// ``WireLimits/amountMax``.
    public var total: Int64? {
        guard let amount else { return nil }
        let (gross, overflow) = amount.multipliedReportingOverflow(by: quantity ?? 1)
        let (net, overflow2) = gross.subtractingReportingOverflow(discountAmount ?? 0)
        let (total, overflow3) = net.addingReportingOverflow(taxAmount ?? 0)
        guard !overflow, !overflow2, !overflow3, (0...WireLimits.amountMax).contains(total) else { return nil }
        return total
    }
}

extension LineItemObject: WireReadable, WireWritable {}
