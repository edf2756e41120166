import CofferWire

/// A payment whose outcome never came: what has to be repeated, byte for byte, to learn it without paying again.
///
/// Silent in every text form, for it holds tokens.
struct UnresolvedPayment: Equatable, Sendable {
    /// What pays.
    let method: PaidMethod
    /// The call that has no answer.
    let step: Step

    /// A call that may have moved money.
    enum Step: Equatable, Sendable {
        /// The creation, with the single-use token and the key that make a repetition the same payment.
        case create(token: String, key: String)
        /// The resumption of a payment.
        case resume(paymentId: String, resumeToken: String)
    }
}

extension UnresolvedPayment: WireSilent {}
