import CofferFoundation
import CofferTestServer
import Testing
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// Answers and requests that are legal and far too big.
@MainActor @Suite struct LoadAttackTests {
    nonisolated static let bodies: [String: String] = [
        "letters": String(repeating: "abcdefgh 4242 ", count: 18_000),
        "backslashes": String(repeating: "\\", count: 250_000),
        "ampersands": String(repeating: "&", count: 250_000),
        "digits": String(repeating: "42", count: 125_000),
        "digits apart": String(repeating: "4 2 ", count: 60_000),
        "quoted digits": "[" + String(repeating: "\"42\",", count: 50_000) + "1]",
    ]

    @Test(arguments: bodies.keys.sorted(), [200, 500])
    func `a large answer is scrubbed in time, however much was sent`(_ name: String, _ status: Int) async throws {
        let server = try TestServer(.respond(status: status, body: Data((Self.bodies[name] ?? "").utf8)))
        let form = try TestForm(server)
        form.fill()
        let extraData = Dictionary(uniqueKeysWithValues: (0..<200).map { ("k\($0)", "value number \($0)" as Any) })
        let start = ContinuousClock.now
        _ = try? await form.vault.submit(VaultSubmitOptions(extraData: extraData))
        let took = ContinuousClock.now - start
        #expect(took < .seconds(30))
    }
}
