/// What is known of a card network's numbers and security codes.
public struct PrimerCardNetworkTraits: Equatable, Sendable {
    /// The network.
    public let cardNetwork: CardNetwork
    /// The name to show.
    public let displayName: String
    /// Digit counts of a full number, ascending.
    public let panLengths: [Int]
    /// Digit counts after which a gap is shown.
    public let gapPattern: [Int]
    /// How many digits the security code has.
    public let cvvLength: Int
    /// What the network calls its security code, such as `CID`.
    public let cvvLabel: String
}
