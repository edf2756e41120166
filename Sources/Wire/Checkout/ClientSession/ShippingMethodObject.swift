/// A way of shipping that the customer can choose (primer.md §3.4).
public struct ShippingMethodObject: Equatable, Sendable {
    /// What `SELECT_SHIPPING_METHOD` names.
    public var id: String
    /// Its name.
    public var name: String?
    /// A sentence about it.
    public var description: String?
    /// Its price in minor units.
    public var amount: Int64?

    /// Makes one from its members.
    public init(
        id: String, name: String? = nil, description: String? = nil, amount: Int64? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.amount = amount
    }
}

extension ShippingMethodObject {
    /// Reads an object, unknown members ignored; nil when it is none or lacks `id`. Any other member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object, let id = value["id"]?.string else { return nil }
        self.init(
            id: id, name: value["name"]?.string, description: value["description"]?.string, amount: value["amount"]?.int64)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member(ifPresent: "name", name)
        writer.member(ifPresent: "description", description)
        writer.member(ifPresent: "amount", amount)
        writer.endObject()
    }
}

extension ShippingMethodObject: WireReadable, WireWritable {}
