/// What single payment methods need; all may be left out.
public struct PrimerPaymentMethodOptions: Equatable, Sendable {
    /// The app's URL scheme, where a method that left the app returns to. Without effect: the SDK learns by polling what the customer did.
    public let urlScheme: String?
    /// For Apple Pay.
    public let applePayOptions: PrimerApplePayOptions?
    /// For Klarna.
    public let klarnaOptions: PrimerKlarnaOptions?
    /// For 3-D Secure.
    public let threeDsOptions: PrimerThreeDsOptions?
    /// For bank accounts through Stripe.
    public let stripeOptions: PrimerStripeOptions?

    /// Makes options; all may be left out.
    public init(
        urlScheme: String? = nil,
        applePayOptions: PrimerApplePayOptions? = nil,
        klarnaOptions: PrimerKlarnaOptions? = nil,
        threeDsOptions: PrimerThreeDsOptions? = nil,
        stripeOptions: PrimerStripeOptions? = nil
    ) {
        self.urlScheme = urlScheme
        self.applePayOptions = applePayOptions
        self.klarnaOptions = klarnaOptions
        self.threeDsOptions = threeDsOptions
        self.stripeOptions = stripeOptions
    }
}
