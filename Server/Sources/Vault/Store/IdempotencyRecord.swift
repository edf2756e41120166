/// What is kept under an idempotency key: never the answer itself and nothing of the security code.
public struct IdempotencyRecord: Equatable, Sendable {
    /// HMAC of the request without the security code, 32 bytes.
    public var request: [UInt8]
    /// The card that the answer shows.
    public var card: CardID
    /// What the request did.
    public var effect: AddedCard.Effect
    /// When, in milliseconds since 1970.
    public var at: Int64

    /// Makes a record from its columns.
    public init(request: [UInt8], card: CardID, effect: AddedCard.Effect, at: Int64) {
        self.request = request
        self.card = card
        self.effect = effect
        self.at = at
    }
}
