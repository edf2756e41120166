internal import CofferVault
internal import Synchronization

/// The partner ids of tenants, read from the vault once each.
final class PartnerNames: Sendable {
    private let vault: Vault
    private let known = Mutex<[TenantID: String]>([:])

    init(vault: Vault) { self.vault = vault }

    /// The partner id of a tenant; nil where there is none.
    func name(of tenant: TenantID) throws(VaultError) -> String? {
        if let name = known.withLock({ $0[tenant] }) { return name }
        let tenants = try vault.tenants()
        return known.withLock { known in
            for tenant in tenants { known[tenant.id] = tenant.partnerId }
            return known[tenant]
        }
    }
}
