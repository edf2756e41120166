/// How a payment through the headless API ended.
public struct PrimerCheckoutData: Sendable {
    /// The payment, nil when none was created.
    public let payment: PrimerCheckoutDataPayment?
    /// What the method has to say beside it, nil when nothing.
    public let additionalInfo: (any PrimerCheckoutAdditionalInfo)?
    /// How the service says the checkout ended, nil when it does not say.
    public let checkoutOutcome: PrimerCheckoutOutcome?

    /// Makes the data from its members.
    public init(
        payment: PrimerCheckoutDataPayment?,
        additionalInfo: (any PrimerCheckoutAdditionalInfo)? = nil,
        checkoutOutcome: PrimerCheckoutOutcome? = nil
    ) {
        self.payment = payment
        self.additionalInfo = additionalInfo
        self.checkoutOutcome = checkoutOutcome
    }
}
