// swift-format-ignore-file
// The samples stand here as the specification prints them.
import Combine
import CoinmeVaultSDK
import UIKit

/// The specification's samples in a screen of a merchant's app.
@MainActor
struct Samples {
    let submitButton: UIButton
    let token: String

    func quickStart() async throws {
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

    func creatingAVault() throws -> CoinmeVault {
        let vault = try CoinmeVault.create(
            environment: .sandbox,
            config: nil   // optional RuntimeVaultConfig; see "Runtime configuration overrides"
        )
        return vault
    }

    func buildingFields(vault: CoinmeVault) -> [UIView] {
        let cardNumber = CoinmeFields.cardNumber(collector: vault.collector)  // VGSCardTextField, "card.cardNumber"
        let expiry     = CoinmeFields.expiry(collector: vault.collector)      // VGSExpDateTextField, separate-date serializer
        let cvc        = CoinmeFields.cvc(collector: vault.collector)         // VGSCVCTextField, "card.cvv"
        let holder     = CoinmeFields.cardHolder(collector: vault.collector)  // VGSTextField, "cardHolderName"
        let custom     = CoinmeFields.text(collector: vault.collector, fieldName: "billingAddress.city")
        vault.bindOptional(custom)
        return [cardNumber, expiry, cvc, holder, custom]
    }

    func observingFormState(vault: CoinmeVault) -> (brand: String?, cancellables: Set<AnyCancellable>) {
        var cancellables = Set<AnyCancellable>()
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
        return (brand, cancellables)
    }

    func submitting(vault: CoinmeVault) {
        vault.submit(VaultSubmitOptions()) { (result: Result<VaultSubmitResult, any Error>) in
            switch result {
            case .success(let r): print(r.status)
            case .failure(let e): print(e)
            }
        }
    }

    func paymentMethod(vault: CoinmeVault) async throws -> VaultSubmitResult {
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

    func errorHandling(vault: CoinmeVault, options: VaultSubmitOptions) async throws {
        do {
            try await vault.submit(options)
        } catch let error as CoinmeVaultError {
            switch error {
            case .validation(let fields):
                fields.forEach { name, reasons in showFieldError(name, reasons) }
            case .caas:
                switch error.submitCardError {
                case .cardInUseByAnotherUser: showCardInUse()
                case .maxNumberOfCardsReached: showTooManyCards()
                default: showGenericError()
                }
            case .server(let status, _):
                showServerError(status)
            default:
                showGenericError()
            }
        }
    }

    func overriding() throws -> CoinmeVault {
        let runtime = RuntimeVaultConfig(
            sandbox: EnvironmentOverride(ingress: "tnt-xyz.sandbox.verygoodproxy.com", path: "/caas/v2/paymentmethods"),
            live:    EnvironmentOverride(ingress: "tnt-xyz.live.verygoodproxy.com",    path: "/caas/v2/paymentmethods")
        )
        let vault = try CoinmeVault.create(environment: .sandbox, config: runtime)
        return vault
    }

    private func showFieldError(_ name: String, _ reasons: [String]) {}
    private func showCardInUse() {}
    private func showTooManyCards() {}
    private func showServerError(_ status: Int) {}
    private func showGenericError() {}
}
