/// How a checkout behaves. Everything has a default.
public struct PrimerSettings: Equatable, Sendable {
    /// Who creates payments. Saved methods know ``PrimerPaymentHandling/auto`` only; with `manual` an attempt fails at once.
    public let paymentHandling: PrimerPaymentHandling
    /// Language and region of texts and amounts.
    public let localeData: PrimerLocaleData
    /// What single payment methods need.
    public let paymentMethodOptions: PrimerPaymentMethodOptions
    /// What is shown and how.
    public let uiOptions: PrimerUIOptions
    /// For development.
    public let debugOptions: PrimerDebugOptions
    /// Whether a session that is started again uses the configuration that it fetched before, which saves a call and may be out of date;
    /// ``PrimerCheckoutSession/refresh()`` always fetches it. It is kept by the session object, in memory.
    public let clientSessionCachingEnabled: Bool
    /// The version of the service's API.
    public let apiVersion: PrimerApiVersion

    /// Makes settings; nil stands for the default of the part.
    public init(
        paymentHandling: PrimerPaymentHandling = .auto,
        localeData: PrimerLocaleData? = nil,
        paymentMethodOptions: PrimerPaymentMethodOptions? = nil,
        uiOptions: PrimerUIOptions? = nil,
        debugOptions: PrimerDebugOptions? = nil,
        clientSessionCachingEnabled: Bool = false,
        apiVersion: PrimerApiVersion = .V2_4
    ) {
        self.paymentHandling = paymentHandling
        self.localeData = localeData ?? PrimerLocaleData()
        self.paymentMethodOptions = paymentMethodOptions ?? PrimerPaymentMethodOptions()
        self.uiOptions = uiOptions ?? PrimerUIOptions()
        self.debugOptions = debugOptions ?? PrimerDebugOptions()
        self.clientSessionCachingEnabled = clientSessionCachingEnabled
        self.apiVersion = apiVersion
    }
}
