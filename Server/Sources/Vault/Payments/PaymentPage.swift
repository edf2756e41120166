public import CofferCrypto

/// A page of a list of payments, newest first. Silent in every text form.
public struct PaymentPage: Equatable, Sendable {
    /// The payments; fewer than asked for, even none, does not mean that the list is at its end.
    public var payments: [Payment]
    /// Where the next page begins; nil at the end of the list.
    public var next: PaymentID?
}

extension PaymentPage: Silent {}
