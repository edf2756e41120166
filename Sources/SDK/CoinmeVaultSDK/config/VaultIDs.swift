/// The vault ids baked in when the library was built; silent in every text form.
struct VaultIDs: Sendable {
    /// `COINME_VAULT_ID_SANDBOX`, nil when it was not given.
    var sandbox: String?
    /// `COINME_VAULT_ID_LIVE`, nil when it was not given.
    var live: String?

    /// What the build baked in.
    static let baked = VaultIDs(sandbox: BakedVaultIDs.sandbox, live: BakedVaultIDs.live)

    /// The id of an environment.
    func id(for environment: CoinmeVaultEnvironment) -> String? {
        switch environment {
        case .sandbox: sandbox
        case .live: live
        }
    }
}

extension VaultIDs: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "VaultIDs" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension CoinmeVaultEnvironment {
    /// The property of `local.properties`, or environment variable, that bakes this environment's vault id.
    var vaultIDProperty: String {
        switch self {
        case .sandbox: "COINME_VAULT_ID_SANDBOX"
        case .live: "COINME_VAULT_ID_LIVE"
        }
    }
}
