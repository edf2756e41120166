/// What a checkout session tells from its start to its outcome.
@available(iOS 15.0, *)
public enum PrimerCheckoutState: Equatable, Sendable {
    /// The configuration is being fetched.
    case initializing
    /// The customer can choose and pay.
    case ready(clientSession: PrimerClientSession)
    /// A payment ended well, or is still being decided: the result's status tells.
    case success(PaymentResult)
    /// The customer or the merchant closed the checkout.
    case dismissed
    /// The start or an attempt failed.
    case failure(PrimerError)

    /// Ready states are equal when their client sessions are, successes by the payment's id, failures by the error's id.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.initializing, .initializing), (.dismissed, .dismissed): true
        case (.ready(let left), .ready(let right)): left == right
        case (.success(let left), .success(let right)): left.paymentId == right.paymentId
        case (.failure(let left), .failure(let right)): left.errorId == right.errorId
        default: false
        }
    }
}
