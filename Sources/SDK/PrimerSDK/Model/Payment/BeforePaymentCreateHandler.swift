/// Asked once before each payment is created, for saved methods too. Call the second argument once with the decision, from any thread.
public typealias BeforePaymentCreateHandler =
    @Sendable (PrimerCheckoutPaymentMethodData, @escaping (PrimerPaymentCreationDecision) -> Void) -> Void
