/// What bank accounts through Stripe need.
public struct PrimerStripeOptions: Equatable, Sendable {
    /// What the customer agrees to.
    public enum MandateData: Equatable, Sendable {
        /// The whole text.
        case fullMandate(text: String)
        /// A ready-made text with this name in it.
        case templateMandate(merchantName: String)
    }

    /// Stripe's publishable key.
    public let publishableKey: String
    /// What the customer agrees to, nil when it is asked elsewhere.
    public let mandateData: MandateData?

    /// Makes options from their members.
    public init(publishableKey: String, mandateData: MandateData? = nil) {
        self.publishableKey = publishableKey
        self.mandateData = mandateData
    }
}
