import CofferFoundation
import Testing

@testable import PrimerSDK

/// `clientSessionCachingEnabled`: primer.md §1.13.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CachingTests {
    private static func checkout(caches: Bool) -> Checkout {
        Checkout(settings: PrimerSettings(clientSessionCachingEnabled: caches))
    }

    @Test(arguments: [(true, 1), (false, 2)])
    func `a session that starts again fetches its configuration again unless it may use the old one`(
        _ caches: Bool, _ count: Int
    ) async throws {
        let checkout = Self.checkout(caches: caches)
        _ = try await checkout.ready()
        checkout.service.answer(.configuration, 200, Sample.configuration(capturesCvv: true))
        checkout.session.cancel()
        #expect(checkout.session.clientSession == nil)
        let selection = try await checkout.ready()
        #expect(checkout.service.count(.configuration) == count)
        #expect(checkout.session.clientSession?.customerId == "cust-7" && selection.state.requiresCvvInput == !caches)
        #expect(checkout.service.count(.list) == 2, "saved methods are fetched each time")
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == (caches ? 1 : 0))
    }

    @Test func `a refresh fetches it, and the next start uses what that brought`() async throws {
        let checkout = Self.checkout(caches: true)
        _ = try await checkout.ready()
        checkout.service.answer(.configuration, 200, Sample.configuration(capturesCvv: true))
        await checkout.session.refresh()
        #expect(checkout.service.count(.configuration) == 2)
        checkout.session.cancel()
        #expect(try await checkout.ready().state.requiresCvvInput)
        #expect(checkout.service.count(.configuration) == 2)
    }

    @Test func `a start or a refresh that failed leaves nothing to start with`() async throws {
        let checkout = Self.checkout(caches: true)
        checkout.service.answer(.configuration, 404, "")
        checkout.start()
        await checkout.starting?.value
        #expect(checkout.failures.count == 1)
        checkout.service.answer(.configuration, 200, Sample.configuration())
        _ = try await checkout.ready()
        #expect(checkout.service.count(.configuration) == 2)
        checkout.service.answer(.configuration, 404, "")
        await checkout.session.refresh()
        checkout.session.cancel()
        #expect(try await !checkout.ready().state.requiresCvvInput)
        #expect(checkout.service.count(.configuration) == 3)
    }

    @Test func `a token that has expired meanwhile starts nothing`() async throws {
        let checkout = Self.checkout(caches: true)
        _ = try await checkout.ready()
        checkout.session.cancel()
        checkout.service.now = Date(timeIntervalSince1970: 1e11)
        checkout.start()
        await checkout.starting?.value
        #expect(checkout.failures.map(\.errorId) == ["invalid-client-token"] && checkout.session.phase == .initializing)
    }

    @Test func `another session of the same token fetches its own`() async throws {
        for _ in 0..<2 {
            let checkout = Self.checkout(caches: true)
            _ = try await checkout.ready()
            #expect(checkout.service.count(.configuration) == 1)
        }
    }
}
