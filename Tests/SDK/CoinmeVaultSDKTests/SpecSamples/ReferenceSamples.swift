import CofferFoundation
import CoinmeVaultSDK
import Combine
import UIKit

/// The specification's remaining samples, letter for letter; where one says only `// ...`, a statement of ours stands there.
@MainActor
final class ReferenceSamples {
    typealias CoinmeVault = QuickStartSample.CoinmeVault

    let submitButton = UIButton()
    var cancellables: Set<AnyCancellable> = []
    var onHandled: (() -> Void)?
    private(set) var handled: [String] = [] {
        didSet { onHandled?() }
    }

    // swift-format-ignore
    func createVault() throws -> CoinmeVaultSDK.CoinmeVault {
let vault = try CoinmeVault.create(
    environment: .sandbox,
    config: nil   // optional RuntimeVaultConfig; see "Runtime configuration overrides"
)
        return vault
    }

    // swift-format-ignore
    func createWithOverrides() throws -> CoinmeVaultSDK.CoinmeVault {
let runtime = RuntimeVaultConfig(
    sandbox: EnvironmentOverride(ingress: "tnt-xyz.sandbox.verygoodproxy.com", path: "/caas/v2/paymentmethods"),
    live:    EnvironmentOverride(ingress: "tnt-xyz.live.verygoodproxy.com",    path: "/caas/v2/paymentmethods")
)
let vault = try CoinmeVault.create(environment: .sandbox, config: runtime)
        return vault
    }

    // swift-format-ignore
    func buildFields(_ vault: CoinmeVaultSDK.CoinmeVault) -> [VGSTextField] {
let cardNumber = CoinmeFields.cardNumber(collector: vault.collector)  // VGSCardTextField, "card.cardNumber"
let expiry     = CoinmeFields.expiry(collector: vault.collector)      // VGSExpDateTextField, separate-date serializer
let cvc        = CoinmeFields.cvc(collector: vault.collector)         // VGSCVCTextField, "card.cvv"
let holder     = CoinmeFields.cardHolder(collector: vault.collector)  // VGSTextField, "cardHolderName"
let custom     = CoinmeFields.text(collector: vault.collector, fieldName: "billingAddress.city")
        return [cardNumber, expiry, cvc, holder, custom]
    }

    // swift-format-ignore
    func observe(_ vault: CoinmeVaultSDK.CoinmeVault) -> String? {
        let submitButton = submitButton
// Callback style:
vault.onFormStateChange = { state in submitButton.isEnabled = state.isValid }

// Combine style:
vault.formStatePublisher
    .map(\.isValid)
    .receive(on: RunLoop.main)
    .assign(to: \.isEnabled, on: submitButton)
    .store(in: &cancellables)

// React to a single field, e.g. show the detected card brand:
let brand = vault.fieldState(VaultFieldNames.cardNumber)?.cardBrand
        return brand
    }

    // swift-format-ignore
    func submitWithHandler(_ vault: CoinmeVaultSDK.CoinmeVault) {
vault.submit(VaultSubmitOptions()) { (result: Result<VaultSubmitResult, Error>) in
    switch result {
    case .success(let r): // ...
        self.handled.append("success \(r.status)")
    case .failure(let e): // ...
        self.handled.append("failure \(e.localizedDescription)")
    }
}
    }

    // swift-format-ignore
    func submitPaymentMethod(_ vault: CoinmeVaultSDK.CoinmeVault, token: String) async throws -> VaultSubmitResult {
let result = try await vault.submitPaymentMethod(
    PaymentMethodInput(
        accountId: "abc",
        providerId: "prov-1",
        webSessionId: "sess-1",
        paymentProcessAssociation: .buy,
        // optional billingAddress* fields default to ""/omitted; country defaults to "US"
        billingAddressFirstName: "Jane",
        billingAddressLastName: "Doe",
        billingAddressState: "WA"
    ),
    headers: ["Authorization": "Bearer \(token)"]
)
        return result
    }
}
