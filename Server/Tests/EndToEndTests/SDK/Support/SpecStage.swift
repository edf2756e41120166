import Combine
import CofferSandbox
import UIKit
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// What stands around the spec's samples: a vault, a user who types, and an app that has put its bearer on the collector.
@MainActor
final class SpecStage {
    /// What the app has shown.
    @MainActor
    final class Screen {
        var lines: [String] = []
    }

    let submitButton = UIButton()
    private let config: RuntimeVaultConfig
    private let token: String
    private(set) var vault: CoinmeVault?
    private var cancellables: Set<AnyCancellable> = []
    private var hasTyped = false

    init(_ sandbox: CofferSandbox, token: String) {
        config = RuntimeVaultConfig(sandbox: EnvironmentOverride(ingress: sandbox.hostAndPort, path: AppForm.caasPath))
        self.token = token
    }

    /// `CoinmeVault.create` of the samples.
    func create(environment: CoinmeVaultEnvironment) throws -> CoinmeVault {
        let vault = try CoinmeVault.create(environment: environment, config: config, ids: VaultIDs(sandbox: "tntEndToEnd1"))
        vault.collector.customHeaders = ["Authorization": "Bearer \(token)"]
        vault.formStatePublisher.sink { [weak self] in self?.changed($0) }.store(in: &cancellables)
        self.vault = vault
        return vault
    }

    /// As soon as the form is whole, the user types a card into it.
    private func changed(_ state: VaultFormState) {
        guard state.fields.count == 4, !hasTyped else { return }
        hasTyped = true
        for field in vault?.collector.textFields ?? [] {
            switch field.configuration?.fieldName {
            case VaultFieldNames.cardNumber: press("4242424242424242", in: field)
            case VaultFieldNames.expiry: press("1235", in: field)
            case VaultFieldNames.cvc: press("987", in: field)
            default: press("Jane Doe", in: field)
            }
        }
    }
}
