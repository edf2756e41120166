import CofferFoundation
import Testing

@testable import PrimerSDK

/// A payment whose outcome is not known is learned by repetition, never paid again (docs/decisions).
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UnknownOutcomeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: CallAnswer
        init(_ name: String, _ answer: CallAnswer) { (testDescription, self.answer) = (name, answer) }
    }

    private nonisolated static let lost = [
        Row("500", .json(500, "")), Row("503 with a page", .json(503, "<h1>busy</h1>")),
        Row("504 with a body", .json(504, Sample.refusal("Timeout"))),
        Row("200 with a page", .json(200, "<html>")), Row("200 without a body", .json(200, "")),
        Row("200 with an unknown status", .json(200, Sample.payment("DONE"))),
        Row("paid without an id", .json(200, Sample.payment("SUCCESS", id: nil))), Row("broken off", CallAnswer(.noAnswer)),
        Row("too slow", CallAnswer(.timedOut)), Row("too large", CallAnswer(.answerTooLarge)),
    ]

    @Test(arguments: lost)
    func `the next tap repeats the same creation, without asking or exchanging again`(_ row: Row) async throws {
        let checkout = Checkout(capturesCvv: true)
        let asked = Counter()
        checkout.session.onBeforePaymentCreate = { _, decide in
            asked.add()
            decide(.continuePaymentCreation(withIdempotencyKey: "order-7-\(asked.count)"))
        }
        checkout.service.answer(.create) { $0 == 1 ? row.answer : .json(200, Sample.payment()) }
        let selection = try await checkout.ready()
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.count == 1 && checkout.results.isEmpty)
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        let calls = checkout.service.requests(.create)
        #expect(calls.map(\.body) == Array(repeating: #"{"paymentMethodToken":"single-1"}"#, count: 2))
        #expect(calls.map { $0.header("X-Idempotency-Key") } == ["order-7-1", "order-7-1"])
        #expect(checkout.service.count(.exchange) == 1 && asked.count == 1 && checkout.results.count == 1)
    }

    @Test(arguments: [
        Row("400", .json(400, Sample.refusal("PaymentError"))), Row("401", .json(401, "")),
        Row("409", .json(409, Sample.refusal("IdempotencyKeyAlreadyExists"))),
        Row("422", .json(422, "")), Row("429", .json(429, "")), Row("declined", .json(200, Sample.payment("FAILED"))),
        Row("no connection", CallAnswer(.notSent)),
    ])
    func `a refusal is known, so the next tap is a new attempt`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { $0 == 1 ? row.answer : .json(200, Sample.payment()) }
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.count == 1 && checkout.results.count == 1)
        #expect(checkout.service.count(.exchange) == 2)
        #expect(Set(checkout.service.requests(.create).map { $0.header("X-Idempotency-Key") }).count == 2)
    }

    @Test func `a repetition that is refused settles it, and the tap after that is a new attempt`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) {
            switch $0 {
            case 1: CallAnswer(.noAnswer)
            case 2: .json(200, Sample.payment("FAILED"))
            default: .json(200, Sample.payment())
            }
        }
        let selection = try await checkout.ready()
        for _ in 0..<3 { await selection.submitSelectedVaulted() }
        #expect(checkout.failures.map(\.errorId) == ["unknown", "payment-failed"] && checkout.results.count == 1)
        #expect(checkout.service.requests(.create).map(\.body).last == #"{"paymentMethodToken":"single-2"}"#)
    }

    @Test func `a repetition whose key is known already stays unknown`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { $0 == 1 ? CallAnswer(.timedOut) : .json(409, Sample.refusal("IdempotencyKeyAlreadyExists")) }
        let selection = try await checkout.ready()
        for _ in 0..<3 { await selection.submitSelectedVaulted() }
        #expect(checkout.service.count(.exchange) == 1 && checkout.service.count(.create) == 3 && checkout.failures.count == 3)
    }

    @Test(arguments: [
        Row("no connection", CallAnswer(.notSent)), Row("401", .json(401, Sample.refusal("Unauthorized"))),
        Row("403", .json(403, Sample.refusal("Forbidden"))), Row("429", .json(429, "")),
        Row("409", .json(409, Sample.refusal("IdempotencyKeyAlreadyExists"))), Row("413", .json(413, "")),
        Row("400 of something between", .json(400, "<html>")), Row("404 of something between", .json(404, "")),
    ])
    func `a repetition that was not judged tells nothing of the first request, so the next tap repeats it once more`(
        _ row: Row
    ) async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) {
            switch $0 {
            case 1: CallAnswer(.noAnswer)
            case 2: row.answer
            default: .json(200, Sample.payment())
            }
        }
        let selection = try await checkout.ready()
        for _ in 0..<3 { await selection.submitSelectedVaulted() }
        let calls = checkout.service.requests(.create)
        #expect(checkout.service.count(.exchange) == 1 && calls.count == 3 && checkout.results.count == 1)
        #expect(Set(calls.map { $0.header("X-Idempotency-Key") }).count == 1 && Set(calls.map(\.body)).count == 1)
    }

    @Test(arguments: [
        Row("400", .json(400, Sample.refusal("InvalidPaymentInstrumentToken"))), Row("404", .json(404, Sample.refusal("PaymentNotFound"))),
        Row("422", .json(422, Sample.refusal("RequestValidationError"))),
    ])
    func `a repetition that the service itself refuses was never a payment`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) {
            switch $0 {
            case 1: CallAnswer(.noAnswer)
            case 2: row.answer
            default: .json(200, Sample.payment())
            }
        }
        let selection = try await checkout.ready()
        for _ in 0..<3 { await selection.submitSelectedVaulted() }
        #expect(checkout.service.count(.exchange) == 2 && checkout.results.count == 1 && checkout.failures.count == 2)
    }

    @Test(arguments: [
        Row("no connection", CallAnswer(.notSent)), Row("401", .json(401, "")), Row("429", .json(429, "")),
        Row("400", .json(400, Sample.refusal("PaymentError"))), Row("404", .json(404, Sample.refusal("PaymentNotFound"))),
    ])
    func `a resumption has no key, so only an answer to its repetition settles it`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.session.requiredActionOpener = { _ in true }
        checkout.service.answer(.create, 200, Sample.actionPayment())
        checkout.service.answer(.resume) {
            switch $0 {
            case 1: CallAnswer(.noAnswer)
            case 2: row.answer
            default: .json(200, Sample.payment())
            }
        }
        let selection = try await checkout.ready()
        for _ in 0..<3 { await selection.submitSelectedVaulted() }
        #expect(checkout.service.count(.create) == 1 && checkout.service.count(.exchange) == 1)
        #expect(checkout.service.count(.resume) == 3 && checkout.results.count == 1)
    }

    @Test func `another method does not pay until the outcome is known`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { $0 == 1 ? CallAnswer(.timedOut) : .json(200, Sample.payment("FAILED")) }
        let selection = try await checkout.ready()
        let methods = selection.vaultedPaymentMethods
        await selection.submitSelectedVaulted()
        selection.selectVaulted(methods[1])
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.last?.errorId == "failed-to-create-payment")
        #expect(checkout.service.count(.exchange) == 1 && checkout.service.count(.create) == 1)
        #expect(!selection.state.isVaultPaymentLoading)

        selection.selectVaulted(methods[0])
        await selection.submitSelectedVaulted()
        checkout.service.answer(.create, 200, Sample.payment(id: "pay_9"))
        selection.selectVaulted(methods[1])
        await selection.submitSelectedVaulted()
        #expect(checkout.results.map(\.paymentId) == ["pay_9"])
        #expect(checkout.service.requests(.exchange).last?.path == "/sdk/payment-instruments/card-2/exchange")
    }

    @Test(arguments: [true, false])
    func `the outcome of a method that was deleted is learned before another one pays`(_ wasPaid: Bool) async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) {
            switch $0 {
            case 1: CallAnswer(.timedOut)
            case 2: .json(200, wasPaid ? Sample.payment(id: "first") : Sample.payment("FAILED"))
            default: .json(200, Sample.payment(id: "second"))
            }
        }
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-2")))
        try await selection.delete(selection.vaultedPaymentMethods[0])
        await selection.submitSelectedVaulted()
        #expect(checkout.results.map(\.paymentId) == [wasPaid ? "first" : "second"])
        #expect(checkout.service.count(.create) == (wasPaid ? 2 : 3))
        #expect(checkout.service.requests(.create)[1].body == #"{"paymentMethodToken":"single-1"}"#)
    }

    @Test func `a refresh does not forget what is unknown`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { $0 == 1 ? CallAnswer(.timedOut) : .json(200, Sample.payment()) }
        await (try checkout.ready()).submitSelectedVaulted()
        await checkout.session.refresh()
        let fresh = try await checkout.listed()
        await fresh.submitSelectedVaulted()
        #expect(checkout.service.count(.exchange) == 1 && checkout.service.count(.create) == 2 && checkout.results.count == 1)
    }

    @Test(arguments: lost.dropFirst(6) + [Row("still pending", .json(200, Sample.payment("PENDING")))])
    func `a resumption whose outcome is not known is repeated`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.session.requiredActionOpener = { _ in true }
        checkout.service.answer(.create, 200, Sample.actionPayment())
        checkout.service.answer(.resume) { $0 == 1 ? row.answer : .json(200, Sample.payment()) }
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.map(\.errorId) == ["failed-to-resume-payment"])
        await selection.submitSelectedVaulted()
        #expect(checkout.results.map(\.paymentId) == ["pay_1"])
        #expect(checkout.service.count(.create) == 1 && checkout.service.count(.exchange) == 1)
        #expect(checkout.service.requests(.resume).map(\.body) == Array(repeating: #"{"resumeToken":"resume-1"}"#, count: 2))
    }
}

/// Counts.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0  // guarded by lock

    var count: Int { lock.withLock { value } }

    func add() { lock.withLock { value += 1 } }
}
