/// How an order is shipped (primer.md §3.4 and §5.1).
public struct ShippingObject: Equatable, Sendable {
    /// What it costs, minor units.
    public var amount: Int64?
    /// The way of shipping that was chosen.
    public var methodId: String?
    /// Its name.
    public var methodName: String?
    /// A sentence about it.
    public var methodDescription: String?

    /// Makes one from its members.
    public init(
        amount: Int64? = nil, methodId: String? = nil, methodName: String? = nil, methodDescription: String? = nil
    ) {
        self.amount = amount
        self.methodId = methodId
        self.methodName = methodName
        self.methodDescription = methodDescription
    }
}

extension ShippingObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            amount: value["amount"]?.int64, methodId: value["methodId"]?.string, methodName: value["methodName"]?.string,
            methodDescription: value["methodDescription"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "amount", amount)
        writer.member(ifPresent: "methodId", methodId)
        writer.member(ifPresent: "methodName", methodName)
        writer.member(ifPresent: "methodDescription", methodDescription)
        writer.endObject()
    }
}

extension ShippingObject: WireReadable, WireWritable {}
