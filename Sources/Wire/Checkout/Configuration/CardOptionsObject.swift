/// The `options` of a payment method in the configuration; cards use all of them (primer.md §3.4).
public struct CardOptionsObject: Equatable, Sendable {
    /// Whether 3-D Secure is offered.
    public var threeDSecureEnabled: Bool?
    /// Who offers it.
    public var threeDSecureProvider: String?
    /// A token for it.
    public var threeDSecureToken: String?
    /// Where it starts.
    public var threeDSecureInitUrl: String?
    /// The processor's configuration.
    public var processorConfigId: String?
    /// Whether a saved card's security code must be entered again. Kept even where members
    /// that upstream requires are missing: losing it would skip the question.
    public var captureVaultedCardCvv: Bool?

    /// Makes one from its members.
    public init(
        threeDSecureEnabled: Bool? = nil, threeDSecureProvider: String? = nil, threeDSecureToken: String? = nil,
        threeDSecureInitUrl: String? = nil, processorConfigId: String? = nil, captureVaultedCardCvv: Bool? = nil
    ) {
        self.threeDSecureEnabled = threeDSecureEnabled
        self.threeDSecureProvider = threeDSecureProvider
        self.threeDSecureToken = threeDSecureToken
        self.threeDSecureInitUrl = threeDSecureInitUrl
        self.processorConfigId = processorConfigId
        self.captureVaultedCardCvv = captureVaultedCardCvv
    }
}

extension CardOptionsObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            threeDSecureEnabled: value["threeDSecureEnabled"]?.bool, threeDSecureProvider: value["threeDSecureProvider"]?.string,
            threeDSecureToken: value["threeDSecureToken"]?.string, threeDSecureInitUrl: value["threeDSecureInitUrl"]?.string,
            processorConfigId: value["processorConfigId"]?.string, captureVaultedCardCvv: value["captureVaultedCardCvv"]?.bool)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "threeDSecureEnabled", threeDSecureEnabled)
        writer.member(ifPresent: "threeDSecureProvider", threeDSecureProvider)
        writer.member(ifPresent: "threeDSecureToken", threeDSecureToken)
        writer.member(ifPresent: "threeDSecureInitUrl", threeDSecureInitUrl)
        writer.member(ifPresent: "processorConfigId", processorConfigId)
        writer.member(ifPresent: "captureVaultedCardCvv", captureVaultedCardCvv)
        writer.endObject()
    }
}

extension CardOptionsObject: WireReadable, WireWritable {}
