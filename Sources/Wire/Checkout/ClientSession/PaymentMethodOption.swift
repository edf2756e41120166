/// What a merchant asks of one type of payment method (primer.md §3.4 and §5.1).
///
/// The merchant writes these as an object keyed by type, the SDK gets them as an array; both shapes are read and written here.
public struct PaymentMethodOption: Equatable, Sendable {
    /// Such as `PAYMENT_CARD`.
    public var type: String
    /// What the method costs in addition, minor units; nil for none.
    public var surcharge: Int64?
    /// What its networks cost in addition.
    public var networks: [NetworkSurcharge]
    /// Whether the security code of a saved card must be entered again; on the merchant's side only, the SDK finds it in the
    /// configuration.
    public var captureVaultedCardCvv: Bool?

    /// Makes one from its members.
    public init(type: String, surcharge: Int64? = nil, networks: [NetworkSurcharge] = [], captureVaultedCardCvv: Bool? = nil) {
        self.type = type
        self.surcharge = surcharge
        self.networks = networks
        self.captureVaultedCardCvv = captureVaultedCardCvv
    }

    /// Reads an entry of the SDK's view; nil when it is no object or has no `type`. A broken network is dropped alone.
    public init?(_ value: JSONValue) {
        guard let type = value["type"]?.string else { return nil }
        self.init(
            type: type, surcharge: value["surcharge"].flatMap(NetworkSurcharge.surcharge),
            networks: value["networks"].flatMap(NetworkSurcharge.list) ?? [])
    }

    /// Writes an entry of the SDK's view.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member(ifPresent: "surcharge", surcharge)
        if !networks.isEmpty { writer.member("networks", networks) }
        writer.endObject()
    }
}

extension PaymentMethodOption: WireReadable, WireWritable {}
