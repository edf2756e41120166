/// What must happen before a payment can go on (primer.md §3.6).
public struct RequiredActionObject: Equatable, Sendable {
    /// `CHECKOUT`, `3DS_AUTHENTICATION`, `USE_PRIMER_SDK`, `PROCESSOR_3DS`, `PAYMENT_METHOD_VOUCHER` or a later name: it
    /// stays text.
    public var name: String
    /// A client token whose `intent` says how to go on.
    public var clientToken: String
    /// A sentence about it.
    public var description: String?

    /// Makes one from its members.
    public init(
        name: String, clientToken: String, description: String? = nil
    ) {
        self.name = name
        self.clientToken = clientToken
        self.description = description
    }
}

extension RequiredActionObject {
    /// Reads an object, unknown members ignored; nil when it is none or lacks `name` or `clientToken`. Any other member of the wrong
    /// type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object, let name = value["name"]?.string, let clientToken = value["clientToken"]?.string else { return nil }
        self.init(
            name: name, clientToken: clientToken, description: value["description"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("clientToken", clientToken)
        writer.member(ifPresent: "description", description)
        writer.endObject()
    }
}

extension RequiredActionObject: WireReadable, WireWritable {}

extension RequiredActionObject: WireSilent {}
