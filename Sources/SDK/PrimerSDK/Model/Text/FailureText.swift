/// What the customer is told of an attempt that failed: never an id, a status or a developer's words.
enum FailureText {
    /// The sentence for an error.
    static func text(_ error: PrimerError, _ texts: CheckoutTexts) -> String {
        switch error {
        case .merchantError(let message, _): message
        case .paymentFailed: texts[.errorDeclined]
        case .cancelled: texts[.errorCancelled]
        // Only said while the outcome of a payment with another saved method is open.
        case .failedToCreatePayment: texts[.errorUnresolved]
        default: texts[.errorGeneric]
        }
    }
}
