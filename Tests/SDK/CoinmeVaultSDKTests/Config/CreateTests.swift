import CofferCardPromise
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

    @Test func `where real cards are not taken, no live vault is made, whatever its configuration`() {
        let promise = CardPromise()
        promise.refuseLive()
        for ids in [VaultIDs(sandbox: "tnt1", live: "tnt2"), VaultIDs()] {
            #expect {
                try CoinmeVault.create(environment: .live, config: nil, ids: ids, promise: promise)
            } throws: { ($0 as? CoinmeVaultError)?.configurationReason == CardPromise.sentence }
        }
        #expect((try? CoinmeVault.create(environment: .sandbox, config: nil, ids: VaultIDs(sandbox: "tnt1"), promise: promise)) != nil)
    }

    @Test func `a live vault made before real cards were refused sends nothing`() async throws {
        let server = try TestServer(.json("{}"))
        let override = EnvironmentOverride(ingress: server.url.absoluteString, path: "/p")
        let promise = CardPromise()
        let vault = try CoinmeVault.create(
            environment: .live, config: RuntimeVaultConfig(live: override), ids: VaultIDs(live: "tnt1"), promise: promise)
        _ = CoinmeFields.text(collector: vault.collector, fieldName: "a")
        vault.bindOptional(vault.collector.textFields[0])
        promise.refuseLive()
        #expect(await failure { try await vault.submit() }?.configurationReason == CardPromise.sentence)
        #expect(server.requests.isEmpty)
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
