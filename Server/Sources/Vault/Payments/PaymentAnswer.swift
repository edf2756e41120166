public import CofferCrypto

/// The answer to a request that moves money. Silent in every text form.
public struct PaymentAnswer: Equatable, Sendable {
    /// The payment: as it is now, or, for a repeated request, as it was when the request was first answered.
    public var payment: Payment
    /// Whether this repeats the answer to an earlier request with the same idempotency key; nothing was done this time.
    public var isReplay: Bool
}

extension PaymentAnswer: Silent {}
