/// What the SDK is told when it starts: the answer of `configurationUrl` and of the client session's actions (primer.md §3.4).
///
/// The certificates in `keys` are not read: 3-D Secure of our own is not offered.
public struct ConfigurationObject: Equatable, Sendable {
    /// Base of the core service.
    public var coreUrl: String?
    /// Base of the routes that see cards.
    public var pciUrl: String?
    /// Base of the lookup of a card's first digits.
    public var binDataUrl: String?
    /// Base of images.
    public var assetsUrl: String?
    /// `SANDBOX`, `PRODUCTION`, `STAGING` or `DEV`.
    public var env: String?
    /// The merchant's account.
    public var primerAccountId: String?
    /// The session.
    public var clientSession: ClientSessionView?
    /// What can pay.
    public var paymentMethods: [PaymentMethodConfiguration]
    /// Which parts of the checkout are switched on.
    public var checkoutModules: [CheckoutModule]

    /// Makes one from its members.
    public init(
        coreUrl: String? = nil, pciUrl: String? = nil, binDataUrl: String? = nil, assetsUrl: String? = nil, env: String? = nil,
        primerAccountId: String? = nil, clientSession: ClientSessionView? = nil, paymentMethods: [PaymentMethodConfiguration] = [],
        checkoutModules: [CheckoutModule] = []
    ) {
        self.coreUrl = coreUrl
        self.pciUrl = pciUrl
        self.binDataUrl = binDataUrl
        self.assetsUrl = assetsUrl
        self.env = env
        self.primerAccountId = primerAccountId
        self.clientSession = clientSession
        self.paymentMethods = paymentMethods
        self.checkoutModules = checkoutModules
    }

    /// Reads an object; a broken entry of `paymentMethods` or `checkoutModules` is dropped alone, any other member of the wrong type is
    /// absent.
    /// - Throws: ``WireProblem`` when there is no object, or either of those two is no array.
    public init(_ value: JSONValue) throws(WireProblem) {
        let fields = try FieldReader(value)
        self.init(
            coreUrl: value["coreUrl"]?.string, pciUrl: value["pciUrl"]?.string, binDataUrl: value["binDataUrl"]?.string,
            assetsUrl: value["assetsUrl"]?.string, env: value["env"]?.string, primerAccountId: value["primerAccountId"]?.string,
            clientSession: value["clientSession"].flatMap(ClientSessionView.init(_:)),
            paymentMethods: try fields.lenientList("paymentMethods", of: PaymentMethodConfiguration.self),
            checkoutModules: try fields.lenientList("checkoutModules", of: CheckoutModule.self))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "coreUrl", coreUrl)
        writer.member(ifPresent: "pciUrl", pciUrl)
        writer.member(ifPresent: "binDataUrl", binDataUrl)
        writer.member(ifPresent: "assetsUrl", assetsUrl)
        writer.member(ifPresent: "env", env)
        writer.member(ifPresent: "primerAccountId", primerAccountId)
        writer.member(ifPresent: "clientSession", clientSession)
        writer.member("paymentMethods", paymentMethods)
        writer.member("checkoutModules", checkoutModules)
        writer.endObject()
    }
}

extension ConfigurationObject: WireSilent {}
