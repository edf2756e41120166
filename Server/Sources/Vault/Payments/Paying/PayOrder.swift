internal import CofferCrypto

/// A payment whose form is good: what is paid, by whom and with what.
struct PayOrder: Sendable {
    var tenant: TenantID
    var actor: String
    /// The client session it is made in; nil for a merchant's own.
    var session: TimedID?
    var account: AccountID?
    var card: PayingCard
    var terms: PaymentTerms
}

extension PayOrder: Silent {}
