import CofferFoundation
import CofferTestServer
import Testing
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// Answers and requests that are legal and far too big. One at a time: each keeps a core busy, and other tests wait for answers.
@MainActor @Suite(.serialized) struct LoadAttackTests {
    /// What a body repeats, and how often in a large one.
    nonisolated static let pieces: [String: (text: String, count: Int)] = [
        "letters": ("abcdefgh 4242 ", 18_000), "backslashes": ("\\", 250_000), "ampersands": ("&", 250_000), "digits": ("42", 125_000),
        "digits apart": ("4 2 ", 60_000), "quoted digits": ("\"42\",", 50_000),
    ]

    private static func body(_ name: String, share: Int = 1) -> [UInt8] {
        let piece = pieces[name] ?? ("", 0)
        let text = String(repeating: piece.text, count: piece.count / share)
        return Array((name == "quoted digits" ? "[" + text + "1]" : text).utf8)
    }

    @Test(arguments: pieces.keys.sorted(), [Scrubber.Purpose.success, .error])
    func `scrubbing grows with the answer and no faster, however much was sent`(_ name: String, _ purpose: Scrubber.Purpose) {
        var values = (0..<200).map { SubmittedValue(.plain, forms: ["value number \($0)"]) }
        values.append(SubmittedValue(.cardNumber, forms: ["4242 4242 4242 4242", "4242424242424242"]))
        values.append(SubmittedValue(.securityCode, forms: ["987"]))
        let scrubber = Scrubber(values, purpose: purpose)
        let (small, large) = (Self.body(name, share: 4), Self.body(name))
        let growth = ProcessorTime.growth(from: { _ = scrubber.scrub(body: small) }, to: { _ = scrubber.scrub(body: large) })
        // Four times the bytes; a search that is quadratic needs sixteen times as long.
        #expect(growth < 10)
    }

    @Test(arguments: pieces.keys.sorted()) func `a submit survives a large answer`(_ name: String) async throws {
        let server = try TestServer(.respond(status: 500, body: Data(Self.body(name))))
        let form = try TestForm(server)
        form.fill()
        let extraData = Dictionary(uniqueKeysWithValues: (0..<200).map { ("k\($0)", "value number \($0)" as Any) })
        await #expect(throws: CoinmeVaultError.self) { try await form.vault.submit(VaultSubmitOptions(extraData: extraData)) }
        #expect(!form.vault.isSubmitting)
    }
}
