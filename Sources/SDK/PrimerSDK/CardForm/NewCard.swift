import CofferWire

/// A card that was typed, on its way into a token. Silent in every text form.
struct NewCard: Sendable {
    /// What the service is told first: the network, and where the bill goes.
    let actions: ActionsRequest
    /// The card.
    let request: TokeniseRequest
}

extension NewCard: WireSilent {}
