import Testing

@testable import PrimerSDK

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct RefreshTests {
    @Test func `a refresh fetches configuration and list again and makes new sub-sessions`() async throws {
        let checkout = Checkout()
        let old = try await checkout.ready()
        checkout.service.answer(.configuration, 200, Sample.configuration(capturesCvv: true, amount: 2500))
        checkout.service.hold(.configuration)
        let refreshing = Task { await checkout.session.refresh() }
        await checkout.service.received(.configuration, 2)
        #expect(checkout.session.phase == .initializing && checkout.session.selection == nil)
        #expect(checkout.session.clientSession?.totalAmount == 1299)
        checkout.service.release(.configuration)
        await refreshing.value
        let fresh = try #require(checkout.session.selection)
        #expect(fresh !== old && checkout.session.phase == .ready && checkout.session.clientSession?.totalAmount == 2500)
        _ = try await checkout.listed()
        #expect(fresh.state.requiresCvvInput && checkout.outcomes.isEmpty)
        #expect(checkout.service.count(.configuration) == 2 && checkout.service.count(.list) == 2)
    }

    @Test func `before the session is ready and while one runs a refresh does nothing`() async throws {
        let checkout = Checkout()
        await checkout.session.refresh()
        #expect(checkout.service.requests.isEmpty)
        _ = try await checkout.ready()
        checkout.service.hold(.configuration)
        let refreshing = Task { await checkout.session.refresh() }
        await checkout.service.received(.configuration, 2)
        await checkout.session.refresh()
        await checkout.session.start()
        checkout.service.release(.configuration)
        await refreshing.value
        #expect(checkout.service.count(.configuration) == 2)
    }

    @Test func `a refresh that fails delivers that, and the session is ready as it was`() async throws {
        let checkout = Checkout()
        _ = try await checkout.ready()
        checkout.service.answer(.configuration, 401, "")
        await checkout.session.refresh()
        #expect(checkout.failures.map(\.errorId) == ["unknown"] && checkout.session.phase == .ready)
        #expect(checkout.session.clientSession?.totalAmount == 1299)
        let selection = try await checkout.listed()
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == 1)
    }

    @Test func `cancelling during a refresh ends it silently and the session can start again`() async throws {
        let checkout = Checkout()
        _ = try await checkout.ready()
        checkout.service.hold(.configuration)
        let refreshing = Task { await checkout.session.refresh() }
        await checkout.service.received(.configuration, 2)
        checkout.session.cancel()
        await refreshing.value
        #expect(checkout.session.phase == .initializing && checkout.outcomes == [.dismissed])
        checkout.service.release(.configuration)
        _ = try await checkout.ready()
        #expect(checkout.session.phase == .ready)
    }

    @Test func `an old selection does nothing any more`() async throws {
        let checkout = Checkout()
        let old = try await checkout.ready()
        await checkout.session.refresh()
        await old.submitSelectedVaulted()
        old.selectVaulted(old.vaultedPaymentMethods[1])
        old.updateCvvInput("1")
        old.showAll()
        old.cancel()
        #expect(checkout.service.count(.exchange) == 0 && checkout.outcomes.isEmpty && checkout.session.phase == .ready)
        #expect(old.state.selectedVaultedPaymentMethod?.id == "card-1" && old.state.cvvInput.isEmpty)
        #expect(checkout.session.run?.navigator.route == .paymentMethodSelection)
    }

    @Test func `a payment that runs during a refresh goes on, is delivered, and is not paid again by the new selection`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.create)
        let old = try await checkout.ready()
        let paying = Task { await old.submitSelectedVaulted() }
        await checkout.service.received(.create)
        await checkout.session.refresh()
        let fresh = try await checkout.listed()
        #expect(fresh.state.isVaultPaymentLoading)
        await fresh.submitSelectedVaulted()
        checkout.service.release(.create)
        await paying.value
        #expect(!fresh.state.isVaultPaymentLoading && !old.state.isVaultPaymentLoading)
        #expect(checkout.results.count == 1 && checkout.service.count(.create) == 1)
    }
}
