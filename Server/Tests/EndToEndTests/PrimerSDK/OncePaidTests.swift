import CofferFoundation
import CofferTestSupport
import Testing

@testable import PrimerSDK

/// Whatever happens to answers and sessions, a customer who means to pay once pays once.
@MainActor
@Suite struct OncePaidTests {
    @Test(arguments: [1, 2])
    func `a payment whose answer is lost is learned by the next tap and not paid again`(_ lost: Int) async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let shopper = try await world.app(of: "maria", world: .losingAnswers(lost))
            let selection = try #require(await shopper.ready())
            for _ in 0...lost { await selection.submitSelectedVaulted() }
            #expect(shopper.words == Array(repeating: "unknown", count: lost) + ["SUCCESS"])
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }

    @Test func `a payment during which the checkout was closed is learned by the next checkout of the session`() async throws {
        try await withVault { world in
            try await world.addCard("maria", "4000000000000077")  // takes two seconds
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            let paying = Task { await selection.submitSelectedVaulted() }
            while try await world.paymentStatuses().isEmpty { await Task.yield() }
            await shopper.close()
            await paying.value
            #expect(shopper.words == ["dismissed"])
            let fresh = Shopper.Restart(shopper)
            let outcomes = await fresh.payUntilKnown()
            #expect(outcomes.last == "SUCCESS")
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }

    @Test func `two taps and a vault manager at once pay once`() async throws {
        try await withVault { world in
            let id = try await world.addCard("maria")
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            let manager = PrimerHeadlessUniversalCheckout.VaultManager(session: shopper.session)
            try manager.configure()
            await withCheckedContinuation { continuation in manager.fetchVaultedPaymentMethods { _, _ in continuation.resume() } }
            async let one: Void = selection.submitSelectedVaulted()
            async let two: Void = selection.submitSelectedVaulted()
            manager.startPaymentFlow(vaultedPaymentMethodId: id)
            _ = await (one, two)
            await shopper.told(1)
            #expect(shopper.words == ["SUCCESS"])
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }

    @Test func `a merchant's key that is used again in the same client session is refused and pays nothing`() async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let token = try await world.sandbox.clientToken(customerId: "maria")
            let first = Shopper(token: token), second = Shopper(token: token)
            for shopper in [first, second] {
                shopper.session.idempotencyKey = { "order-7" }
                await (try #require(await shopper.ready())).submitSelectedVaulted()
            }
            #expect(first.words == ["SUCCESS"] && second.words == ["unknown"])
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await first.close()
            await second.close()
        }
    }

    @Test(arguments: [("approve", "SUCCESS", "AUTHORIZED"), ("refuse", "failed-to-resume-payment", "DECLINED")])
    func `a payment that the customer must confirm waits for the page, also when the resumption's answer is lost`(
        _ decision: String, _ word: String, _ status: String
    ) async throws {
        try await withVault { world in
            try await world.addCard("maria", RequiredActionTests.challenged)
            for loses in [false, true] {
                let shopper = try await world.app(of: "maria", world: loses ? .losingResumption() : .live())
                shopper.session.requiredActionOpener = { url in
                    let path = String(url.absoluteString.dropFirst(world.sandbox.url.utf8.count))
                    let type = "Content-Type: application/x-www-form-urlencoded"
                    let answer = try? await world.stranger.send("POST", path, fields: [type], body: "decision=\(decision)")
                    return answer?.status == 200
                }
                let selection = try #require(await shopper.ready())
                await selection.submitSelectedVaulted()
                if loses {
                    #expect(shopper.words == ["failed-to-resume-payment"])
                    await selection.submitSelectedVaulted()
                }
                #expect(shopper.words.last == word)
                await shopper.close()
            }
            #expect(try await world.paymentStatuses() == [status, status])
        }
    }
}

extension Shopper {
    /// The same session started again.
    @MainActor
    struct Restart {
        let shopper: Shopper

        init(_ shopper: Shopper) { self.shopper = shopper }

        /// Taps again for as long as the service has the first payment in hand.
        func payUntilKnown() async -> [String] {
            guard let selection = await shopper.ready() else { return shopper.words }
            repeat { await selection.submitSelectedVaulted() } while shopper.words.last == "unknown"
            return shopper.words
        }
    }
}

extension CheckoutWorld {
    /// The real world, in which the first answer to a resumption is lost on its way back.
    fileprivate static func losingResumption() -> CheckoutWorld {
        let live = CheckoutWorld.live()
        let lost = Once()
        var world = live
        world.send = { request in
            let answer = await live.send(request)
            return request.url?.path.hasSuffix("/resume") == true && lost.isFirst() ? CallAnswer(.noAnswer) : answer
        }
        return world
    }
}

/// True once. `lock` guards `isDone`.
private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false

    func isFirst() -> Bool {
        lock.withLock {
            defer { isDone = true }
            return !isDone
        }
    }
}
