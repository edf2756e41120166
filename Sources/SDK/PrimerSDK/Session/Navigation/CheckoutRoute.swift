/// What a checkout shows above the merchant's own view.
enum CheckoutRoute: Sendable {
    /// The session is starting.
    case loading
    /// Nothing above the merchant's view: the customer chooses there.
    case paymentMethodSelection
    /// All saved methods.
    case vaultedPaymentMethods
    /// The question whether to delete a saved method.
    case deleteVaultedPaymentMethodConfirmation(PrimerHeadlessUniversalCheckout.VaultedPaymentMethod)
    /// The screen of a payment method, by its type.
    case paymentMethod(type: String)
    /// A payment runs that shows a screen of its own.
    case processing
    /// A payment ended well.
    case success(PaymentResult)
    /// An attempt failed.
    case failure(PrimerError)
    /// The checkout was closed.
    case dismissed

    /// Whether a sheet shows it.
    var isSheet: Bool {
        switch self {
        case .loading, .paymentMethodSelection, .dismissed: false
        case .vaultedPaymentMethods, .deleteVaultedPaymentMethodConfirmation, .paymentMethod, .processing, .success, .failure: true
        }
    }
}

extension CheckoutRoute: Equatable {
    /// Compares successes by the payment's id, failures by the id for support, the question by the method's id.
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.loading, .loading), (.paymentMethodSelection, .paymentMethodSelection), (.vaultedPaymentMethods, .vaultedPaymentMethods),
            (.processing, .processing), (.dismissed, .dismissed):
            true
        case (.deleteVaultedPaymentMethodConfirmation(let left), .deleteVaultedPaymentMethodConfirmation(let right)): left.id == right.id
        case (.paymentMethod(let left), .paymentMethod(let right)): left == right
        case (.success(let left), .success(let right)): left.paymentId == right.paymentId
        case (.failure(let left), .failure(let right)): left.diagnosticsId == right.diagnosticsId
        default: false
        }
    }
}
