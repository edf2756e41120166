import Testing

@testable import PrimerSDK

/// primer.md §4.7 and §4.9: what is shown above the merchant's view, without views.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ScreensTests {
    private nonisolated static let result = PaymentResult(paymentId: "p", status: .success)
    private nonisolated static let error = PrimerError.unknown(message: "m", diagnosticsId: "d")

    @Test(arguments: [
        (CheckoutRoute.loading, false), (.paymentMethodSelection, false), (.vaultedPaymentMethods, true),
        (.deleteVaultedPaymentMethodConfirmation(Sample.method("m")), true), (.paymentMethod(type: "PAYMENT_CARD"), true),
        (.processing, true),
        (.success(result), true), (.failure(error), true), (.dismissed, false),
    ])
    func `a sheet shows all but three states`(_ route: CheckoutRoute, _ isSheet: Bool) { #expect(route.isSheet == isSheet) }

    @Test func `states are equal by their ids`() {
        #expect(CheckoutRoute.success(Self.result) == .success(PaymentResult(paymentId: "p", status: .pending)))
        #expect(CheckoutRoute.success(Self.result) != .success(PaymentResult(paymentId: "q", status: .success)))
        #expect(CheckoutRoute.failure(Self.error) == .failure(.cancelled(paymentMethodType: "x", diagnosticsId: "d")))
        #expect(CheckoutRoute.failure(Self.error) != .failure(.unknown(message: "m", diagnosticsId: "e")))
        let question = CheckoutRoute.deleteVaultedPaymentMethodConfirmation(Sample.method("m"))
        #expect(question == .deleteVaultedPaymentMethodConfirmation(Sample.method("m", network: "Amex")))
        #expect(question != .deleteVaultedPaymentMethodConfirmation(Sample.method("n")))
        #expect(CheckoutRoute.paymentMethod(type: "a") != .paymentMethod(type: "b"))
        #expect(CheckoutRoute.loading != .processing)
    }

    @Test func `show all opens the saved methods, and closing returns to the selection`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        let navigator = try #require(checkout.session.run?.navigator)
        #expect(navigator.route == .paymentMethodSelection)
        selection.showAll()
        #expect(navigator.route == .vaultedPaymentMethods)
        navigator.showSelection()
        #expect(navigator.route == .paymentMethodSelection)
    }

    @Test func `a tap on a row selects it, folds the other methods away and closes`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        selection.showAll()
        selection.chooseFromAll(selection.vaultedPaymentMethods[1])
        #expect(selection.state.selectedVaultedPaymentMethod?.id == "card-2" && !selection.state.isPaymentMethodsExpanded)
        #expect(checkout.session.run?.navigator.route == .paymentMethodSelection)
    }

    @Test func `a confirmed deletion returns to the list`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        let navigator = try #require(checkout.session.run?.navigator)
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-2")))
        navigator.confirmDeletion(of: selection.vaultedPaymentMethods[0])
        await selection.deleteConfirmed(selection.vaultedPaymentMethods[0])
        #expect(navigator.route == .vaultedPaymentMethods && navigator.deletionError == nil)
        #expect(selection.vaultedPaymentMethods.count == 1)
    }

    @Test func `a deletion that ends after the customer went elsewhere moves nothing`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.delete)
        let selection = try await checkout.ready()
        let navigator = try #require(checkout.session.run?.navigator)
        let method = selection.vaultedPaymentMethods[0]
        navigator.confirmDeletion(of: method)
        let deleting = Task { await selection.deleteConfirmed(method) }
        await checkout.service.received(.delete)
        navigator.showSelection()
        checkout.service.release(.delete)
        await deleting.value
        #expect(navigator.route == .paymentMethodSelection)
    }

    @Test func `without screens for success and error the sheet closes as soon as the outcome is delivered`() async throws {
        let options = PrimerUIOptions(isSuccessScreenEnabled: false, isErrorScreenEnabled: false)
        let checkout = Checkout(settings: PrimerSettings(uiOptions: options))
        checkout.service.answer(.create) { .json(200, Sample.payment($0 == 1 ? "FAILED" : "SUCCESS")) }
        let selection = try await checkout.ready()
        for _ in 0..<2 {
            await selection.submitSelectedVaulted()
            #expect(checkout.session.run?.navigator.route == .paymentMethodSelection)
        }
        #expect(checkout.failures.count == 1 && checkout.results.count == 1)
    }

    @Test func `the next attempt takes an error off the screen`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { .json(200, Sample.payment($0 == 1 ? "FAILED" : "SUCCESS")) }
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        checkout.service.hold(.create)
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.create, 2)
        #expect(checkout.session.run?.navigator.route == .paymentMethodSelection)
        checkout.service.release(.create)
        await paying.value
    }
}
