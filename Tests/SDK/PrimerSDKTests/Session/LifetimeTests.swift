import CofferFoundation
import Testing

@testable import PrimerSDK

/// Nothing keeps a session alive that its owner has let go of.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LifetimeTests {
    @Test func `a session that was never started is freed`() {
        weak var session: PrimerCheckoutSession?
        do { session = Checkout().session }
        #expect(session == nil)
    }

    @Test func `a cancelled session is freed, and what it made with it`() async throws {
        weak var session: PrimerCheckoutSession?
        weak var selection: PrimerSelectionSession?
        weak var run: CheckoutRun?
        do {
            let checkout = Checkout()
            selection = try await checkout.ready()
            session = checkout.session
            run = checkout.session.run
            checkout.session.cancel()
            await checkout.starting?.value
        }
        await soon { session == nil && selection == nil && run == nil }
    }

    @Test(arguments: ["SUCCESS", "FAILED"])
    func `a session that paid is freed`(_ status: String) async throws {
        weak var session: PrimerCheckoutSession?
        weak var selection: PrimerSelectionSession?
        do {
            let checkout = Checkout()
            checkout.session.onBeforePaymentCreate = { _, decide in decide(.continuePaymentCreation()) }
            checkout.service.answer(.create, 200, Sample.payment(status))
            let made = try await checkout.ready()
            await made.submitSelectedVaulted()
            (session, selection) = (checkout.session, made)
            checkout.starting?.cancel()
            await checkout.starting?.value
        }
        await soon { session == nil && selection == nil }
    }

    @Test func `a refreshed session frees the selection before`() async throws {
        let checkout = Checkout()
        weak var old: PrimerSelectionSession?
        do { old = try await checkout.ready() }
        await checkout.session.refresh()
        await soon { old == nil }
    }

    @Test func `a start that failed keeps nothing`() async throws {
        weak var session: PrimerCheckoutSession?
        do {
            let checkout = Checkout(token: "none")
            checkout.start()
            await checkout.starting?.value
            session = checkout.session
        }
        await soon { session == nil }
    }

    @Test func `a vault manager does not keep its session`() async throws {
        weak var session: PrimerCheckoutSession?
        let manager: PrimerHeadlessUniversalCheckout.VaultManager
        do {
            let checkout = Checkout()
            _ = try await checkout.ready()
            manager = PrimerHeadlessUniversalCheckout.VaultManager(session: checkout.session)
            try manager.configure()
            session = checkout.session
            checkout.starting?.cancel()
            await checkout.starting?.value
        }
        await soon { session == nil }
        #expect(throws: PrimerError.self) { try manager.configure() }
    }
}
