/// The `data` of the status endpoint: whether the customer may add or verify another card.
public struct PaymentMethodStatusObject: Equatable, Sendable {
    /// Whether no more cards can be verified.
    public var maxVerifiedReached: Bool
    /// Whether the number of cards in any status is reached.
    public var maxTotalReached: Bool
    /// Whether no more cards can be added: one of the other two.
    public var maxReached: Bool { maxTotalReached || maxVerifiedReached }

    /// Makes the object from the two limits.
    public init(maxVerifiedReached: Bool, maxTotalReached: Bool) {
        self.maxVerifiedReached = maxVerifiedReached
        self.maxTotalReached = maxTotalReached
    }

    /// Reads an object; nil when one of the two limits is no truth value.
    public init?(_ value: JSONValue) {
        guard let verified = value["maxVerifiedReached"]?.bool, let total = value["maxTotalReached"]?.bool else { return nil }
        self.init(maxVerifiedReached: verified, maxTotalReached: total)
    }

    /// Writes the object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("maxReached", maxReached)
        writer.member("maxVerifiedReached", maxVerifiedReached)
        writer.member("maxTotalReached", maxTotalReached)
        writer.endObject()
    }
}
