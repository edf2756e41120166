/// What the customer chose, and how far a payment with a saved method got.
///
/// ``cvvInput`` holds a security code while it is typed: it can be read by its name and shows in no text form.
@available(iOS 15.0, *)
public struct PrimerPaymentMethodSelectionState {
    /// The payment methods that the session offers, in the service's order.
    public internal(set) var paymentMethods: [CheckoutPaymentMethod]
    /// Whether the payment methods are being fetched.
    public internal(set) var isLoading: Bool
    /// The chosen payment method, nil when none is.
    public internal(set) var selectedPaymentMethod: CheckoutPaymentMethod?
    /// What the customer looks for.
    public internal(set) var searchQuery: String
    /// Those of ``paymentMethods`` that match ``searchQuery``.
    public internal(set) var filteredPaymentMethods: [CheckoutPaymentMethod]
    /// What went wrong, nil when nothing did.
    public internal(set) var error: String?
    /// The chosen saved method, or nil. Compare its `id`.
    public internal(set) var selectedVaultedPaymentMethod: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod?
    /// Whether a payment with a saved method is in flight.
    public internal(set) var isVaultPaymentLoading: Bool
    /// Whether the chosen card needs its security code before it can pay.
    public internal(set) var requiresCvvInput: Bool
    /// The security code as it was entered.
    public internal(set) var cvvInput: String
    /// Whether the entered code is one that the card's network can have.
    public internal(set) var isCvvValid: Bool
    /// What is wrong with the entered code, nil when nothing is.
    public internal(set) var cvvError: String?
    /// Whether the other payment methods are shown.
    public internal(set) var isPaymentMethodsExpanded: Bool

    /// Makes a state; what is left out is as in a session that has just begun.
    public init(
        paymentMethods: [CheckoutPaymentMethod] = [],
        isLoading: Bool = false,
        selectedPaymentMethod: CheckoutPaymentMethod? = nil,
        searchQuery: String = "",
        filteredPaymentMethods: [CheckoutPaymentMethod] = [],
        error: String? = nil,
        selectedVaultedPaymentMethod: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod? = nil,
        isVaultPaymentLoading: Bool = false,
        requiresCvvInput: Bool = false,
        cvvInput: String = "",
        isCvvValid: Bool = false,
        cvvError: String? = nil,
        isPaymentMethodsExpanded: Bool = true
    ) {
        self.paymentMethods = paymentMethods
        self.isLoading = isLoading
        self.selectedPaymentMethod = selectedPaymentMethod
        self.searchQuery = searchQuery
        self.filteredPaymentMethods = filteredPaymentMethods
        self.error = error
        self.selectedVaultedPaymentMethod = selectedVaultedPaymentMethod
        self.isVaultPaymentLoading = isVaultPaymentLoading
        self.requiresCvvInput = requiresCvvInput
        self.cvvInput = cvvInput
        self.isCvvValid = isCvvValid
        self.cvvError = cvvError
        self.isPaymentMethodsExpanded = isPaymentMethodsExpanded
    }
}

@available(iOS 15.0, *)
extension PrimerPaymentMethodSelectionState: Equatable, Sendable {
    /// Compares every property; the saved method by its id alone.
    public static func == (left: Self, right: Self) -> Bool {
        left.paymentMethods == right.paymentMethods
            && left.isLoading == right.isLoading
            && left.selectedPaymentMethod == right.selectedPaymentMethod
            && left.searchQuery == right.searchQuery
            && left.filteredPaymentMethods == right.filteredPaymentMethods
            && left.error == right.error
            && left.selectedVaultedPaymentMethod?.id == right.selectedVaultedPaymentMethod?.id
            && left.isVaultPaymentLoading == right.isVaultPaymentLoading
            && left.requiresCvvInput == right.requiresCvvInput
            && left.cvvInput == right.cvvInput
            && left.isCvvValid == right.isCvvValid
            && left.cvvError == right.cvvError
            && left.isPaymentMethodsExpanded == right.isPaymentMethodsExpanded
    }
}
