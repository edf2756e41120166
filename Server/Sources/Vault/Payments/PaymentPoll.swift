public import CofferCrypto

/// Whether a customer has done what a payment waits for (primer.md §3.3). Silent in every text form.
public enum PaymentPoll: Equatable, Sendable {
    /// Not yet.
    case pending
    /// Yes, or it is too late; the token goes on with the payment either way.
    case complete(resumeToken: String)
}

extension PaymentPoll: Silent {}
