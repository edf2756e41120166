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

extension CardPerson: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A fixed text.
    public var description: String { "CardPerson(hidden)" }
    /// The same fixed text.
    public var debugDescription: String { description }
    /// An empty mirror, so that `dump` prints nothing.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
