/// What 3-D Secure needs.
public struct PrimerThreeDsOptions: Equatable, Sendable {
    /// A universal link by which the bank's app returns, nil when there is none.
    public let threeDsAppRequestorUrl: String?

    /// Makes options from their members.
    public init(threeDsAppRequestorUrl: String? = nil) { self.threeDsAppRequestorUrl = threeDsAppRequestorUrl }
}
