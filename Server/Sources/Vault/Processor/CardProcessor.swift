/// Whoever judges a card before it is kept: the sandbox, or a payment provider.
public protocol CardProcessor: Sendable {
    /// Judges one card. Called once per addition, outside every transaction; must not keep, log or print what it is shown.
    func verify(_ card: CardVerification) async -> CardVerdict
}
