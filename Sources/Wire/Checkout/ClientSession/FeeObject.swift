/// A fee of an order (primer.md §5.1).
public struct FeeObject: Equatable, Sendable {
    /// How much, minor units.
    public var amount: Int64
    /// What for, such as `SURCHARGE`.
    public var type: String?
    /// A sentence about it.
    public var description: String?

    /// Makes one from its members.
    public init(
        amount: Int64, type: String? = nil, description: String? = nil
    ) {
        self.amount = amount
        self.type = type
        self.description = description
    }
}

extension FeeObject {
    /// Reads an object, unknown members ignored; nil when it is none or lacks `amount`. Any other member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object, let amount = value["amount"]?.int64 else { return nil }
        self.init(
            amount: amount, type: value["type"]?.string, description: value["description"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("amount", amount)
        writer.member(ifPresent: "type", type)
        writer.member(ifPresent: "description", description)
        writer.endObject()
    }
}

extension FeeObject: WireReadable, WireWritable {}
