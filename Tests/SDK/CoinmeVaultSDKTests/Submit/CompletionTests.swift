import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

// C25
@MainActor @Suite struct CompletionTests {
    let server: TestServer
    let form: TestForm

    init() throws {
        server = try TestServer(.json("{}"))
        form = try TestForm(server)
    }

    @MainActor
    private final class Calls {
        var results: [Result<VaultSubmitResult, any Error>] = []
        var continuation: CheckedContinuation<Void, Never>?

        func add(_ result: Result<VaultSubmitResult, any Error>) {
            results.append(result)
            continuation?.resume()
            continuation = nil
        }

        func next() async { await withCheckedContinuation { continuation = $0 } }
    }

    @Test func `a success is handed over once and later`() async throws {
        form.fill()
        let calls = Calls()
        form.vault.submit { calls.add($0) }
        #expect(calls.results.isEmpty)
        await calls.next()
        #expect(try calls.results.first?.get().status == 200)
        try await form.vault.submit()
        #expect(calls.results.count == 1)
    }

    @Test func `a failure is handed over later, even one that is known at once`() async {
        let calls = Calls()
        form.vault.submit(VaultSubmitOptions()) { calls.add($0) }
        #expect(calls.results.isEmpty)
        await calls.next()
        guard case .failure(let error) = calls.results.first else {
            Issue.record("no failure")
            return
        }
        #expect((error as? CoinmeVaultError)?.fields?.count == 4)
    }

    @Test func `the vault is taken when the call returns`() async throws {
        server.answer { _ in .held(.json("{}")) }
        form.fill()
        let calls = Calls()
        form.vault.submit { calls.add($0) }
        #expect(await failure { try await form.vault.submit() }?.isInProgress == true)
        server.release()
        await calls.next()
        #expect(try calls.results.first?.get().status == 200)
    }

    // F5
    @Test func `disposal right after the call lets the whole form be sent`() async throws {
        form.fill()
        let calls = Calls()
        form.vault.submit { calls.add($0) }
        form.vault.dispose()
        await calls.next()
        #expect(try calls.results.first?.get().status == 200)
        #expect((server.requests.first?.object?["card"] as? [String: String])?["cardNumber"] == TestForm.cardNumber)
    }
}
