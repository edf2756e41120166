/// What a network's cards cost in addition (primer.md §3.4 and §5.1).
public struct NetworkSurcharge: Equatable, Sendable {
    /// The network in its enumeration form, such as `VISA`.
    public var type: String
    /// Minor units; nil for none.
    public var surcharge: Int64?

    /// Makes one from its members.
    public init(type: String, surcharge: Int64? = nil) {
        self.type = type
        self.surcharge = surcharge
    }

    /// Reads an entry of the SDK's view; nil when it is no object or has no `type`.
    public init?(_ value: JSONValue) {
        guard let type = value["type"]?.string else { return nil }
        self.init(type: type, surcharge: value["surcharge"].flatMap(Self.surcharge))
    }

    /// Writes an entry of the SDK's view.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member(ifPresent: "surcharge", surcharge)
        writer.endObject()
    }

    /// A surcharge as an integer or as `{"amount": …}`; nil for anything else and for amounts that are not positive.
    static func surcharge(_ value: JSONValue) -> Int64? {
        guard let amount = value.int64 ?? value["amount"]?.int64, amount > 0 else { return nil }
        return amount
    }
}

extension NetworkSurcharge: WireReadable, WireWritable {}
