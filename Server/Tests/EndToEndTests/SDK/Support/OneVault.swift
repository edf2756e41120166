import CofferSandbox
import CofferService
import CofferVault
import Testing

/// One sandbox vault for all tests of a suite, which keep apart by their accounts and cards. Its clock stands at 1 January 2030.
struct OneVault: SuiteTrait, TestScoping {
    @TaskLocal private static var running: CofferSandbox?

    /// The vault of the suite that runs.
    static var sandbox: CofferSandbox {
        get throws { try #require(running, "The suite has no vault: give it the trait .oneVault.") }
    }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await withSandbox { sandbox in try await Self.$running.withValue(sandbox) { try await function() } }
    }
}

extension Trait where Self == OneVault {
    /// One sandbox vault for all tests of the suite.
    static var oneVault: Self { OneVault() }
}

/// A sandbox vault for the time of a call.
/// - Parameter change: Settings in the place of the sandbox's own. The clock stands at 1 January 2030.
func withSandbox<Result>(
    _ change: @Sendable (inout ServiceConfiguration) -> Void = { _ in }, _ body: (CofferSandbox) async throws -> Result
) async throws -> Result {
    let sandbox = try await CofferSandbox.start { configuration in
        configuration.clock = VaultClock { 1_893_456_000_000 }
        change(&configuration)
    }
    do {
        let result = try await body(sandbox)
        await sandbox.stop()
        return result
    } catch {
        await sandbox.stop()
        throw error
    }
}
