import CofferTestServer
import Testing
import VGSCollectSDK

@testable import CoinmeVaultSDK

@MainActor @Suite struct LifecycleTests {
    let server: TestServer
    let form: TestForm

    init() throws {
        server = try TestServer(.json("{}"))
        form = try TestForm(server)
        form.fill()
    }

    @Test func `creation registers one listener and leaves the other free`() throws {
        let collector = try TestForm(server).vault.collector
        #expect(collector.observeFieldState != nil)
        #expect(collector.observeStates == nil)
    }

    // F1, F6
    @Test func `disposal takes the fields out and a second one changes nothing`() {
        form.vault.dispose()
        #expect(form.vault.collector.textFields.isEmpty)
        #expect(form.vault.collector.observeFieldState == nil)
        let later = CoinmeFields.text(collector: form.vault.collector, fieldName: "later")
        form.vault.collector.observeFieldState = { _ in }
        form.vault.dispose()
        #expect(form.vault.collector.textFields.first === later)
        #expect(form.vault.collector.observeFieldState != nil)
        #expect(form.number.state.inputLength == 16)
    }

    // F2
    @Test func `a submit after disposal is a configuration error and sends nothing`() async {
        form.vault.dispose()
        #expect(await failure { try await form.vault.submit() }?.configurationReason?.contains("disposed") == true)
        #expect(server.requests.isEmpty)
    }

    // C1, F2
    @Test func `disposal counts before a submit in flight`() async throws {
        server.answer { _ in .held(.json("{}")) }
        let submit = Task { try await form.vault.submit() }
        #expect(await server.received(1))
        form.vault.dispose()
        #expect(await failure { try await form.vault.submit() }?.configurationReason != nil)
        server.release()
        // F5
        #expect(try await submit.value.status == 200)
    }

    // F3
    @Test func `binding after disposal has no effect`() {
        form.vault.dispose()
        let field = CoinmeFields.text(collector: form.vault.collector, fieldName: "late")
        form.vault.bind(field)
        form.vault.bindOptional(field)
        #expect(form.vault.formState.fields.isEmpty)
    }

    // F4
    @Test func `after disposal the form is empty and not valid`() {
        #expect(form.vault.formState.isValid)
        form.vault.dispose()
        #expect(form.vault.formState.fields.isEmpty && !form.vault.formState.isValid)
        #expect(form.vault.fieldState(VaultFieldNames.cardNumber) == nil)
        type("1", into: form.holder)
        #expect(form.vault.formState.fields.isEmpty)
    }

    // F7
    @Test func `a vault that is forgotten goes, and its fields go on`() throws {
        var vault: CoinmeVault? = try CoinmeVault.create(environment: .sandbox, config: nil, ids: VaultIDs(sandbox: "tnt1"))
        let survivor = { [weak vault] in vault }
        let collector = try #require(vault?.collector)
        let field = CoinmeFields.text(collector: collector, fieldName: "a")
        vault?.bind(field)
        vault = nil
        #expect(survivor() == nil)
        type("x", into: field)
        #expect(field.state.inputLength == 1)
    }

    @Test func `a new vault works after the old one is gone`() async throws {
        form.vault.dispose()
        let next = try TestForm(server)
        next.fill()
        #expect(next.vault.formState.isValid)
        #expect(try await next.vault.submit().status == 200)
    }
}
