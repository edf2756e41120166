import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

@MainActor @Suite struct CreateTests {
    // A8
    @Test func `create contacts no host`() async throws {
        let server = try TestServer(.json("{}"))
        let override = EnvironmentOverride(ingress: server.url.absoluteString, path: "/p")
        let vault = try CoinmeVault.create(
            environment: .sandbox, config: RuntimeVaultConfig(sandbox: override), ids: VaultIDs(sandbox: "tnt1"))
        // A request of the test's own comes after whatever create might have begun.
        _ = CoinmeFields.text(collector: vault.collector, fieldName: "a")
        vault.bindOptional(vault.collector.textFields[0])
        try await vault.submit()
        #expect(server.requests.map(\.target) == ["/p"])
        #expect(server.connectionCount == 1)
    }

    // A5, D7
    @Test func `what create throws is a CoinmeVaultError that names the property`() {
        do {
            _ = try CoinmeVault.create(environment: .live, config: nil, ids: VaultIDs(sandbox: "tnt1"))
            Issue.record("created without an id")
        } catch {
            #expect(error.errorDescription?.contains("COINME_VAULT_ID_LIVE") == true)
        }
    }

    @Test func `the public create uses the ids that were baked in`() throws {
        for environment in CoinmeVaultEnvironment.allCases {
            let isBaked = VaultIDs.baked.id(for: environment) != nil
            let vault = try? CoinmeVault.create(environment: environment)
            #expect((vault != nil) == isBaked)
        }
    }

    // F1 of two vaults at once
    @Test func `two vaults do not disturb each other`() throws {
        let server = try TestServer(.json("{}"))
        let first = try TestForm(server)
        let second = try TestForm(server)
        first.fill()
        #expect(first.vault.formState.isValid)
        #expect(!second.vault.formState.isValid)
        first.vault.dispose()
        second.fill()
        #expect(second.vault.formState.isValid)
        #expect(first.vault.formState.fields.isEmpty)
    }

    // A9
    @Test func `no text form of a vault shows its id or a value`() throws {
        let form = try TestForm(TestServer(.json("{}")))
        form.fill()
        for text in TextForms.all(of: form.vault) {
            #expect(!text.contains(TestForm.vaultID))
            for secret in TestForm.secrets { #expect(!text.contains(secret)) }
        }
    }
}
