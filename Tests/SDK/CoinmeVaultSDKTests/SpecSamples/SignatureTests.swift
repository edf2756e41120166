import Combine
import CofferFoundation
import CofferTestServer
import Testing
import UIKit
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// The declarations that the specification prints: each is used at its printed type, and does what its line says.
@MainActor @Suite struct SignatureTests {
    let server: TestServer
    let form: TestForm

    init() throws {
        server = try TestServer(.json("{}"))
        form = try TestForm(server)
    }

    @Test func `bind and bindOptional take any number of fields`() {
        let bind: (VGSTextField...) -> Void = form.vault.bind
        let bindOptional: (VGSTextField...) -> Void = form.vault.bindOptional
        let fields = ["a", "b", "c", "d"].map { CoinmeFields.text(collector: form.vault.collector, fieldName: $0) }
        let before = form.vault.formState.fields.count
        bind()
        #expect(form.vault.formState.fields.count == before)
        bind(fields[0], fields[1])
        bindOptional(fields[2], fields[3])
        #expect(["a", "b", "c", "d"].map { form.vault.fieldState($0)?.isValid } == [false, false, true, true])
    }

    @Test func `the form's snapshot has the printed members and compares by them`() {
        let fields: [String: VaultFieldState] = form.vault.formState.fields
        let isValid: Bool = form.vault.formState.isValid
        let publisher: AnyPublisher<VaultFormState, Never> = form.vault.formStatePublisher
        let callback: ((VaultFormState) -> Void)? = form.vault.onFormStateChange
        let one: (String) -> VaultFieldState? = form.vault.fieldState
        #expect(callback == nil && !isValid)
        #expect(one("card") == fields["card"])
        let empty = form.vault.formState
        var published: [VaultFormState] = []
        let subscription = publisher.sink { published.append($0) }
        form.fill()
        subscription.cancel()
        #expect(form.vault.formState != empty)
        #expect(published.first == empty && published.last == form.vault.formState)
    }

    @Test func `a field's snapshot has the printed members and compares by them`() throws {
        form.fill()
        let state: VaultFieldState = try #require(form.vault.fieldState(VaultFieldNames.cardNumber))
        let name: String = state.fieldName
        let flags: [Bool] = [state.isValid, state.isEmpty, state.isFocused]
        let length: Int = state.contentLength
        let texts: [String?] = [state.cardBrand, state.last4]
        #expect(name == "card.cardNumber" && flags == [true, false, false] && length == 16 && texts == ["Visa", "4242"])
        #expect(state == form.vault.fieldState("card.cardNumber"))
        type("1", into: form.cvc)
        erase(form.number)
        #expect(state != form.vault.fieldState("card.cardNumber"))
    }

    @Test func `submit takes options or none and its result may be left aside`() async throws {
        let submit: (VaultSubmitOptions) async throws -> VaultSubmitResult = form.vault.submit
        form.fill()
        #expect(try await submit(VaultSubmitOptions()).status == 200)
        try await form.vault.submit()
        #expect(server.requests.count == 2)
        let options = VaultSubmitOptions()
        #expect(options.extraData.isEmpty && options.headers.isEmpty)
    }

    @Test func `expiry takes a collector alone and text needs a name`() {
        let expiry: (VGSCollect) -> VGSExpDateTextField = CoinmeFields.expiry(collector:)
        let text: (VGSCollect, String) -> VGSTextField = CoinmeFields.text(collector:fieldName:)
        #expect(expiry(form.vault.collector).configuration?.fieldName == "card")
        #expect(text(form.vault.collector, "billingAddress.zipCode").configuration?.fieldName == "billingAddress.zipCode")
    }

    @Test func `a field is a view that can be styled, shown, moved and bound`() {
        let screen = UIView()
        let field: UIView = form.number
        form.number.backgroundColor = .red
        form.number.textColor = .blue
        form.number.borderWidth = 2
        form.number.placeholder = "Card number"
        screen.addSubview(field)
        #expect(field.superview === screen && field.backgroundColor == .red)
        form.fill()
        let rebuilt = UIView()
        rebuilt.addSubview(field)
        #expect(screen.subviews.isEmpty && field.superview === rebuilt)
        #expect(form.vault.fieldState("card.cardNumber")?.contentLength == 16)
        #expect(form.vault.formState.isValid)
    }

    /// Compiles only while the vault belongs to the main actor: `await` before what is not isolated, and a call without it in
    /// `MainActor.run`, are both refused.
    @Test nonisolated func `a vault belongs to the main actor`() async throws {
        let override = EnvironmentOverride(ingress: "127.0.0.1:9", path: "/p")
        let vault = try await CoinmeVault.create(
            environment: .sandbox, config: RuntimeVaultConfig(sandbox: override), ids: VaultIDs(sandbox: "tnt1"))
        await vault.bind(CoinmeFields.text(collector: vault.collector, fieldName: "a"))
        let names = await MainActor.run {
            MainActor.assertIsolated()
            return Array(vault.formState.fields.keys)
        }
        #expect(names == ["a"])
        await vault.dispose()
    }
}
