import CoinmeVaultSDK
import UIKit

/// The first spec's samples that talk to a vault, letter for letter, in an app whose `CoinmeVault.create` leads to the stage's vault.
@MainActor
struct SpecSamples {
    let stage: SpecStage
    var submitButton: UIButton { stage.submitButton }

    /// What an app's own functions say, in order.
    let screen: SpecStage.Screen

    private func showFieldError(_ name: String, _ reasons: [String]) { screen.lines.append("\(name): \(reasons.joined(separator: " "))") }
    private func showCardInUse() { screen.lines.append("card in use") }
    private func showTooManyCards() { screen.lines.append("too many cards") }
    private func showServerError(_ status: Int) { screen.lines.append("server error \(status)") }
    private func showGenericError() { screen.lines.append("generic error") }
    private func print(_ line: String) { screen.lines.append(line) }

    // swift-format-ignore
    func quickStart() async throws {
let CoinmeVault = stage
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

    // swift-format-ignore
    func errorHandling(_ vault: CoinmeVault, _ options: VaultSubmitOptions) async throws {
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

    // swift-format-ignore
    func paymentMethod(_ vault: CoinmeVault, token: String) async throws -> VaultSubmitResult {
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
