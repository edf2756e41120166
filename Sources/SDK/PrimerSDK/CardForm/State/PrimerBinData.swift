/// What the first digits of a card number tell.
@available(iOS 15.0, *)
public struct PrimerBinData: Equatable, Sendable {
    /// How much is known.
    public enum Status: String, Equatable, Sendable {
        /// What the SDK's own table says.
        case partial
        /// What the service says.
        case complete
    }

    /// The network to pay over unless the customer chooses another one.
    public let preferred: PrimerCardNetwork?
    /// The card's other networks, those that the session does not take among them.
    public let alternatives: [PrimerCardNetwork]
    /// How much is known.
    public let status: Status
    /// The first digits, six at most.
    public let firstDigits: String?

    /// Makes one from its members.
    public init(preferred: PrimerCardNetwork?, alternatives: [PrimerCardNetwork], status: Status, firstDigits: String? = nil) {
        self.preferred = preferred
        self.alternatives = alternatives
        self.status = status
        self.firstDigits = firstDigits
    }
}
