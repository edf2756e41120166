/// A payment method that a session offers: an entry of `paymentMethods` in the configuration (primer.md §3.4).
public struct PaymentMethodConfiguration: Equatable, Sendable {
    /// Who shows the method.
    public enum Implementation: String, CaseIterable, Sendable {
        /// The SDK itself.
        case nativeSDK = "NATIVE_SDK"
        /// A page in a browser.
        case webRedirect = "WEB_REDIRECT"
        /// iPay88's SDK.
        case iPay88SDK = "IPAY88_SDK"
        /// A form, and then a page in a browser.
        case formWithRedirect = "FORM_WITH_REDIRECT"
        /// Whatever the server says.
        case backendDriven = "BACKEND_DRIVEN"
    }

    /// The configuration's id.
    public var id: String?
    /// Who shows the method.
    public var implementationType: Implementation
    /// Such as `PAYMENT_CARD`.
    public var type: String
    /// Its name.
    public var name: String?
    /// The processor's configuration.
    public var processorConfigId: String?
    /// What it costs in addition, minor units; nil for none.
    public var surcharge: Int64?
    /// What is asked of it; cards use all members.
    public var options: CardOptionsObject?
    /// What it can do, by name.
    public var capabilities: [String]?
    /// How its button looks; `displayMetadata.button` on the wire.
    public var button: ButtonMetadataObject?

    /// Makes one from its members.
    public init(
        id: String? = nil, implementationType: Implementation, type: String, name: String? = nil, processorConfigId: String? = nil,
        surcharge: Int64? = nil, options: CardOptionsObject? = nil, capabilities: [String]? = nil, button: ButtonMetadataObject? = nil
    ) {
        self.id = id
        self.implementationType = implementationType
        self.type = type
        self.name = name
        self.processorConfigId = processorConfigId
        self.surcharge = surcharge
        self.options = options
        self.capabilities = capabilities
        self.button = button
    }

    /// Reads an entry; nil when it is no object or `type` or `implementationType` is missing or unknown. Any other member of the
    /// wrong type
    /// is absent.
    public init?(_ value: JSONValue) {
        guard let type = value["type"]?.string,
            let implementation = value["implementationType"]?.string.flatMap(Implementation.init(rawValue:))
        else { return nil }
        let capabilities = value["capabilities"]
        self.init(
            id: value["id"]?.string, implementationType: implementation, type: type, name: value["name"]?.string,
            processorConfigId: value["processorConfigId"]?.string, surcharge: value["surcharge"].flatMap(NetworkSurcharge.surcharge),
            options: value["options"].flatMap(CardOptionsObject.init(_:)),
            capabilities: capabilities?.kind == .array ? capabilities?.elements.compactMap(\.string) : nil,
            button: value["displayMetadata"]?["button"].flatMap(ButtonMetadataObject.init(_:)))
    }

    /// Writes the entry; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "id", id)
        writer.member("implementationType", implementationType.rawValue)
        writer.member("type", type)
        writer.member(ifPresent: "name", name)
        writer.member(ifPresent: "processorConfigId", processorConfigId)
        writer.member(ifPresent: "surcharge", surcharge)
        writer.member(ifPresent: "options", options)
        writer.member(ifPresent: "capabilities", texts: capabilities)
        if let button {
            writer.key("displayMetadata")
            writer.beginObject()
            writer.member(ifPresent: "button", button)
            writer.endObject()
        }
        writer.endObject()
    }
}

extension PaymentMethodConfiguration: WireReadable, WireWritable {}
