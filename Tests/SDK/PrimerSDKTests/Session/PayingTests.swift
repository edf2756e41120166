import CofferFoundation
import Testing

@testable import PrimerSDK

/// primer.md §4.5: paying with the selected method.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PayingTests {
    @Test func `a tap becomes an exchange and a payment and no list call`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        #expect(checkout.service.requests.map(\.step) == [.configuration, .list, .exchange, .create])
        let expected = PaymentResult(
            paymentId: "pay_1", status: .success, token: "pay_1", amount: 1299, currencyCode: "EUR", paymentMethodType: "PAYMENT_CARD")
        #expect(checkout.outcomes.count == 1 && checkout.results == [expected])
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-1/exchange"])
        #expect(checkout.service.requests(.create).map(\.body) == [#"{"paymentMethodToken":"single-1"}"#])
    }

    @Test func `a payment is made with the method that was selected`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        #expect(checkout.service.count(.exchange) == 0 && checkout.service.count(.create) == 0)
        await selection.submitSelectedVaulted()
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-2/exchange"])
        #expect(checkout.results.count == 1)
    }

    @Test func `nothing selected pays nothing and says nothing`() async throws {
        let checkout = Checkout(list: Sample.list())
        let selection = try await checkout.ready()
        let before = selection.state
        await selection.submitSelectedVaulted()
        #expect(selection.state == before && checkout.outcomes.isEmpty && checkout.service.count(.exchange) == 0)
    }

    @Test(arguments: [true, false])
    func `the loading flag goes up and down once per attempt`(_ succeeds: Bool) async throws {
        let checkout = Checkout(capturesCvv: true)
        if !succeeds { checkout.service.answer(.create, 200, Sample.payment("FAILED")) }
        let selection = try await checkout.ready()
        selection.updateCvvInput("123")
        var flags: [Bool] = []
        let watching = selection.$state.sink { if flags.last != $0.isVaultPaymentLoading { flags.append($0.isVaultPaymentLoading) } }
        await selection.submitSelectedVaulted()
        #expect(flags == [false, true, false])
        watching.cancel()
    }

    @Test func `success clears the code`() async throws {
        let checkout = Checkout(capturesCvv: true)
        let selection = try await checkout.ready()
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        #expect(selection.state.cvvInput.isEmpty && !selection.state.isCvvValid && selection.state.cvvError == nil)
        #expect(checkout.session.run?.navigator.route == .success(checkout.results[0]))
    }

    @Test func `a declined payment clears the code, still asks for one, and can be tried again`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.answer(.create) { .json(200, Sample.payment($0 == 1 ? "FAILED" : "SUCCESS", id: "pay_\($0)")) }
        let selection = try await checkout.ready()
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        guard case .paymentFailed("PAYMENT_CARD", "pay_1", "o-1", "FAILED", _)? = checkout.failures.first else {
            return #expect(Bool(false), "another failure")
        }
        #expect(selection.state.cvvInput.isEmpty && !selection.state.isCvvValid && selection.state.requiresCvvInput)
        #expect(checkout.session.run?.navigator.route == .failure(checkout.failures[0]))
        selection.updateCvvInput("456")
        await selection.submitSelectedVaulted()
        #expect(checkout.results.map(\.paymentId) == ["pay_2"])
        #expect(checkout.service.requests(.create).map(\.body) == ["single-1", "single-2"].map { #"{"paymentMethodToken":"\#($0)"}"# })
        #expect(Set(checkout.service.requests(.create).map { $0.header("X-Idempotency-Key") }).count == 2)
    }

    @Test func `a second tap while a payment runs pays nothing`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.create)
        let selection = try await checkout.ready()
        let first = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.create)
        await selection.submitSelectedVaulted()
        await selection.submitSelectedVaulted()
        checkout.service.release(.create)
        await first.value
        #expect(checkout.service.count(.exchange) == 1 && checkout.service.count(.create) == 1 && checkout.results.count == 1)
    }

    @Test func `two taps in one turn pay once`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        async let one: Void = selection.submitSelectedVaulted()
        async let two: Void = selection.submitSelectedVaulted()
        _ = await (one, two)
        #expect(checkout.service.count(.create) == 1 && checkout.outcomes.count == 1)
    }

    @Test func `a tap after success pays nothing`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        await selection.submitSelectedVaulted()
        #expect(checkout.service.count(.create) == 1 && checkout.outcomes.count == 1)
    }

    @Test func `a running payment keeps its method when another is selected, and the other one's code is kept`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.answer(.create, 200, Sample.payment("FAILED"))
        checkout.service.hold(.create)
        let selection = try await checkout.ready()
        selection.updateCvvInput("123")
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.create)
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        selection.updateCvvInput("45")
        checkout.service.release(.create)
        await paying.value
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-1/exchange"])
        #expect(selection.state.selectedVaultedPaymentMethod?.id == "card-2" && selection.state.cvvInput == "45")
    }

    @Test func `a payment does not break off because whoever waits for it does`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.create)
        let selection = try await checkout.ready()
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.create)
        paying.cancel()
        checkout.service.release(.create)
        await paying.value
        #expect(checkout.results.count == 1)
    }

    @Test func `a method that is not in the list fails at the service and pays nothing`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.exchange, 404, Sample.refusal("NotFound"))
        let selection = try await checkout.ready()
        selection.selectVaulted(Sample.method("gone"))
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.map(\.errorId) == ["invalid-vaulted-payment-method-id"])
        #expect(checkout.service.count(.exchange) == 0 && checkout.service.count(.create) == 0)
        checkout.service.answer(.exchange, 200, Sample.exchanged())
        selection.selectVaulted(selection.vaultedPaymentMethods[0])
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == 1)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: CallAnswer
        init(_ name: String, _ answer: CallAnswer) { (testDescription, self.answer) = (name, answer) }
    }

    @Test(arguments: [
        Row("404, the method was deleted elsewhere", .json(404, Sample.refusal("NotFound"))), Row("401", .json(401, "")),
        Row("400 without a body", .json(400, "")), Row("500 with a page", .json(500, "<h1>500</h1>")),
        Row("200 with a page", .json(200, "<html>")),
        Row("200 without a token", .json(200, #"{"paymentInstrumentType":"PAYMENT_CARD"}"#)), Row("no body", .json(200, "")),
        Row("an empty token", .json(200, Sample.exchanged(""))),
        Row("a token without end", .json(200, Sample.exchanged(String(repeating: "t", count: 8_193)))),
        Row("no connection", CallAnswer(.notSent)), Row("broken off", CallAnswer(.noAnswer)), Row("too slow", CallAnswer(.timedOut)),
    ])
    func `an exchange that fails creates no payment and the next tap starts anew`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.service.answer(.exchange) { $0 == 1 ? row.answer : .json(200, Sample.exchanged("single-2")) }
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.map(\.errorId) == ["unknown"] && checkout.service.count(.create) == 0)
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == 1 && checkout.service.count(.create) == 1)
    }

    @Test func `every call carries the protocol's headers and its own limit of time`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.session.requiredActionOpener = { _ in true }
        checkout.service.answer(.create, 200, Sample.actionPayment())
        let selection = try await checkout.ready()
        selection.updateCvvInput("123")
        try await selection.delete(selection.vaultedPaymentMethods[1])
        await selection.submitSelectedVaulted()
        let seen = checkout.service.requests
        #expect(Set(seen.map(\.step)) == [.configuration, .list, .delete, .exchange, .create, .poll, .resume])
        for call in seen {
            let isPayment = call.step == .create || call.step == .resume
            #expect(call.request.timeoutInterval == (isPayment ? 60 : 15))
            #expect(call.header("Primer-Client-Token") == (call.step == .poll ? "action-access" : "access-1"))
            #expect(call.header("X-Api-Version") == "2.4" && call.header("Primer-SDK-Client") == "COFFER_SWIFT")
            #expect(call.header("Primer-SDK-Version")?.isEmpty == false)
            #expect(call.header("Content-Type") == (call.request.httpMethod == "GET" ? nil : "application/json"))
            #expect((call.header("X-Idempotency-Key") != nil) == (call.step == .create))
            #expect(call.header("X-Request-ID")?.count == 32)
        }
        #expect(Set(seen.map { $0.header("X-Request-ID") }).count == seen.count)
        #expect(Set(seen.map { $0.header("Primer-SDK-Checkout-Session-ID") }).count == 1)
    }
}
