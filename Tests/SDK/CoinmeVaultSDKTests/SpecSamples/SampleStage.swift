import Combine
import CofferFoundation
import CofferTestServer
import UIKit
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// What stands around a sample: a server, a user who types as soon as four fields are bound, and an app that has put its token on the
/// collector.
@MainActor
final class SampleStage {
    let server: TestServer
    let submitButton = UIButton()
    private(set) var vault: CoinmeVaultSDK.CoinmeVault?
    private var cancellables: Set<AnyCancellable> = []
    private var hasTyped = false

    init(_ answer: ScriptedAnswer) throws { server = try TestServer(answer) }

    /// The override that leads to the server.
    var config: RuntimeVaultConfig {
        RuntimeVaultConfig(sandbox: EnvironmentOverride(ingress: server.url.absoluteString, path: "/caas/v2/paymentmethods"))
    }

    /// What `CoinmeVault.create` is in the samples: without a config of the sample's own it leads to the server.
    func create(environment: CoinmeVaultEnvironment, config own: RuntimeVaultConfig?) throws -> CoinmeVaultSDK.CoinmeVault {
        let vault = try CoinmeVaultSDK.CoinmeVault.create(
            environment: environment, config: own ?? config, ids: VaultIDs(sandbox: "tntSample1"))
        vault.collector.customHeaders = ["Authorization": "Bearer sample"]
        vault.formStatePublisher.sink { [weak self] in self?.changed($0) }.store(in: &cancellables)
        self.vault = vault
        return vault
    }

    private func changed(_ state: VaultFormState) {
        guard state.fields.count == 4, !hasTyped else { return }
        hasTyped = true
        for field in vault?.collector.textFields ?? [] {
            switch field.configuration?.fieldName {
            case VaultFieldNames.cardNumber: type("4242424242424242", into: field)
            case VaultFieldNames.expiry: type("0231", into: field)
            case VaultFieldNames.cvc: type("987", into: field)
            default: type("Jane Doe", into: field)
            }
        }
    }
}
