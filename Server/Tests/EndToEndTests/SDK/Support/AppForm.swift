import CofferSandbox
import UIKit
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// An app's card form: the SDK's fields, bound as an app binds them, and a user who types.
@MainActor
struct AppForm {
    let vault: CoinmeVault
    let number: VGSCardTextField
    let expiry: VGSExpDateTextField
    let code: VGSCVCTextField
    let holder: VGSTextField
    let line1: VGSTextField
    let line2: VGSTextField
    let city: VGSTextField
    let zipCode: VGSTextField

    nonisolated static let caasPath = "/caas/v2/paymentmethods"
    nonisolated static let servicesPath = "/services/paymentmethods"

    /// A form that submits to an ingress, with a vault id in the place of the baked one, which builds need not have.
    /// - Parameter cardOnly: Leaves name and address out of the form.
    init(ingress: String, path: String = caasPath, cardOnly: Bool = false) throws {
        let config = RuntimeVaultConfig(sandbox: EnvironmentOverride(ingress: ingress, path: path))
        vault = try CoinmeVault.create(environment: .sandbox, config: config, ids: VaultIDs(sandbox: "tntEndToEnd1"))
        number = CoinmeFields.cardNumber(collector: vault.collector)
        expiry = CoinmeFields.expiry(collector: vault.collector)
        code = CoinmeFields.cvc(collector: vault.collector)
        holder = CoinmeFields.cardHolder(collector: vault.collector)
        line1 = CoinmeFields.text(collector: vault.collector, fieldName: VaultFieldNames.address1)
        line2 = CoinmeFields.text(collector: vault.collector, fieldName: VaultFieldNames.address2)
        city = CoinmeFields.text(collector: vault.collector, fieldName: VaultFieldNames.city)
        zipCode = CoinmeFields.text(collector: vault.collector, fieldName: VaultFieldNames.zipCode)
        vault.bind(number, expiry, code)
        if cardOnly {
            vault.collector.unsubscribeTextFields([holder, line1, line2, city, zipCode])
        } else {
            vault.bind(holder, line1, city, zipCode)
            vault.bindOptional(line2)
        }
    }

    /// Types a whole card.
    func type(_ card: TypedCard) {
        press(card.number, in: number)
        press(card.expiry, in: expiry)
        press(card.code, in: code)
        press(card.holder, in: holder)
        press(card.line1, in: line1)
        press(card.line2, in: line2)
        press(card.city, in: city)
        press(card.zipCode, in: zipCode)
    }

    /// Submits what is typed as the payment method that `card` says.
    @discardableResult
    func submit(_ card: TypedCard, token: String?) async throws -> VaultSubmitResult {
        let input = PaymentMethodInput(
            accountId: card.account, providerId: card.providerId, webSessionId: card.webSessionId,
            paymentProcessAssociation: card.association, billingAddressFirstName: card.firstName, billingAddressLastName: card.lastName,
            billingAddressState: card.state)
        return try await vault.submitPaymentMethod(input, headers: token.map { ["Authorization": "Bearer \($0)"] } ?? [:])
    }

    /// How a submit ends, in one line: `added`, `updated`, or the error's summary.
    func outcome(_ card: TypedCard, token: String?) async -> String {
        do {
            let result = try await submit(card, token: token)
            let data = (result.data as? [String: Any])?["data"] as? [String: Any]
            return data?["updated"] as? Bool == true ? "updated" : "added"
        } catch { return (error as? CoinmeVaultError)?.summary ?? "another error" }
    }

    /// The error of a submit that is to fail; nil where it does not.
    func failure(_ card: TypedCard, token: String?) async -> CoinmeVaultError? {
        do {
            try await submit(card, token: token)
            return nil
        } catch { return error as? CoinmeVaultError }
    }
}

extension AppForm {
    /// An app at work: a new form, a card typed into it, a bearer bought for it, and how the submit ends.
    static func add(_ card: TypedCard, to sandbox: CofferSandbox, path: String = caasPath) async throws -> String {
        let form = try AppForm(ingress: sandbox.hostAndPort, path: path)
        form.type(card)
        return await form.outcome(card, token: try sandbox.addToken(customerId: card.account))
    }
}

/// Types one character after the other into the control inside a field, as a keyboard does.
@MainActor
func press(_ keys: String, in field: VGSTextField) {
    guard let control = innerControl(of: field) else { return }
    control.becomeFirstResponder()
    for key in keys { control.insertText(String(key)) }
}

/// Presses the delete key until the field is empty.
@MainActor
func clear(_ field: VGSTextField) {
    guard let control = innerControl(of: field) else { return }
    control.becomeFirstResponder()
    while field.state.inputLength > 0 { control.deleteBackward() }
}

/// The text control among the subviews of a view.
@MainActor
func innerControl(of view: UIView) -> UITextField? {
    for subview in view.subviews {
        if let control = subview as? UITextField ?? innerControl(of: subview) { return control }
    }
    return nil
}
