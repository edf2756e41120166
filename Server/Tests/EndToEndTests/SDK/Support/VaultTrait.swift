import CofferSandbox
import CofferService
import CofferVault
import Testing

/// Gives tests a sandbox vault whose clock stands at 1 January 2030.
///
/// A card may be active under one account only, so tests that vault cards need a vault each; tests that store nothing can share one.
struct VaultTrait: SuiteTrait, TestTrait, TestScoping {
    @TaskLocal private static var running: CofferSandbox?

    let isRecursive: Bool

    /// The vault of the test that runs.
    static var sandbox: CofferSandbox {
        get throws { try #require(running, "The test has no vault: give its suite .vaultForEach or .vaultForAll.") }
    }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await withSandbox { sandbox in try await Self.$running.withValue(sandbox) { try await function() } }
    }
}

extension Trait where Self == VaultTrait {
    /// A vault for each case of each test.
    static var vaultForEach: Self { VaultTrait(isRecursive: true) }

    /// One vault for all tests of the suite.
    static var vaultForAll: Self { VaultTrait(isRecursive: false) }
}

/// A sandbox vault for the time of a call.
/// - Parameter change: Settings in the place of the sandbox's own. The clock stands at 1 January 2030.
nonisolated(nonsending) func withSandbox<Result>(
    _ change: @Sendable (inout ServiceConfiguration) -> Void = { _ in },
    _ body: nonisolated(nonsending) (CofferSandbox) async throws -> Result
) async throws -> Result {
    let sandbox = try await CofferSandbox.start { configuration in
        configuration.clock = VaultClock { NewYear.of2030 }
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

/// Milliseconds since 1970 at which test clocks stand.
enum NewYear {
    static let of2030: Int64 = 1_893_456_000_000
    static let of2045: Int64 = 2_366_841_600_000
}
