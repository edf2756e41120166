/// Why a processor did not approve a card.
public enum ProcessorRefusal: String, CaseIterable, Sendable {
    /// Declined by the issuer.
    case declined
    /// The check itself failed for a reason that the processor does not name.
    case failed
    /// Expired according to the issuer.
    case expired
    /// The security code is wrong.
    case wrongSecurityCode
    /// The address does not match.
    case wrongAddress
    /// The network or kind of card is not accepted.
    case notSupported
    /// The card cannot serve the requested direction.
    case directionNotSupported
    /// The processor did not answer.
    case unavailable
}
