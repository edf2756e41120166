import Combine
import CofferFoundation
import CofferTestServer
import Testing
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// Callbacks that do what callbacks should not.
@MainActor @Suite struct ReentrancyTests {
    let server: TestServer
    let form: TestForm

    init() throws {
        server = try TestServer(.json("{}"))
        form = try TestForm(server)
    }

    @Test func `disposal inside the callback`() {
        form.vault.onFormStateChange = { [vault = form.vault] _ in vault.dispose() }
        type("42", into: form.number)
        #expect(form.vault.formState.fields.isEmpty)
        #expect(form.number.state.inputLength == 2)
    }

    @Test func `disposal inside the publisher's sink`() {
        var cancellables: Set<AnyCancellable> = []
        var isFinished = false
        form.vault.formStatePublisher.dropEmpty().sink { _ in
            isFinished = true
        } receiveValue: { [vault = form.vault] state in
            if state.fields["card.cardNumber"]?.contentLength == 2 { vault.dispose() }
        }.store(in: &cancellables)
        type("424", into: form.number)
        #expect(isFinished && form.vault.formState.fields.isEmpty)
    }

    @Test func `every subscriber ends with the last state when one of them changes the form`() {
        var cancellables: Set<AnyCancellable> = []
        var first: [VaultFormState] = []
        var last: [VaultFormState] = []
        form.vault.formStatePublisher.sink { first.append($0) }.store(in: &cancellables)
        form.vault.formStatePublisher.sink { [number = form.number] state in
            if state.fields["card.cardNumber"]?.contentLength == 3 { number.setText("4") }
        }.store(in: &cancellables)
        form.vault.formStatePublisher.sink { last.append($0) }.store(in: &cancellables)
        type("424", into: form.number)
        #expect(form.vault.formState.fields["card.cardNumber"]?.contentLength == 1)
        #expect(first.last == form.vault.formState)
        #expect(last.last == form.vault.formState)
        #expect(first == last)
    }

    @Test func `callback and publisher tell the same changes in the same order when the callback changes the form`() {
        var cancellables: Set<AnyCancellable> = []
        var told: [VaultFormState] = [form.vault.formState]
        var published: [VaultFormState] = []
        form.vault.formStatePublisher.sink { published.append($0) }.store(in: &cancellables)
        form.vault.onFormStateChange = { [number = form.number] state in
            told.append(state)
            if state.fields["card.cardNumber"]?.contentLength == 3 { number.setText("4") }
        }
        type("424", into: form.number)
        #expect(told.last == form.vault.formState)
        #expect(told == published)
    }

    @Test func `a submit inside the callback`() async throws {
        var results: [Bool] = []
        form.vault.onFormStateChange = { [vault = form.vault] state in
            guard state.isValid else { return }
            vault.submit { results.append((try? $0.get()) != nil) }
        }
        form.fill()
        #expect(await server.received(1))
        while !results.contains(true) { await Task.yield() }
        #expect(results.filter { $0 }.count == 1)
        let card = try #require(server.requests.first?.object?["card"] as? [String: String])
        #expect(card["cardNumber"] == TestForm.cardNumber)
    }

    @Test func `binding inside the callback`() {
        let extra = CoinmeFields.text(collector: form.vault.collector, fieldName: "extra")
        form.vault.onFormStateChange = { [vault = form.vault] _ in vault.bind(extra) }
        form.fill()
        #expect(form.vault.fieldState("extra")?.isValid == false)
        #expect(!form.vault.formState.isValid)
    }

    @Test func `a field that the collector forgets inside an observer`() {
        form.vault.collector.observeStates = { [collector = form.vault.collector] _ in collector.unsubscribeAllTextFields() }
        form.fill()
        #expect(form.vault.collector.textFields.isEmpty)
        #expect(form.vault.fieldState("card.cardNumber")?.contentLength == 16)
    }

    @Test func `cancellations in every turn leave the vault free`() async throws {
        form.fill()
        for turns in 0..<40 {
            let task = Task { try await form.vault.submit() }
            for _ in 0..<turns { await Task.yield() }
            task.cancel()
            do { _ = try await task.value } catch { #expect(error is CoinmeVaultError) }
            #expect(!form.vault.isSubmitting)
        }
        #expect(try await form.vault.submit().status == 200)
    }

    @Test func `nothing is left of a form after dispose and release`() async throws {
        weak var collector: VGSCollect?
        weak var vault: CoinmeVault?
        weak var field: VGSTextField?
        var cancellables: Set<AnyCancellable> = []
        do {
            let form = try TestForm(server)
            (collector, vault, field) = (form.vault.collector, form.vault, form.number)
            form.vault.onFormStateChange = { _ in }
            form.vault.formStatePublisher.sink { _ in }.store(in: &cancellables)
            form.fill()
            _ = try await form.vault.submit()
            form.holder.resignFirstResponder()
            form.city.resignFirstResponder()
            form.vault.dispose()
        }
        #expect(vault == nil)
        #expect(collector == nil)
        #expect(field == nil)
    }

    @Test func `two hundred fields`() async throws {
        let fields = (0..<200).map { CoinmeFields.text(collector: form.vault.collector, fieldName: "many.f\($0)") }
        for field in fields { form.vault.bind(field) }
        form.fill()
        for field in fields { type("ab", into: field) }
        #expect(form.vault.formState.isValid)
        _ = try await form.vault.submit()
        #expect((server.requests.last?.object?["many"] as? [String: String])?.count == 200)
    }

    @Test func `two vaults do not hear of each other`() async throws {
        let other = try TestForm(server)
        form.fill()
        #expect(form.vault.formState.isValid && !other.vault.formState.isValid)
        other.fill()
        async let one = form.vault.submit()
        async let two = other.vault.submit()
        #expect(try await one.status == 200)
        #expect(try await two.status == 200)
    }
}

extension Publisher where Output == VaultFormState {
    func dropEmpty() -> Publishers.Filter<Self> { filter { !$0.fields.isEmpty } }
}
