import CofferFoundation
import Testing

@testable import PrimerSDK

/// Cancelling at each step: the session can start again, and nothing is charged twice.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CancelTests {
    @Test func `cancelling before the start and twice does nothing`() {
        let checkout = Checkout()
        checkout.session.cancel()
        checkout.session.cancel()
        #expect(checkout.outcomes.isEmpty && checkout.session.phase == .initializing)
    }

    @Test func `cancelling while starting delivers nothing and ends the start`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.configuration)
        checkout.start()
        await checkout.service.received(.configuration)
        checkout.session.cancel()
        await checkout.starting?.value
        #expect(checkout.outcomes.isEmpty && checkout.session.phase == .initializing)
        checkout.service.release(.configuration)
        _ = try await checkout.ready()
    }

    @Test func `cancelling a session that is ready delivers dismissed once and drops what it made`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        checkout.session.cancel()
        checkout.session.cancel()
        await checkout.starting?.value
        #expect(checkout.outcomes == [.dismissed])
        #expect(checkout.session.selection == nil && checkout.session.clientSession == nil && checkout.session.phase == .initializing)
        await selection.submitSelectedVaulted()
        #expect(checkout.service.count(.exchange) == 0)
    }

    @Test func `a selection's cancel closes the checkout`() async throws {
        let checkout = Checkout()
        (try await checkout.ready()).cancel()
        #expect(checkout.outcomes == [.dismissed] && checkout.session.phase == .initializing)
    }

    @Test func `cancelling the task that started the session closes it`() async throws {
        let checkout = Checkout()
        _ = try await checkout.ready()
        checkout.starting?.cancel()
        await checkout.starting?.value
        await until(checkout.session) { $0.phase == .initializing }
        #expect(checkout.outcomes == [.dismissed])
    }

    @Test func `after success cancelling delivers nothing more`() async throws {
        let checkout = Checkout()
        await (try checkout.ready()).submitSelectedVaulted()
        checkout.session.cancel()
        #expect(checkout.outcomes.count == 1 && checkout.results.count == 1)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let step: Step
        /// The calls of the payments that were created at the service, by key; one key is one payment.
        let isRepeated: Bool
        var testDescription: String { "during \(step.rawValue)" }
    }

    @Test(arguments: [
        Row(step: .exchange, isRepeated: false), Row(step: .create, isRepeated: true), Row(step: .poll, isRepeated: false),
        Row(step: .resume, isRepeated: true),
    ])
    func `cancelling a payment is dismissed, and the next attempt repeats what may have been paid`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.session.requiredActionOpener = { _ in true }
        if row.step == .poll || row.step == .resume { checkout.service.answer(.create, 200, Sample.actionPayment()) }
        checkout.service.hold(row.step)
        let selection = try await checkout.ready()
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(row.step)
        checkout.session.cancel()
        await paying.value
        #expect(checkout.outcomes == [.dismissed] && !selection.state.isVaultPaymentLoading)

        checkout.service.release(row.step)
        let fresh = try await checkout.ready()
        await fresh.submitSelectedVaulted()
        #expect(checkout.results.count == 1)
        let calls = checkout.service.requests(row.step == .poll ? .create : row.step)
        #expect(calls.count == 2)
        #expect(
            (calls[0].body == calls[1].body && calls[0].header("X-Idempotency-Key") == calls[1].header("X-Idempotency-Key"))
                == (row.isRepeated || row.step == .exchange))
        if row.step == .resume { #expect(checkout.service.count(.create) == 1) }
    }

    /// A checkout whose first exchange does not notice that it is cancelled, until the slot gets an answer.
    private func stubborn() -> (Checkout, OneAnswer<Bool>) {
        let slot = OneAnswer<Bool>()
        let count = Counter()
        let checkout = Checkout { world in
            let send = world.send
            world.send = { request in
                if request.url?.path.hasSuffix("/exchange") == true {
                    count.add()
                    if count.count == 1 { await Task { _ = await slot.wait() }.value }
                }
                return await send(request)
            }
        }
        return (checkout, slot)
    }

    private func cancelledInExchange(_ checkout: Checkout) async throws -> Task<Void, Never> {
        let asked = OneAnswer<Bool>()
        checkout.session.onBeforePaymentCreate = { _, decide in
            decide(.continuePaymentCreation())
            asked.give(true)
        }
        let selection = try await checkout.ready()
        let paying = Task { await selection.submitSelectedVaulted() }
        _ = await asked.wait()
        for _ in 0..<50 { await Task.yield() }
        checkout.session.cancel()
        checkout.session.onBeforePaymentCreate = nil
        return paying
    }

    @Test func `while a cancelled payment winds up, many ways to pay wait as one`() async throws {
        let (checkout, slot) = stubborn()
        let old = try await cancelledInExchange(checkout)
        let fresh = try await checkout.ready()
        let manager = PrimerHeadlessUniversalCheckout.VaultManager(session: checkout.session)
        try manager.configure()
        _ = await manager.fetched()
        let paying = Task { await fresh.submitSelectedVaulted() }
        for _ in 0..<3 { manager.startPaymentFlow(vaultedPaymentMethodId: "card-1") }
        for _ in 0..<50 { await Task.yield() }
        slot.give(true)
        await old.value
        await paying.value
        #expect(checkout.service.count(.create) == 1 && checkout.results.count == 1)
    }

    @Test func `a payment that waits for a cancelled one is not made when it is cancelled too`() async throws {
        let (checkout, slot) = stubborn()
        let old = try await cancelledInExchange(checkout)
        let fresh = try await checkout.ready()
        let paying = Task { await fresh.submitSelectedVaulted() }
        for _ in 0..<50 { await Task.yield() }
        checkout.session.cancel()
        slot.give(true)
        await old.value
        await paying.value
        for _ in 0..<50 { await Task.yield() }
        #expect(checkout.service.count(.create) == 0 && !fresh.state.isVaultPaymentLoading)
        await (try checkout.ready()).submitSelectedVaulted()
        #expect(checkout.service.count(.create) == 1 && checkout.results.count == 1)
    }

    @Test func `cancelling while the merchant decides is dismissed and pays nothing`() async throws {
        let checkout = Checkout()
        let asked = OneAnswer<Bool>()
        let kept = Kept()
        checkout.session.onBeforePaymentCreate = { _, decide in
            kept.keep(decide)
            asked.give(true)
        }
        let selection = try await checkout.ready()
        let paying = Task { await selection.submitSelectedVaulted() }
        _ = await asked.wait()
        checkout.session.cancel()
        await paying.value
        kept.decide(.continuePaymentCreation())
        #expect(checkout.outcomes == [.dismissed] && checkout.service.count(.exchange) == 0)
    }

    @Test func `cancelling while the page opens is dismissed and resumes nothing`() async throws {
        let checkout = Checkout()
        let opening = OneAnswer<Bool>()
        let never = OneAnswer<Bool>()
        checkout.session.requiredActionOpener = { _ in
            opening.give(true)
            return await never.wait() ?? false
        }
        checkout.service.answer(.create, 200, Sample.actionPayment())
        let selection = try await checkout.ready()
        let paying = Task { await selection.submitSelectedVaulted() }
        _ = await opening.wait()
        checkout.session.cancel()
        await paying.value
        #expect(checkout.outcomes == [.dismissed] && checkout.service.count(.poll) == 0 && checkout.service.count(.resume) == 0)
        never.give(true)
    }

    @Test func `cancelling during a deletion leaves the session able to start`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.delete)
        let selection = try await checkout.ready()
        let deleting = Task { try await selection.delete(selection.vaultedPaymentMethods[0]) }
        await checkout.service.received(.delete)
        checkout.session.cancel()
        checkout.service.release(.delete)
        try await deleting.value
        #expect(checkout.outcomes == [.dismissed])
        _ = try await checkout.ready()
    }
}

/// Keeps a merchant's decision for later. `lock` guards `decision`.
final class Kept: @unchecked Sendable {
    private let lock = NSLock()
    private var decision: ((PrimerPaymentCreationDecision) -> Void)?

    func keep(_ decide: @escaping (PrimerPaymentCreationDecision) -> Void) {
        nonisolated(unsafe) let decide = decide
        lock.withLock { decision = decide }
    }

    func decide(_ value: PrimerPaymentCreationDecision) { lock.withLock { decision }?(value) }
}
