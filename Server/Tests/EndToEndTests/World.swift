import CofferSandbox
import CofferService
import CofferTestSupport
import CofferVault
import Synchronization

/// A sandbox vault with the time in the test's hand, for the time of a call.
nonisolated(nonsending) func withVault<Result>(
    _ change: @Sendable (inout ServiceConfiguration) -> Void = { _ in },
    _ body: nonisolated(nonsending) (World) async throws -> Result
) async throws -> Result {
    let time = TestTime()
    let sandbox = try await CofferSandbox.start { configuration in
        configuration.clock = VaultClock { time.milliseconds }
        change(&configuration)
    }
    let world = World(sandbox: sandbox, time: time)
    do {
        let result = try await body(world)
        await sandbox.stop()
        return result
    } catch {
        await sandbox.stop()
        throw error
    }
}

/// A vault and who may call it.
struct World: Sendable {
    let sandbox: CofferSandbox
    let time: TestTime

    /// Calls with any `Authorization`.
    func client(_ authorization: String?) -> CaasClient { CaasClient(url: sandbox.url, authorization: authorization) }

    /// Calls with the partner's own bearer.
    func partner() throws -> CaasClient { client("Bearer \(try sandbox.partnerToken())") }

    /// Calls with a customer's add-only bearer.
    func app(_ customer: String) throws -> CaasClient { client("Bearer \(try sandbox.addToken(customerId: customer))") }

    /// Rows of the database that an addition could have left.
    func rows() throws -> DatabaseRows { try DatabaseRows(folder: sandbox.dataFolder) }
}

/// A clock that moves when the test says so. It starts at the beginning of 2030.
final class TestTime: Sendable {
    private let now = Atomic<Int64>(1_893_456_000_000)
    var milliseconds: Int64 { now.load(ordering: .sequentiallyConsistent) }
    func advance(seconds: Int64) { now.wrappingAdd(seconds * 1000, ordering: .sequentiallyConsistent) }
}
