/// The payload of a client token (primer.md §3.1): a compact JWT whose signature only the server checks.
///
/// A member of the wrong type is absent, except `supportedThreeDsProtocolVersions` and the group of iPay88, which are read strictly.
public struct ClientTokenPayload: Equatable, Sendable {
    /// What identifies the session: the header `Primer-Client-Token`.
    public var accessToken: String?
    /// The full address of the configuration.
    public var configurationUrl: String?
    /// Base of the core service until the configuration gives its own.
    public var coreUrl: String?
    /// Base of the routes that see cards until the configuration gives its own.
    public var pciUrl: String?
    /// Where upstream sends analytics; we send none.
    public var analyticsUrl: String?
    /// As ``analyticsUrl``.
    public var analyticsUrlV2: String?
    /// `SANDBOX`, `PRODUCTION`, `STAGING` or `DEV`.
    public var env: String?
    /// `CHECKOUT`, or what a required action asks for.
    public var intent: String?
    /// Such as `DEFAULT`; not interpreted.
    public var paymentFlow: String?
    /// Where the browser goes.
    public var redirectUrl: String?
    /// What is polled while the browser is open.
    public var statusUrl: String?
    /// Where 3-D Secure starts.
    public var threeDSecureInitUrl: String?
    /// A token for 3-D Secure.
    public var threeDSecureToken: String?
    /// An image, base64.
    public var qrCode: String?
    /// Where the image is.
    public var qrCodeUrl: String?
    /// The account to pay to.
    public var accountNumber: String?
    /// When the voucher ends.
    public var expiresAt: String?
    /// Who issued the voucher.
    public var entity: String?
    /// What the voucher says.
    public var reference: String?
    /// Stripe's secret of a bank payment.
    public var stripeClientSecret: String?
    /// Where a bank payment is completed.
    public var sdkCompleteUrl: String?
    /// iPay88: where the result goes.
    public var backendCallbackUrl: String?
    /// iPay88: the transaction.
    public var primerTransactionId: String?
    /// iPay88: the method.
    public var iPay88PaymentMethodId: String?
    /// iPay88: the kind of action.
    public var iPay88ActionType: String?
    /// iPay88: the currency.
    public var supportedCurrencyCode: String?
    /// iPay88: the country.
    public var supportedCountry: String?
    /// Nol: the transaction.
    public var nolPayTransactionNo: String?
    /// The versions of 3-D Secure that are supported.
    public var supportedThreeDsProtocolVersions: [String]?
    /// Whether 3-D Secure's messages are checked less strictly.
    public var useThreeDsWeakValidation: Bool?
    /// When the token expires, seconds since 1970.
    public var exp: Int64?
    /// Overrides ``exp`` where it is present.
    public var expiration: Int64?

    /// Makes a payload without members; set what it holds.
    public init() {}
}

extension ClientTokenPayload: WireSilent {}
