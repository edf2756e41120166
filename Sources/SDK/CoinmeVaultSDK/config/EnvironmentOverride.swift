/// Another ingress and path for one environment; the vault id cannot be overridden.
public struct EnvironmentOverride: Equatable, Sendable {
    /// A host, `host:port`, or an origin such as `https://vault.example:8443`. Plain HTTP is for loopback hosts only, and their default.
    public let ingress: String
    /// The submit path; a missing leading slash is added.
    public let path: String

    /// Makes an override. Both values are checked by ``CoinmeVault/create(environment:config:)``, which refuses blank ones.
    public init(ingress: String, path: String) {
        self.ingress = ingress
        self.path = path
    }
}
