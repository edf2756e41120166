import CofferFoundation
import CoinmeVaultSDK
import UIKit
import DemoVault

/// The form that an app would show: four fields of the SDK, bound to one vault. Typing goes to the fields' own text inputs.
@MainActor
final class CardForm {
    /// The vault that the fields are bound to.
    let vault: CoinmeVault
    /// Takes the card number.
    let number: VGSTextField
    /// Takes month and year.
    let expiry: VGSTextField
    /// Takes the security code.
    let code: VGSTextField
    /// Takes the holder's name.
    let name: VGSTextField
    /// Called when what an app may know of the form has changed.
    var onChange: ((FormGlimpse) -> Void)?
    private var shown = FormGlimpse()

    /// - Parameter address: `host:port` of the vault.
    /// - Throws: `CoinmeVaultError.invalidConfiguration`.
    init(address: String) throws {
        vault = try CoinmeVault.create(
            environment: .sandbox,
            config: RuntimeVaultConfig(sandbox: EnvironmentOverride(ingress: address, path: "/caas/v2/paymentmethods")))
        number = CoinmeFields.cardNumber(collector: vault.collector)
        expiry = CoinmeFields.expiry(collector: vault.collector)
        code = CoinmeFields.cvc(collector: vault.collector)
        name = CoinmeFields.cardHolder(collector: vault.collector)
        vault.bind(number, expiry, code, name)
        vault.onFormStateChange = { [weak self] state in self?.show(state) }
    }

    /// Types a whole card, key by key, as a person would.
    func type(_ card: CardLine) {
        Keyboard(field: number)?.type(card.number)
        Keyboard(field: expiry)?.type(card.expiry)
        Keyboard(field: code)?.type(card.code)
        Keyboard(field: name)?.type(card.name)
    }

    /// What an app may know of the form now.
    var glimpse: FormGlimpse { FormGlimpse(vault.formState) }

    /// Sends the card for an account.
    /// - Parameter token: A bearer that may add cards to this account and do nothing else.
    func submit(accountId: String, token: String) async -> Outcome {
        do {
            let result = try await vault.submitPaymentMethod(
                PaymentMethodInput(
                    accountId: accountId, providerId: "terminal-demo", webSessionId: "session-\(accountId)",
                    paymentProcessAssociation: .buy,
                    billingAddressFirstName: "Jane", billingAddressLastName: "Doe", billingAddressState: "WA"),
                headers: ["Authorization": "Bearer \(token)", "User-Agent": "coffer-terminal-demo"])
            return Outcome(result)
        } catch {
            return Outcome(error)
        }
    }

    private func show(_ state: VaultFormState) {
        let glimpse = FormGlimpse(state)
        guard glimpse != shown else { return }
        shown = glimpse
        onChange?(glimpse)
    }
}

extension Outcome {
    fileprivate init(_ result: VaultSubmitResult) {
        let root = result.data as? [String: Any]
        let data = root?["data"] as? [String: Any]
        if let method = StoredMethod(json: data?["paymentMethod"]) {
            self = .stored(status: result.status, method)
        } else {
            self = .fault(status: result.status, code: "unexpectedAnswer")
        }
    }

    fileprivate init(_ error: any Error) {
        guard let error = error as? CoinmeVaultError else {
            self = .fault(status: nil, code: "unexpectedError")
            return
        }
        self =
            switch error {
            case .validation: .refusedByForm
            case .caas(let status, let response):
                if let code = response.firstKnownError()?.errorCode {
                    .refusedByVault(status: status, code: code)
                } else {
                    .fault(status: status, code: "unknownRefusal")
                }
            case .network: .fault(status: nil, code: "network")
            case .server(let status, _): .fault(status: status, code: "server")
            case .submitInProgress: .fault(status: nil, code: "submitInProgress")
            case .invalidConfiguration: .fault(status: nil, code: "invalidConfiguration")
            case .unknown: .fault(status: nil, code: "unknown")
            }
    }
}
