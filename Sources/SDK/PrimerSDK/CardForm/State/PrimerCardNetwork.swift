/// A network that a card can be paid over.
@available(iOS 15.0, *)
public struct PrimerCardNetwork: Equatable, Hashable, Identifiable, Sendable {
    /// The network.
    public let network: CardNetwork
    /// The name to show.
    public let displayName: String
    /// Whether the session takes it.
    public let allowed: Bool

    /// The network's raw value.
    public var id: String { network.rawValue }

    /// Makes one.
    /// - Parameter displayName: The name to show; nil for the network's own.
    public init(network: CardNetwork, displayName: String? = nil, allowed: Bool = true) {
        self.network = network
        self.displayName = displayName ?? network.displayName
        self.allowed = allowed
    }
}
