import CofferFoundation
import Testing

@testable import PrimerSDK

/// From the client token to a session that is ready: primer.md §4.1, and everything that can go wrong on the way.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct StartTests {
    @Test func `making a session sends nothing`() {
        let checkout = Checkout()
        #expect(checkout.session.phase == .initializing && checkout.session.clientSession == nil && checkout.session.selection == nil)
        #expect(checkout.service.requests.isEmpty)
    }

    @Test func `a start fetches the configuration, is ready, and fetches the list once`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        #expect(checkout.session.phase == .ready)
        #expect(checkout.session.clientSession?.customerId == "cust-7" && checkout.session.clientSession?.totalAmount == 1299)
        #expect(selection.vaultedPaymentMethods.map(\.id) == ["card-1", "card-2"])
        #expect(selection.vaultListState == .loaded)
        #expect(checkout.service.requests.map(\.step) == [.configuration, .list])
        #expect(checkout.service.requests[0].request.url?.query == "withDisplayMetadata=true")
        #expect(checkout.session.selection === selection)
        #expect(checkout.outcomes.isEmpty)
        #expect(checkout.service.requests.count == 2)
    }

    @Test func `the list is empty while it is loading`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.list)
        checkout.start()
        await checkout.service.received(.list)
        let selection = try #require(checkout.session.selection)
        #expect(selection.vaultListState == .loading && selection.vaultedPaymentMethods.isEmpty)
        #expect(selection.state.selectedVaultedPaymentMethod == nil && !selection.state.requiresCvvInput)
        checkout.service.release(.list)
        let methods = try await checkout.listed().vaultedPaymentMethods
        #expect(methods.map(\.id) == ["card-1", "card-2"])
    }

    @Test func `a session without a customer is ready with an empty vault and asks for no list`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.configuration, 200, Sample.configuration(customer: nil))
        let selection = try await checkout.ready()
        #expect(selection.vaultedPaymentMethods.isEmpty && selection.vaultListState == .loaded)
        #expect(checkout.service.count(.list) == 0)
        await selection.submitSelectedVaulted()
        #expect(checkout.service.requests.map(\.step) == [.configuration] && checkout.outcomes.isEmpty)
    }

    @Test func `a list that fails is told in the state and nowhere else, and a refresh fetches it again`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.list, 503, "<h1>busy</h1>")
        let selection = try await checkout.ready()
        guard case .failed(let error) = selection.vaultListState else { return #expect(Bool(false), "not failed") }
        #expect(error.errorId == "unknown" && selection.state.error == error.errorDescription)
        #expect(selection.vaultedPaymentMethods.isEmpty && checkout.outcomes.isEmpty && checkout.session.phase == .ready)
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-1")))
        await checkout.session.refresh()
        let fresh = try await checkout.listed()
        #expect(fresh.state.error == nil && fresh.vaultedPaymentMethods.map(\.id) == ["card-1"])
    }

    @Test func `the list is not filtered by what the session offers`() async throws {
        let selection = try await Checkout(list: Sample.list(Sample.payPal("pp"), Sample.card("card-1"))).ready()
        #expect(selection.state.paymentMethods.map(\.type) == ["PAYMENT_CARD"])
        #expect(selection.vaultedPaymentMethods.map(\.id) == ["pp", "card-1"])
    }

    @Test func `entries without id or type are left out alone and the order is the service's`() async throws {
        let broken = [
            #"{"analyticsId":"a","paymentMethodType":"PAYMENT_CARD","paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{}}"#,
            #"{"id":"x","analyticsId":"a","paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{}}"#,
            #"{"id":"y","analyticsId":"a","paymentMethodType":"PAYMENT_CARD","paymentInstrumentData":{}}"#,
            #"{"id":"z","analyticsId":"a","paymentMethodType":"PAYMENT_CARD","paymentInstrumentType":"PAYMENT_CARD"}"#,
            #"{"id":"w","paymentMethodType":"PAYMENT_CARD","paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{}}"#, "7",
            "null",
        ]
        let entries = [Sample.card("z-last")] + broken + [Sample.card("a-first")]
        let selection = try await Checkout(list: #"{"data":[\#(entries.joined(separator: ","))]}"#).ready()
        #expect(selection.vaultedPaymentMethods.map(\.id) == ["z-last", "a-first"])
    }

    @Test func `a second start returns at once, while starting and when ready`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.configuration)
        checkout.start()
        await checkout.service.received(.configuration)
        await checkout.session.start()
        await checkout.session.start { _ in Issue.record("a start that returns at once tells nothing") }
        checkout.service.release(.configuration)
        await until(checkout.session) { $0.phase == .ready }
        await checkout.session.start()
        #expect(checkout.service.count(.configuration) == 1)
    }

    @Test func `a start returns after success`() async throws {
        let checkout = Checkout()
        await (try checkout.ready()).submitSelectedVaulted()
        await checkout.starting?.value
        #expect(checkout.results.count == 1 && checkout.session.phase == .ready)
    }

    @Test func `a token that cannot be used fails the start once, without a request, and the session can start again`() async throws {
        let checkout = Checkout(token: Sample.clientToken(["exp": 1]))
        checkout.start()
        await checkout.starting?.value
        #expect(checkout.failures.map(\.errorId) == ["invalid-client-token"])
        #expect(checkout.service.requests.isEmpty && checkout.session.phase == .initializing)
        checkout.service.now = Date(timeIntervalSince1970: 0)
        _ = try await checkout.ready()
        #expect(checkout.outcomes.count == 1)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: CallAnswer
        let callsCount: Int
        let text: String
        init(_ name: String, _ answer: CallAnswer, calls: Int, _ text: String) {
            (testDescription, self.answer, callsCount, self.text) = (name, answer, calls, text)
        }
    }

    @Test(arguments: [
        Row("401", .json(401, Sample.refusal("Unauthorized")), calls: 1, "[unauthorized]"),
        Row("404", .json(404, ""), calls: 1, "[server-error]"),
        Row("400", .json(400, Sample.refusal("Bad")), calls: 1, "[server-error]"),
        Row("a page", .json(200, "<html>"), calls: 1, "[failed-to-decode]"),
        Row("an error body with 200", .json(200, Sample.refusal("Oops")), calls: 1, "[server-error]"),
        Row("no body", .json(200, ""), calls: 1, "[failed-to-decode]"), Row("a redirect", .json(307, ""), calls: 1, "[failed-to-decode]"),
        Row("503", .json(503, ""), calls: 9, "[network-failed-after-retries]"),
        Row("500 with a page", .json(500, "<html>"), calls: 9, "[network-failed-after-retries]"),
        Row("408", .json(408, ""), calls: 9, "[network-failed-after-retries]"),
        Row("429", .json(429, ""), calls: 9, "[network-failed-after-retries]"),
        Row("no connection", CallAnswer(.notSent), calls: 9, "[network-failed-after-retries]"),
        Row("broken off", CallAnswer(.noAnswer), calls: 9, "[network-failed-after-retries]"),
        Row("too slow", CallAnswer(.timedOut), calls: 9, "[network-failed-after-retries]"),
    ])
    func `a configuration that does not come fails the start, tried again only where that can heal`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.service.answer(.configuration) { _ in row.answer }
        checkout.start()
        await checkout.starting?.value
        let error = try #require(checkout.failures.first)
        #expect(checkout.outcomes.count == 1 && error.errorId == "unknown" && error.plainDescription?.contains(row.text) == true)
        #expect(checkout.service.count(.configuration) == row.callsCount)
        #expect(checkout.service.pauses.count == row.callsCount - 1)
        checkout.service.answer(.configuration, 200, Sample.configuration())
        _ = try await checkout.ready()
    }

    @Test func `a configuration that heals makes the session ready, and Retry-After is waited for`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.configuration) { attempt in
            switch attempt {
            case 1: CallAnswer(.noAnswer)
            case 2: .json(429, "", retryAfter: "7")
            case 3: .json(503, "", retryAfter: "9999")
            case 4: .json(503, "", retryAfter: "Thu, 28 May 2026 20:26:50 GMT")
            default: .json(200, Sample.configuration())
            }
        }
        _ = try await checkout.ready()
        #expect(checkout.service.pauses == [0.1, 7, 30, 10])
        #expect(checkout.outcomes.isEmpty)
    }

    @Test func `a configuration may leave the cards' address to the token and may not weaken it`() async throws {
        let plain = Checkout()
        plain.service.answer(.configuration, 200, Sample.configuration(pciUrl: nil))
        _ = try await plain.ready()
        #expect(plain.service.requests(.list).first?.request.url?.absoluteString == "https://pay.example/sdk/payment-instruments")

        let weak = Checkout()
        weak.service.answer(.configuration, 200, Sample.configuration(pciUrl: "http://pay.example/sdk"))
        weak.start()
        await weak.starting?.value
        #expect(weak.failures.map(\.errorId) == ["invalid-url"] && weak.service.count(.list) == 0)
        #expect(!"\(weak.failures)".contains("pay.example"))
    }

    @Test func `two sessions at once have nothing in common`() async throws {
        let one = Checkout(), other = Checkout()
        let first = try await one.ready(), second = try await other.ready()
        async let a: Void = first.submitSelectedVaulted()
        async let b: Void = second.submitSelectedVaulted()
        _ = await (a, b)
        #expect(one.results.count == 1 && other.results.count == 1)
        #expect(one.service.count(.create) == 1 && other.service.count(.create) == 1)
        one.session.cancel()
        #expect(other.session.phase == .ready)
    }
}
