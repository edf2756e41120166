/// Who processed a payment, and how much of it has moved (primer.md §5.2).
public struct PaymentProcessorObject: Equatable, Sendable {
    /// The processor's name.
    public var name: String?
    /// The merchant's id there.
    public var processorMerchantId: String?
    /// Captured so far, minor units.
    public var amountCaptured: Int64?
    /// Refunded so far, minor units.
    public var amountRefunded: Int64?

    /// Makes one from its members.
    public init(
        name: String? = nil, processorMerchantId: String? = nil, amountCaptured: Int64? = nil, amountRefunded: Int64? = nil
    ) {
        self.name = name
        self.processorMerchantId = processorMerchantId
        self.amountCaptured = amountCaptured
        self.amountRefunded = amountRefunded
    }
}

extension PaymentProcessorObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            name: value["name"]?.string, processorMerchantId: value["processorMerchantId"]?.string,
            amountCaptured: value["amountCaptured"]?.int64, amountRefunded: value["amountRefunded"]?.int64)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "name", name)
        writer.member(ifPresent: "processorMerchantId", processorMerchantId)
        writer.member(ifPresent: "amountCaptured", amountCaptured)
        writer.member(ifPresent: "amountRefunded", amountRefunded)
        writer.endObject()
    }
}

extension PaymentProcessorObject: WireReadable, WireWritable {}
