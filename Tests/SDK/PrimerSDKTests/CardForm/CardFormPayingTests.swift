import Testing

@testable import PrimerSDK

/// primer.md §1.11, §3.3 and §3.5: a new card becomes a token, and the token pays by the same flow as a saved method's.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CardFormPayingTests {
    @Test func `a card is told, tokenised and paid with`() async throws {
        let checkout = Checkout()
        let form = try await checkout.cardForm()
        form.typeCard()
        form.submit()
        await until(checkout) { !$0.outcomes.isEmpty }
        #expect(checkout.service.requests.map(\.step) == [.configuration, .list, .actions, .tokenise, .create])
        #expect(
            checkout.service.requests(.actions).map(\.body) == [
                #"{"actions":[{"type":"SELECT_PAYMENT_METHOD","params":{"paymentMethodType":"PAYMENT_CARD","binData":{"network":"VISA"}}}]}"#
            ])
        #expect(
            checkout.service.requests(.tokenise).map(\.body) == [
                #"{"paymentInstrument":{"number":"4242424242424242","cvv":"737","expirationMonth":"03","expirationYear":"2030","#
                    + #""cardholderName":"Maria Stern"}}"#
            ])
        #expect(checkout.service.requests(.tokenise).map(\.path) == ["/sdk/payment-instruments"])
        #expect(checkout.service.requests(.create).map(\.body) == [#"{"paymentMethodToken":"card-token-1"}"#])
        #expect(checkout.results.map(\.paymentId) == ["pay_1"] && checkout.results.first?.paymentMethodType == "PAYMENT_CARD")
        #expect(form.state.data == FormData() && !form.state.isLoading && !form.state.isValid)
    }

    @Test func `the merchant is asked and the key is sent`() async throws {
        let checkout = Checkout()
        checkout.session.idempotencyKey = { "provided" }
        checkout.session.onBeforePaymentCreate = { data, decide in
            decide(
                data.paymentMethodType.type == "PAYMENT_CARD"
                    ? .continuePaymentCreation(withIdempotencyKey: "decided") : .abortPaymentCreation())
        }
        let form = try await checkout.cardForm()
        form.typeCard()
        await form.pay()
        #expect(checkout.service.requests(.create).map { $0.header("X-Idempotency-Key") } == ["decided"])
        #expect(checkout.service.requests(.tokenise).map { $0.header("X-Idempotency-Key") } == [nil])
    }

    @Test func `a merchant who says no lets nothing of the card go`() async throws {
        let checkout = Checkout()
        checkout.session.onBeforePaymentCreate = { $1(.abortPaymentCreation(withErrorMessage: "closed")) }
        let form = try await checkout.cardForm()
        form.typeCard()
        await form.pay()
        #expect(checkout.failures.map(\.errorId) == ["merchant-error"] && checkout.service.requests.count == 2)
    }

    @Test func `what is missing is demanded and nothing is sent`() async throws {
        let checkout = Checkout()
        let form = try await checkout.cardForm()
        await form.pay()
        #expect(form.codes == ["invalid-card_number", "invalid-expiry_date", "invalid-cvv", "invalid-cardholder_name"])
        form.updateCardNumber("4242")
        form.updateCardholderName("M")
        #expect(form.codes == ["invalid-card_number", "invalid-expiry_date", "invalid-cvv", "invalid-cardholder-name-length"])
        form.typeCard()
        #expect(form.codes.isEmpty)
        #expect(checkout.service.requests.count == 2 && checkout.outcomes.isEmpty)
    }

    @Test func `a billing address goes with the network`() async throws {
        let checkout = Checkout()
        let module = #"{"type":"BILLING_ADDRESS","options":{"postalCode":true,"phoneNumber":true,"state":false}}"#
        checkout.service.answer(.configuration, 200, Checkout.formConfiguration(modules: module))
        let form = try await checkout.cardForm()
        form.typeCard()
        #expect(!form.state.isValid)
        form.updateCountryCode("us")
        form.updateFirstName("Maria")
        form.updateLastName("Stern")
        form.updateAddressLine1("1 Market Street")
        form.updatePostalCode("94105")
        form.updateCity("San Francisco")
        form.updatePhoneNumber("+1 555 010 0100")
        #expect(form.state.isValid)
        await form.pay()
        let body = try #require(checkout.service.requests(.actions).first?.body)
        let address =
            #"{"firstName":"Maria","lastName":"Stern","addressLine1":"1 Market Street","city":"San Francisco","#
            + #""countryCode":"US","postalCode":"94105"}"#
        #expect(body.contains(#"{"type":"SET_BILLING_ADDRESS","params":{"billingAddress":\#(address)}}"#))
        #expect(body.contains(#"{"type":"SET_MOBILE_NUMBER","params":{"mobileNumber":"+1 555 010 0100"}}"#))
        #expect(checkout.results.count == 1)
    }

    @Test func `a declined card keeps all but its code and can be tried again`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { .json(200, Sample.payment($0 == 1 ? "FAILED" : "SUCCESS", id: "pay_\($0)")) }
        let form = try await checkout.cardForm()
        form.typeCard()
        await form.pay()
        #expect(checkout.failures.map(\.errorId) == ["payment-failed"])
        #expect(form.state.data[.cardNumber] == "424242••••••4242" && !form.state.isValid && form.codes.isEmpty)
        await form.pay()
        #expect(form.codes == ["invalid-cvv"] && checkout.service.count(.create) == 1)
        form.updateCvv("737")
        await form.pay()
        #expect(checkout.results.map(\.paymentId) == ["pay_2"])
        #expect(Set(checkout.service.requests(.create).map { $0.header("X-Idempotency-Key") }).count == 2)
    }

    @Test func `two taps pay once and the flag says that one runs`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.tokenise)
        let form = try await checkout.cardForm()
        form.typeCard()
        let paying = Task { await form.pay() }
        await checkout.service.received(.tokenise)
        #expect(form.state.isLoading)
        form.updateCvv("737")
        #expect(form.state.isLoading)
        await form.pay()
        let selection = try #require(checkout.session.selection)
        await selection.submitSelectedVaulted()
        #expect(!selection.state.isVaultPaymentLoading)
        checkout.service.release(.tokenise)
        await paying.value
        #expect(!form.state.isLoading && checkout.service.count(.create) == 1 && checkout.service.count(.exchange) == 0)
        await form.pay()
        #expect(checkout.service.count(.create) == 1)
    }

    @Test func `while a saved method pays a card does not`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.create)
        let form = try await checkout.cardForm()
        let selection = try #require(checkout.session.selection)
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.create)
        form.typeCard()
        await form.pay()
        #expect(!form.state.isLoading && checkout.service.count(.tokenise) == 0)
        checkout.service.release(.create)
        await paying.value
        #expect(checkout.results.count == 1)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let step: Step
        let answer: CallAnswer
        init(_ name: String, _ step: Step, _ answer: CallAnswer) {
            (testDescription, self.step, self.answer) = ("\(step): \(name)", step, answer)
        }
    }

    @Test(arguments: [
        Row("400", .actions, .json(400, Sample.refusal("ClientSessionValidationError"))), Row("401", .actions, .json(401, "")),
        Row("a page", .actions, .json(200, "<html>")), Row("broken off", .actions, CallAnswer(.noAnswer)),
        Row("422", .tokenise, .json(422, Sample.refusal("RequestValidationError", "cvv 737"))), Row("500", .tokenise, .json(500, "")),
        Row("no token", .tokenise, .json(200, #"{"paymentInstrumentType":"PAYMENT_CARD"}"#)),
        Row("a page", .tokenise, .json(200, "<html>737</html>")), Row("too slow", .tokenise, CallAnswer(.timedOut)),
        Row("a token without end", .tokenise, .json(200, Sample.exchanged(String(repeating: "t", count: 8_193)))),
    ])
    func `a call that fails before the payment pays nothing, shows nothing of the card, and the next tap starts anew`(_ row: Row)
        async throws
    {
        let checkout = Checkout()
        checkout.service.answer(row.step) { $0 == 1 ? row.answer : .json(200, row.step == .actions ? "{}" : Sample.exchanged("later")) }
        let form = try await checkout.cardForm()
        form.typeCard()
        await form.pay()
        let error = try #require(checkout.failures.first)
        #expect(error.errorId == "unknown" && checkout.service.count(.create) == 0 && !form.state.isLoading)
        #expect(!textForms(error).contains { $0.contains("737") })
        form.updateCvv("737")
        await form.pay()
        #expect(checkout.results.count == 1 && checkout.service.count(.create) == 1)
    }

    @Test(arguments: [true, false])
    func `a payment whose outcome never came is repeated before a card pays again`(_ wasTaken: Bool) async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { attempt in
            switch attempt {
            case 1: CallAnswer(.noAnswer)
            case 2: .json(200, Sample.payment(wasTaken ? "SUCCESS" : "FAILED", id: "pay_first"))
            default: .json(200, Sample.payment(id: "pay_\(attempt)"))
            }
        }
        let form = try await checkout.cardForm()
        form.typeCard()
        await form.pay()
        form.typeCard(number: "5555 5555 5555 4444")
        await form.pay()
        let creates = checkout.service.requests(.create)
        #expect(creates.prefix(2).map(\.body) == Array(repeating: #"{"paymentMethodToken":"card-token-1"}"#, count: 2))
        #expect(creates[0].header("X-Idempotency-Key") == creates[1].header("X-Idempotency-Key"))
        #expect(checkout.results.map(\.paymentId) == [wasTaken ? "pay_first" : "pay_3"])
        #expect(creates.count == (wasTaken ? 2 : 3) && checkout.service.count(.tokenise) == (wasTaken ? 1 : 2))
    }

    @Test func `a card and its code are in one body alone`() async throws {
        let checkout = Checkout()
        let form = try await checkout.cardForm()
        form.typeCard(cvv: "739")
        await form.pay()
        for call in checkout.service.requests {
            #expect(call.body.contains("4242424242424242") == (call.step == .tokenise))
            #expect(call.body.contains("739") == (call.step == .tokenise))
            let url = call.request.url?.absoluteString ?? ""
            #expect(!url.contains("4242"))
        }
    }

    @Test func `manual handling ends at once`() async throws {
        let checkout = Checkout(settings: PrimerSettings(paymentHandling: .manual))
        let form = try await checkout.cardForm()
        form.typeCard()
        await form.pay()
        #expect(checkout.failures.map(\.errorId) == ["unsupported-payment-method-type"] && checkout.service.count(.tokenise) == 0)
        #expect(!form.state.isLoading)
    }

    @Test func `after a failed card retry shows the choice and pays nothing`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.payment("FAILED"))
        let form = try await checkout.cardForm()
        form.typeCard()
        await form.pay()
        await checkout.session.run?.retry()
        #expect(checkout.service.count(.exchange) == 0 && checkout.service.count(.create) == 1)
        #expect(checkout.session.run?.navigator.route == .paymentMethodSelection)
    }

    @Test func `a refresh makes another form, and the old one does nothing`() async throws {
        let checkout = Checkout()
        let old = try await checkout.cardForm()
        old.typeCard()
        await checkout.session.refresh()
        let fresh = try #require(checkout.session.cardForm)
        #expect(fresh !== old && fresh.state == PrimerCardFormState())
        await old.pay()
        old.updateCvv("1")
        old.cancel()
        #expect(checkout.service.count(.tokenise) == 0 && checkout.session.phase == .ready)
    }

    @Test func `a payment that runs during a refresh is shown by the new form`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.create)
        let old = try await checkout.cardForm()
        old.typeCard()
        let paying = Task { await old.pay() }
        await checkout.service.received(.create)
        await checkout.session.refresh()
        let fresh = try #require(checkout.session.cardForm)
        #expect(fresh.state.isLoading && checkout.session.selection?.state.isVaultPaymentLoading == false)
        checkout.service.release(.create)
        await paying.value
        #expect(!fresh.state.isLoading && checkout.results.count == 1)
    }

    @Test func `cancelling closes the checkout, and while a card is tokenised nothing is paid`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.tokenise)
        let form = try await checkout.cardForm()
        form.typeCard()
        let paying = Task { await form.pay() }
        await checkout.service.received(.tokenise)
        form.cancel()
        await paying.value
        #expect(checkout.outcomes == [.dismissed] && checkout.service.count(.create) == 0 && checkout.session.cardForm == nil)
    }

    @Test func `a cancelled session frees its form`() async throws {
        let checkout = Checkout()
        weak var form: PrimerCardFormSession?
        form = try await checkout.cardForm()
        checkout.session.cancel()
        await checkout.starting?.value
        await soon { form == nil }
    }
}
