import CofferFoundation
import Testing

@testable import PrimerSDK

/// The wall clock may jump; only a token's expiry and a Retry-After date look at it.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ClockTests {
    private nonisolated static let jumps: [Double] = [-10 * 365 * 86_400, -3600, 3600, 10 * 365 * 86_400]

    @Test(arguments: jumps)
    func `a payment goes on when the clock jumps at any step`(_ seconds: Double) async throws {
        for step in [Step.exchange, .create, .poll, .resume] {
            let checkout = Checkout()
            checkout.session.requiredActionOpener = { _ in true }
            checkout.service.answer(.create, 200, Sample.actionPayment())
            checkout.service.hold(step)
            let selection = try await checkout.ready()
            let paying = Task { await selection.submitSelectedVaulted() }
            await checkout.service.received(step)
            checkout.service.now += seconds
            checkout.service.release(step)
            await paying.value
            #expect(checkout.results.count == 1, "\(step)")
        }
    }

    @Test func `a refresh after the token's expiry fails and the session goes on`() async throws {
        let checkout = Checkout()
        _ = try await checkout.ready()
        checkout.service.now += 3600
        await checkout.session.refresh()
        #expect(checkout.failures.map(\.errorId) == ["invalid-client-token"] && checkout.session.phase == .ready)
        let selection = try await checkout.listed()
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == 1)
    }

    @Test func `a Retry-After date that a wrong clock makes far away is waited for up to the limit`() async throws {
        let checkout = Checkout()
        checkout.service.now = Date(timeIntervalSince1970: 0)
        checkout.service.answer(.configuration) {
            $0 == 1 ? .json(503, "", retryAfter: "Thu, 28 May 2026 20:26:50 GMT") : .json(200, Sample.configuration())
        }
        _ = try await checkout.ready()
        #expect(checkout.service.pauses == [30])
    }
}
