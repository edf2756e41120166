import CoinmeVaultSDK
import UIKit

/// The specification's Quick Start, letter for letter, in an app whose `CoinmeVault.create` leads to the stage's server.
@MainActor
struct QuickStartSample {
    @TaskLocal static var stage: SampleStage?

    enum CoinmeVault {
        @MainActor
        static func create(environment: CoinmeVaultEnvironment, config: RuntimeVaultConfig? = nil) throws -> CoinmeVaultSDK.CoinmeVault {
            guard let stage = QuickStartSample.stage else { throw CancellationError() }
            return try stage.create(environment: environment, config: config)
        }
    }

    let submitButton: UIButton

    // swift-format-ignore
    func run() async throws {
// 1. Create the vault for an environment.
let vault = try CoinmeVault.create(environment: .sandbox)

// 2. Build pre-named VGS fields against the vault's collector and bind them.
let cardNumber = CoinmeFields.cardNumber(collector: vault.collector)
let expiry     = CoinmeFields.expiry(collector: vault.collector)
let cvc        = CoinmeFields.cvc(collector: vault.collector)
let holder     = CoinmeFields.cardHolder(collector: vault.collector)
vault.bind(cardNumber, expiry, cvc, holder)   // add the views to your view hierarchy too

// 3. Observe form validity (drive your submit button's enabled state).
vault.onFormStateChange = { state in submitButton.isEnabled = state.isValid }

// 4. Submit. Throws CoinmeVaultError on failure.
let result = try await vault.submit(
    VaultSubmitOptions(
        extraData: ["accountId": "abc", "country": "US"],
        headers: ["X-Request-Source": "ios"]
    )
)
print("status=\(result.status) body=\(result.body ?? "")")

// 5. Release VGS resources when done (e.g. on screen teardown).
vault.dispose()
    }
}
