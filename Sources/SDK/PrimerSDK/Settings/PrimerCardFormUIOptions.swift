/// How the card form looks.
public struct PrimerCardFormUIOptions: Equatable, Sendable {
    /// Whether the button says that a card is added instead of paid with.
    public let payButtonAddNewCard: Bool

    /// Makes options from their members.
    public init(payButtonAddNewCard: Bool = false) { self.payButtonAddNewCard = payButtonAddNewCard }
}
