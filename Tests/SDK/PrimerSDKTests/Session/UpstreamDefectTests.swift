import CofferTestServer
import Testing

@testable import PrimerSDK

/// primer.md §6.3, by its numbers: what upstream gets wrong and this SDK does not.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UpstreamDefectTests {
    @Test func `1: the merchant is asked and the key is sent for saved methods`() async throws {
        let checkout = Checkout()
        checkout.session.idempotencyKey = { "provided-1" }
        var selection = try await checkout.ready()
        checkout.session.onBeforePaymentCreate = { _, decide in decide(.abortPaymentCreation(withErrorMessage: "Out of stock")) }
        await selection.submitSelectedVaulted()
        guard case .merchantError("Out of stock", _)? = checkout.failures.first else { return #expect(Bool(false), "another failure") }
        #expect(checkout.service.count(.exchange) == 0)
        checkout.session.onBeforePaymentCreate = nil
        await selection.submitSelectedVaulted()
        #expect(checkout.service.requests(.create).map { $0.header("X-Idempotency-Key") } == ["provided-1"])

        let own = Checkout()
        selection = try await own.ready()
        await selection.submitSelectedVaulted()
        #expect(own.service.requests(.create).first?.header("X-Idempotency-Key")?.isEmpty == false)
    }

    @Test func `1: a key that cannot be sent fails the attempt and the session goes on`() async throws {
        let checkout = Checkout()
        checkout.session.idempotencyKey = { "a\r\nb" }
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.map(\.errorId) == ["invalid-value"] && checkout.service.count(.exchange) == 0)
        checkout.session.idempotencyKey = { nil }
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == 1)
    }

    @Test func `2: manual handling with a saved method ends at once instead of never`() async throws {
        let checkout = Checkout(settings: PrimerSettings(paymentHandling: .manual))
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.map(\.errorId) == ["unsupported-payment-method-type"])
        #expect(checkout.service.count(.exchange) == 0 && !selection.state.isVaultPaymentLoading)
    }

    @Test func `3: retry pays again with the saved method that failed`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { .json(200, Sample.payment($0 == 1 ? "FAILED" : "SUCCESS")) }
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        await checkout.session.run?.retry()
        #expect(checkout.results.count == 1)
        #expect(Set(checkout.service.requests(.exchange).map(\.path)) == ["/sdk/payment-instruments/card-1/exchange"])
    }

    @Test func `3: retry asks for the security code where it is needed`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.answer(.create, 200, Sample.payment("FAILED"))
        let selection = try await checkout.ready()
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        await checkout.session.run?.retry()
        #expect(checkout.service.count(.exchange) == 1 && checkout.session.run?.navigator.route == .paymentMethodSelection)
        #expect(selection.state.requiresCvvInput && selection.state.cvvInput.isEmpty && selection.state.cvvError == nil)
    }

    @Test func `4: field and manager use one network, so a code that the field takes is not refused`() async throws {
        let checkout = Checkout(capturesCvv: true, list: Sample.list(Sample.card("amex", network: "American Express", binNetwork: "AMEX")))
        let selection = try await checkout.ready()
        let manager = PrimerHeadlessUniversalCheckout.VaultManager(session: checkout.session)
        try manager.configure()
        _ = await manager.fetched()
        for code in ["12", "123", "1234", "12345"] {
            selection.updateCvvInput(code)
            let errors = await manager.judged("amex", PrimerVaultedCardAdditionalData(cvv: code))
            #expect((errors == nil) == selection.state.isCvvValid && (errors == nil) == (code == "1234"))
        }
    }

    @Test func `5: VoiceOver says expires once and no whole email`() {
        let texts = CheckoutTexts(localeCode: "en")
        let card = Sample.Method(
            id: "c", paymentMethodType: "PAYMENT_CARD", paymentInstrumentType: .paymentCard,
            paymentInstrumentData: .init(last4Digits: "4242", expirationMonth: "12", expirationYear: "2026", network: "Visa"),
            analyticsId: "a")
        let spoken = VaultedMethodText(card, texts).spoken
        #expect(spoken.lowercased().components(separatedBy: "expires").count == 2)
    }

    @Test func `6: a deletion that fails is shown in the list`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.delete, 500, "")
        let selection = try await checkout.ready()
        let navigator = try #require(checkout.session.run?.navigator)
        let method = selection.vaultedPaymentMethods[0]
        navigator.confirmDeletion(of: method)
        await selection.deleteConfirmed(method)
        #expect(navigator.route == .vaultedPaymentMethods && navigator.deletionError?.errorId == "failed-to-create-session")
        checkout.service.answer(.delete, 204, "")
        navigator.confirmDeletion(of: method)
        #expect(navigator.deletionError == nil)
    }

    @Test func `6: the last deletion leaves no empty screen`() async throws {
        let checkout = Checkout(list: Sample.list(Sample.card("card-1")))
        let selection = try await checkout.ready()
        let navigator = try #require(checkout.session.run?.navigator)
        checkout.service.answer(.list, 200, Sample.list())
        let method = selection.vaultedPaymentMethods[0]
        navigator.confirmDeletion(of: method)
        await selection.deleteConfirmed(method)
        #expect(navigator.route == .paymentMethodSelection)
    }

    @Test func `7: a list that cannot be fetched is visible`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.list, .noAnswer)
        let selection = try await checkout.ready()
        guard case .failed(let error) = selection.vaultListState else { return #expect(Bool(false), "invisible") }
        #expect(error.errorId == "unknown" && selection.state.error != nil)
    }

    @Test func `8: after a failed refresh outcomes are still delivered`() async throws {
        let checkout = Checkout()
        _ = try await checkout.ready()
        checkout.service.answer(.configuration, 404, "")
        await checkout.session.refresh()
        await checkout.session.refresh()
        #expect(checkout.failures.count == 2)
        let selection = try await checkout.listed()
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == 1 && checkout.outcomes.count == 3)
    }

    @Test func `9: overlapping starts are one start and overlapping submits one payment`() async throws {
        let checkout = Checkout()
        let selection: PrimerSelectionSession
        async let extra: Void = checkout.session.start()
        selection = try await checkout.ready()
        #expect(checkout.service.count(.configuration) == 1)
        async let one: Void = selection.submitSelectedVaulted()
        async let two: Void = selection.submitSelectedVaulted()
        _ = await (one, two)
        #expect(checkout.service.count(.create) == 1)
        checkout.session.cancel()
        await extra
    }

    @Test func `10: rows keep the service's order and the selection is the object that came last`() async throws {
        let checkout = Checkout(list: Sample.list(Sample.card("z"), Sample.card("a"), Sample.card("m")))
        let selection = try await checkout.ready()
        #expect(selection.vaultedPaymentMethods.map(\.id) == ["z", "a", "m"])
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        checkout.service.answer(.list, 200, Sample.list(Sample.card("m"), Sample.card("a", last4: "4444")))
        try await selection.delete(selection.vaultedPaymentMethods[0])
        #expect(selection.vaultedPaymentMethods.map(\.id) == ["m", "a"])
        #expect(selection.state.selectedVaultedPaymentMethod?.paymentInstrumentData.last4Digits == "4444")
    }

    @Test func `11: a pending payment without an action is told as pending`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.payment("PENDING"))
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        #expect(checkout.results.map(\.status) == [.pending])
        await selection.submitSelectedVaulted()
        #expect(checkout.service.count(.create) == 1)
    }

    @Test func `12: after a failed payment no old error stands over an empty field`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.hold(.create)
        checkout.service.answer(.create, 200, Sample.payment("FAILED"))
        let selection = try await checkout.ready()
        selection.updateCvvInput("123")
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.create)
        selection.updateCvvInput("12x")
        #expect(selection.state.cvvError != nil)
        checkout.service.release(.create)
        await paying.value
        #expect(selection.state.cvvInput.isEmpty && selection.state.cvvError == nil && selection.state.requiresCvvInput)
    }

    @Test func `13: nothing that the service writes about an exchange is repeated`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.answer(.exchange, 400, Sample.refusal("Code739", diagnosticsId: "d739", "cvv 739 refused"))
        let selection = try await checkout.ready()
        selection.updateCvvInput("739")
        await selection.submitSelectedVaulted()
        let error = try #require(checkout.failures.first)
        #expect(
            ![error.description, error.localizedDescription, error.diagnosticsId, "\(error.errorUserInfo)"].contains {
                $0.withoutChance.contains("739")
            })
    }
}
