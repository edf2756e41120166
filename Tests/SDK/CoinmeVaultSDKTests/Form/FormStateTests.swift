import CofferTestServer
import Testing
import VGSCollectSDK

@testable import CoinmeVaultSDK

@MainActor @Suite struct FormStateTests {
    let form: TestForm

    init() throws { form = try TestForm(TestServer(.json("{}"))) }

    private var number: VaultFieldState? { form.vault.fieldState(VaultFieldNames.cardNumber) }

    @Test func `a form becomes valid when the last required field does`() {
        #expect(!form.vault.formState.isValid)
        type("4242424242424242", into: form.number)
        type("0231", into: form.expiry)
        type("987", into: form.cvc)
        #expect(!form.vault.formState.isValid)
        type("Jane Doe", into: form.holder)
        #expect(form.vault.formState.isValid)
        erase(form.holder)
        #expect(!form.vault.formState.isValid)
    }

    // B1
    @Test func `a field that holds text before it is bound starts as empty`() throws {
        let field = CoinmeFields.text(collector: form.vault.collector, fieldName: "early")
        type("text", into: field)
        form.vault.bind(field)
        let state = try #require(form.vault.fieldState("early"))
        #expect(!state.isValid && state.isEmpty && state.contentLength == 0 && !state.isFocused)
        type("x", into: field)
        #expect(form.vault.fieldState("early")?.contentLength == 5)
    }

    // B4
    @Test func `typing in one field leaves the others as they were`() {
        let before = form.vault.formState.fields
        type("4242", into: form.number)
        for (name, state) in form.vault.formState.fields where name != VaultFieldNames.cardNumber { #expect(state == before[name]) }
    }

    @Test func `a brand decides a security code that has been typed already`() {
        type("987", into: form.cvc)
        #expect(form.vault.fieldState(VaultFieldNames.cvc)?.isValid == true)
        type("378282246310005", into: form.number)
        #expect(form.vault.fieldState(VaultFieldNames.cvc)?.isValid == false)
    }

    // B5
    @Test func `a required plain text that is cleared is not valid`() throws {
        let field = CoinmeFields.text(collector: form.vault.collector, fieldName: "plain")
        form.vault.bind(field)
        type("a", into: field)
        #expect(form.vault.fieldState("plain")?.isValid == true)
        erase(field)
        #expect(field.state.isValid)
        #expect(form.vault.fieldState("plain")?.isValid == false)
    }

    // B6
    @Test func `an optional name that is cleared is valid`() {
        let field = CoinmeFields.cardHolder(collector: form.vault.collector, fieldName: "second")
        form.vault.bindOptional(field)
        type("J", into: field)
        #expect(form.vault.fieldState("second")?.isValid == false)
        erase(field)
        #expect(!field.state.isValid)
        #expect(form.vault.fieldState("second")?.isValid == true)
    }

    // B8
    @Test func `binding a field again changes nothing`() {
        form.fill()
        let before = form.vault.formState
        form.vault.bind(form.number)
        form.vault.bindOptional(form.cvc)
        #expect(form.vault.formState == before)
    }

    // B10
    @Test func `a field that is not bound is not in the form`() {
        let field = CoinmeFields.cvc(collector: form.vault.collector, fieldName: "unbound")
        form.fill()
        type("1", into: field)
        #expect(form.vault.fieldState("unbound") == nil)
        #expect(form.vault.formState.isValid)
    }

    // B11
    @Test func `a field of another vault is skipped and a warning tells so`() throws {
        var warnings: [String] = []
        form.vault.warn = { warnings.append($0) }
        let other = try TestForm(TestServer(.json("{}")))
        let stranger = CoinmeFields.text(collector: other.vault.collector, fieldName: "stranger")
        form.vault.bind(stranger)
        #expect(form.vault.fieldState("stranger") == nil)
        #expect(warnings.count == 1)
        form.vault.bind(form.number, VGSTextField())
        #expect(warnings.count == 1)
    }

    // B12
    @Test func `the expiry is known by its own name only`() {
        #expect(form.vault.fieldState("card")?.fieldName == "card")
        #expect(form.vault.fieldState("card.month") == nil)
        #expect(form.vault.fieldState("card.year") == nil)
    }

    // B13
    @Test(arguments: [
        ("4242", "Visa"), ("555555", "Mastercard"), ("51", nil), ("3782", "American Express"), ("601100", "Discover"), ("3530", "JCB"),
        ("", nil), ("9", nil),
    ])
    func `the brand is the collector's display name`(_ digits: String, _ brand: String?) {
        type("1", into: form.number)
        erase(form.number)
        type(digits, into: form.number)
        #expect(number?.cardBrand == brand)
    }

    // B14
    @Test func `the last four digits come with validity and go with it`() {
        type("424242424242424", into: form.number)
        #expect(number?.last4 == nil)
        type("2", into: form.number)
        #expect(number?.last4 == "4242")
        #expect(number?.isValid == true)
        erase(form.number)
        #expect(number?.last4 == nil)
    }

    // B15
    @Test func `brand and last four go by the type of the field, not its name`() throws {
        let card = CoinmeFields.cardNumber(collector: form.vault.collector, fieldName: "pan")
        let text = CoinmeFields.text(collector: form.vault.collector, fieldName: "card.cardNumber.copy")
        form.vault.bind(card, text)
        type("4242424242424242", into: card)
        type("4242424242424242", into: text)
        #expect(form.vault.fieldState("pan")?.cardBrand == "Visa")
        #expect(form.vault.fieldState("pan")?.last4 == "4242")
        let plain = try #require(form.vault.fieldState("card.cardNumber.copy"))
        #expect(plain.cardBrand == nil && plain.last4 == nil)
    }

    // B16
    @Test func `the length counts digits and not the spaces between them`() {
        type("4242424242424242", into: form.number)
        #expect(number?.contentLength == 16)
        type("0231", into: form.expiry)
        #expect(form.vault.fieldState("card")?.contentLength == 4)
    }

    @Test func `focus follows the field that is being edited and ends with editing`() {
        type("4", into: form.number)
        #expect(number?.isFocused == true)
        type("9", into: form.cvc)
        #expect(number?.isFocused == false)
        #expect(form.vault.fieldState(VaultFieldNames.cvc)?.isFocused == true)
        form.cvc.resignFirstResponder()
        #expect(form.vault.fieldState(VaultFieldNames.cvc)?.isFocused == false)
    }

    @Test func `no snapshot holds a value`() {
        form.fill()
        for subject in [form.vault.formState as Any, form.vault.formState.fields as Any] {
            for text in TextForms.all(of: subject) {
                for secret in TestForm.secrets { #expect(!text.contains(secret)) }
            }
        }
    }
}
