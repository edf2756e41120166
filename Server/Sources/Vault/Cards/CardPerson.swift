public import CofferCrypto

/// The personal data of a card, kept sealed. Silent in every text form.
public struct CardPerson: Equatable, Sendable {
    /// The name on the card.
    public var holderName: String?
    /// The billing address.
    public var billingAddress: BillingAddress?

    /// Makes a person; both members may be absent.
    public init(holderName: String? = nil, billingAddress: BillingAddress? = nil) {
        self.holderName = holderName
        self.billingAddress = billingAddress
    }
}

extension CardPerson: Silent {}
