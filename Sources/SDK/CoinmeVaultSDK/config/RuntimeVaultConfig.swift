/// Runtime overrides for ``CoinmeVault/create(environment:config:)``, each environment on its own.
public struct RuntimeVaultConfig: Equatable, Sendable {
    /// The override for ``CoinmeVaultEnvironment/sandbox``; nil keeps the defaults.
    public let sandbox: EnvironmentOverride?
    /// The override for ``CoinmeVaultEnvironment/live``; nil keeps the defaults.
    public let live: EnvironmentOverride?

    /// Makes a configuration; an override of the environment that is not created is never looked at.
    public init(sandbox: EnvironmentOverride? = nil, live: EnvironmentOverride? = nil) {
        self.sandbox = sandbox
        self.live = live
    }

    /// The override for an environment.
    func override(for environment: CoinmeVaultEnvironment) -> EnvironmentOverride? {
        switch environment {
        case .sandbox: sandbox
        case .live: live
        }
    }
}
