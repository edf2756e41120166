/// For development.
public struct PrimerDebugOptions: Equatable, Sendable {
    /// Whether 3-D Secure looks at the device before it starts. Without effect: here the bank's page asks the customer, not the SDK.
    public let is3DSSanityCheckEnabled: Bool

    /// Makes options from their members.
    public init(is3DSSanityCheckEnabled: Bool = true) { self.is3DSSanityCheckEnabled = is3DSSanityCheckEnabled }
}
