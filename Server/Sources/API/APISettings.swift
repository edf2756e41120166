/// What an operator may change about the routes.
public struct APISettings: Equatable, Sendable {
    /// With which HTTP status a business refusal (card in use, limit, declined, …) is answered.
    public enum RefusalStatus: Sendable {
        /// 200, with the refusal in the envelope: the case that the first spec singles out.
        case ok
        /// The middle group of the refusal's code, such as 409 for `430-409-313-901`.
        case codeGroup
    }

    /// With which HTTP status a business refusal is answered.
    public var refusalStatus = RefusalStatus.ok

    /// Whether payment methods also carry `stagingProviderId` and `stagingProviderName`, as the service's test answers do.
    public var showsStagingNames = false

    /// What `providerName` says of a card that names a provider; nil leaves it out.
    public var providerName: String?

    /// What client tokens and configurations call this installation: `PRODUCTION` or `SANDBOX` (primer.md §3.1).
    public var environment = "PRODUCTION"

    /// The defaults.
    public init() {}

    /// What the sandbox uses.
    public static let sandbox: APISettings = {
        var settings = APISettings()
        settings.showsStagingNames = true
        settings.providerName = "Coffer Sandbox"
        settings.environment = "SANDBOX"
        return settings
    }()
}
