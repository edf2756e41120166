/// Which vault a form submits to; it selects the baked-in vault id, ingress host and path.
public enum CoinmeVaultEnvironment: String, CaseIterable, Sendable {
    /// Test cards only.
    case sandbox
    /// Real cards.
    case live
}
