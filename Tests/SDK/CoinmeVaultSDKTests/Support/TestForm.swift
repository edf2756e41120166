import CofferFoundation
import CofferTestServer
import UIKit
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// A vault over the test server, with published test data typed as a user types it. The form's clock stands at 30 November 2026.
@MainActor
struct TestForm {
    let vault: CoinmeVault
    let number: VGSCardTextField
    let expiry: VGSExpDateTextField
    let cvc: VGSCVCTextField
    let holder: VGSTextField
    let city: VGSTextField
    let address2: VGSTextField

    static let vaultID = "tntTestVault1"
    nonisolated static let now = Date(timeIntervalSince1970: 1_796_040_000)

    /// What ``fill()`` types; no two values are part of one another.
    static let cardNumber = "4242424242424242"
    static let securityCode = "987"
    static let year = "2031"
    static let holderName = "Zoe O'Brien-Quux"
    static let cityName = "Zürich / \"Nord\" & Süd"

    /// A form at the server; card number, expiry, security code and name are bound as required, city and second line as optional.
    init(_ server: TestServer, path: String = "/caas/v2/paymentmethods") throws {
        try self.init(transport: .session(), ingress: server.url.absoluteString, path: path)
    }

    /// A form over a transport of the test's own.
    init(transport: CollectorTransport, ingress: String = "127.0.0.1:9", path: String = "/caas/v2/paymentmethods") throws {
        let override = EnvironmentOverride(ingress: ingress, path: path)
        let configuration = try VaultConfiguration(
            environment: .sandbox, overrides: RuntimeVaultConfig(sandbox: override), ids: VaultIDs(sandbox: Self.vaultID))
        let collector = VGSCollect(
            id: Self.vaultID, environment: "sandbox", origin: VaultOrigin(hostname: ingress), transport: transport, now: { Self.now })
        vault = CoinmeVault(configuration: configuration, collector: collector)
        number = CoinmeFields.cardNumber(collector: collector)
        expiry = CoinmeFields.expiry(collector: collector)
        cvc = CoinmeFields.cvc(collector: collector)
        holder = CoinmeFields.cardHolder(collector: collector)
        city = CoinmeFields.text(collector: collector, fieldName: VaultFieldNames.city)
        address2 = CoinmeFields.text(collector: collector, fieldName: VaultFieldNames.address2)
        vault.bind(number, expiry, cvc, holder)
        vault.bindOptional(city, address2)
    }

    /// Types a whole, valid form; the second address line stays untouched.
    func fill() {
        type(Self.cardNumber, into: number)
        type("0231", into: expiry)
        type(Self.securityCode, into: cvc)
        type(Self.holderName, into: holder)
        type(Self.cityName, into: city)
    }

    /// Every text by which what was typed could be recognised.
    static let secrets = [
        cardNumber, "4242 4242 4242 4242", "4242-4242-4242-4242", securityCode, year, "02/31", "0231", holderName, cityName, "Quux", "Nord",
    ]
}

/// Types one character after the other at the end, the way a keyboard does.
@MainActor
func type(_ text: String, into field: VGSTextField) {
    guard let control = control(in: field) else { return }
    field.becomeFirstResponder()
    for character in text { control.insertText(String(character)) }
}

/// Deletes everything, character by character.
@MainActor
func erase(_ field: VGSTextField) {
    guard let control = control(in: field) else { return }
    field.becomeFirstResponder()
    while field.state.inputLength > 0 { control.deleteBackward() }
}

/// The text control inside a field.
@MainActor
private func control(in view: UIView) -> UITextField? {
    for subview in view.subviews {
        if let control = subview as? UITextField ?? control(in: subview) { return control }
    }
    return nil
}
