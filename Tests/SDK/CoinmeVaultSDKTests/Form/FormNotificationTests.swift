import CofferTestServer
import Combine
import Testing

@testable import CoinmeVaultSDK

@MainActor
private final class Recorder {
    var states: [VaultFormState] = []
    var formStates: [VaultFormState] = []
    var isFinished = false
    var cancellables: Set<AnyCancellable> = []
}

@MainActor @Suite struct FormNotificationTests {
    let form: TestForm
    private let recorder = Recorder()

    init() throws { form = try TestForm(TestServer(.json("{}"))) }

    private func subscribe() {
        form.vault.formStatePublisher.sink(
            receiveCompletion: { [recorder] _ in recorder.isFinished = true }, receiveValue: { [recorder] in recorder.states.append($0) }
        ).store(in: &recorder.cancellables)
    }

    private func listen() {
        form.vault.onFormStateChange = { [recorder, vault = form.vault] state in
            recorder.states.append(state)
            recorder.formStates.append(vault.formState)
        }
    }

    // B17
    @Test func `the publisher gives the form now and then each change once`() {
        type("4", into: form.number)
        let now = form.vault.formState
        subscribe()
        #expect(recorder.states == [now])
        type("2", into: form.number)
        #expect(recorder.states.count == 2)
        #expect(recorder.states.last == form.vault.formState)
        form.number.resignFirstResponder()
        form.number.becomeFirstResponder()
        form.number.resignFirstResponder()
        #expect(zip(recorder.states, recorder.states.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test func `every subscriber gets the form now`() {
        subscribe()
        subscribe()
        #expect(recorder.states == [form.vault.formState, form.vault.formState])
    }

    // B18
    @Test func `the callback is not called when it is set, but on every change, a bind included`() {
        listen()
        #expect(recorder.states.isEmpty)
        form.vault.bindOptional(CoinmeFields.text(collector: form.vault.collector, fieldName: "more"))
        #expect(recorder.states.count == 1)
        #expect(recorder.states.last?.fields["more"] != nil)
        type("4", into: form.number)
        #expect(recorder.states.count > 1)
        #expect(recorder.states.last == form.vault.formState)
    }

    // B18
    @Test func `the form state is up to date when the callback is called`() {
        listen()
        form.fill()
        #expect(recorder.states == recorder.formStates)
        #expect(recorder.states.last?.isValid == true)
    }

    // B19
    @Test func `callback and publisher tell the same`() {
        let other = Recorder()
        form.vault.onFormStateChange = { other.states.append($0) }
        subscribe()
        form.fill()
        #expect(Array(recorder.states.dropFirst()) == other.states)
        #expect(other.states.count > 20)
    }

    @Test func `a callback that binds leaves the publisher with the newest form`() {
        subscribe()
        form.vault.onFormStateChange = { [vault = form.vault] state in
            guard state.fields["late"] == nil else { return }
            vault.bindOptional(CoinmeFields.text(collector: vault.collector, fieldName: "late"))
        }
        type("4", into: form.number)
        #expect(recorder.states.last == form.vault.formState)
        #expect(recorder.states.last?.fields["late"] != nil)
    }

    @Test func `a callback may bind and dispose`() {
        form.vault.onFormStateChange = { [vault = form.vault] _ in
            vault.bindOptional(CoinmeFields.text(collector: vault.collector, fieldName: "late"))
            vault.dispose()
        }
        type("4", into: form.number)
        #expect(form.vault.formState.fields.isEmpty)
    }

    // F4
    @Test func `disposal completes the publisher and drops the callback`() {
        subscribe()
        listen()
        let count = recorder.states.count
        form.vault.dispose()
        #expect(recorder.isFinished)
        #expect(form.vault.onFormStateChange == nil)
        type("4", into: form.number)
        #expect(recorder.states.count == count)
    }
}
