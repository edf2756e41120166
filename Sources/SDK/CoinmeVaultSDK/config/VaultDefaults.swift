/// The public, stable addresses baked into the SDK; a vault id is never among them.
enum VaultDefaults {
    /// Where an environment's cards go.
    struct Endpoint: Equatable, Sendable {
        /// The ingress host; blank means the collector's own host for the vault id.
        var ingress: String
        /// The submit path.
        var path: String
    }

    /// The submit path of both environments.
    static let path = "/caas/v2/paymentmethods"

    /// The addresses of an environment.
    static func endpoint(for environment: CoinmeVaultEnvironment) -> Endpoint {
        switch environment {
        case .sandbox: Endpoint(ingress: "secure.payments-stage.coinme.com", path: path)
        case .live: Endpoint(ingress: "secure.payments.coinme.com", path: path)
        }
    }
}
