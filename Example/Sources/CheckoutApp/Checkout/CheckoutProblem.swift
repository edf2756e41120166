import PrimerSDK

/// Why a checkout did not go on, as the customer reads it: what happened, and what to do next.
struct CheckoutProblem: Equatable {
    /// For the customer.
    let sentence: String
    /// Whether there is nothing to pay with any more, so that a new order is the way on.
    var endsCheckout = true

    /// Reads an error of the SDK or of the shop's server.
    init(_ error: any Error) {
        guard let error = error as? PrimerError else {
            sentence = "The shop cannot be reached. Check the connection, then start again."
            return
        }
        switch error {
        case .paymentFailed, .cancelled:
            sentence = "The last attempt did not go through. Nothing was charged; try once more or use another card."
            endsCheckout = false
        case .failedToCreatePayment, .failedToResumePayment:
            sentence = "We do not know yet whether a payment went through. Press Pay once more with the same card as then to find out."
            endsCheckout = false
        case .invalidClientToken:
            sentence = "The time for this order has run out. Start again."
        default:
            // From the start of a checkout and from a payment whose answer never came alike: a new order could be a second payment.
            sentence =
                "The checkout does not answer. If you have pressed Pay, press it once more with the same card to find out whether the payment "
                + "went through; nothing is charged twice. Start again only if you have not paid."
        }
    }
}
