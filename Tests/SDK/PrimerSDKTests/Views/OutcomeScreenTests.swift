import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

/// What the sheet shows after an attempt to pay.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct OutcomeScreenTests {
    private func paid(_ checkout: Checkout) async throws -> Screen {
        checkout.service.holdPauses(of: 3)
        let (screen, _) = try await Screen.shortcut(checkout)
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.outcomes.isEmpty }
        screen.host.flush()
        return screen
    }

    private func words(_ screen: Screen) -> [String]? { screen.sheet.map(Screen.words) }

    @Test func `while a saved method pays no sheet is shown`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.create)
        let (screen, _) = try await Screen.shortcut(checkout)
        screen.tap("vault_pay_button")
        await checkout.service.received(.create)
        screen.host.flush()
        #expect(screen.sheet == nil)
        checkout.service.release(.create)
        await screen.until { $0.sheet != nil }
    }

    @Test func `success is told, and closes by itself after three seconds`() async throws {
        let checkout = Checkout()
        let screen = try await paid(checkout)
        #expect(words(screen) == ["Payment successful", "Thank you for your payment."])
        #expect(screen.node("success_container") != nil)
        #expect(screen.node("success_title")?.attributes[.traits] == "header")
        await soon { checkout.service.pauses == [3] }
        #expect(screen.sheet != nil)
        checkout.service.releasePauses()
        await screen.until { $0.sheet == nil }
        #expect(checkout.outcomes.count == 1)
    }

    @Test func `success that the customer closed stays closed when the time is over`() async throws {
        let checkout = Checkout()
        let screen = try await paid(checkout)
        let sheet = try #require(screen.sheet)
        #expect(screen.host.send(.dismiss, to: sheet.id))
        screen.tap("payment_selection_show_all_button")
        checkout.service.releasePauses()
        for _ in 0..<50 { await Task.yield() }
        screen.host.flush()
        #expect(words(screen)?.contains("All saved payment methods") == true)
    }

    @Test func `a payment that is not decided is not called successful`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.payment("PENDING"))
        let screen = try await paid(checkout)
        #expect(words(screen) == ["Payment is being processed", "Your payment has been received and is still being decided."])
    }

    /// How an attempt fails, and what the customer reads.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let prepare: @MainActor @Sendable (Checkout) -> Void
        let text: String

        static let all = [
            Row(
                testDescription: "declined", prepare: { $0.service.answer(.create, 200, Sample.payment("FAILED")) },
                text: "Your payment was not accepted. Please try again, or choose another payment method."),
            Row(
                testDescription: "the merchant's abort with a text",
                prepare: {
                    $0.session.onBeforePaymentCreate = { _, decide in decide(.abortPaymentCreation(withErrorMessage: "Sold out.")) }
                },
                text: "Sold out."),
            Row(
                testDescription: "the service is broken", prepare: { $0.service.answer(.exchange, 500, "") },
                text: "Something went wrong. Please try again."),
            Row(
                testDescription: "the answer was lost", prepare: { $0.service.answer(.create, .noAnswer) },
                text: "Something went wrong. Please try again."),
        ]
    }

    @Test(arguments: Row.all)
    func `a failure is told in words for customers`(_ row: Row) async throws {
        let checkout = Checkout()
        row.prepare(checkout)
        let screen = try await paid(checkout)
        #expect(words(screen) == ["Payment failed", row.text, "Retry", "Choose other payment method"])
        #expect(screen.node("error_title")?.attributes[.traits] == "header")
        #expect(screen.node("error_icon")?.attributes[.label] == "Error")
        #expect(screen.node("error_message_container") != nil && screen.node("error_description") != nil)
        let error = try #require(checkout.failures.first)
        #expect(!screen.text.contains(error.errorId) && !screen.text.contains(error.diagnosticsId))
    }

    @Test func `retry pays again with the saved method that failed`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { .json(200, $0 == 1 ? Sample.payment("FAILED") : Sample.payment()) }
        checkout.service.holdPauses(of: 3)
        let (screen, selection) = try await Screen.shortcut(checkout)
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        screen.host.flush()
        screen.tap("vault_pay_button")
        await screen.until { $0.node("error_retry_button") != nil }
        selection.selectVaulted(selection.vaultedPaymentMethods[0])
        screen.tap("error_retry_button")
        await screen.until { $0.node("success_container") != nil }
        let path = "/sdk/payment-instruments/card-2/exchange"
        #expect(checkout.service.requests(.exchange).map(\.path) == [path, path])
        #expect(checkout.failures.count == 1 && checkout.results.count == 1)
        checkout.service.releasePauses()
    }

    @Test func `retry goes back to the field where a code is needed, and pays with what is typed then`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.answer(.create) { .json(200, $0 == 1 ? Sample.payment("FAILED") : Sample.payment()) }
        checkout.service.holdPauses(of: 3)
        let (screen, _) = try await Screen.shortcut(checkout)
        screen.type("111")
        screen.tap("vault_pay_button")
        await screen.until { $0.node("error_retry_button") != nil }
        screen.tap("error_retry_button")
        await screen.until { $0.sheet == nil }
        #expect(screen.typed == "" && checkout.service.count(.create) == 1)
        screen.type("222")
        screen.tap("vault_pay_button")
        await screen.until { $0.node("success_container") != nil }
        #expect(checkout.service.requests(.exchange).map(\.body) == [#"{"cvv":"111"}"#, #"{"cvv":"222"}"#])
        checkout.service.releasePauses()
    }

    @Test func `retry after a lost answer repeats the same request`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { $0 == 1 ? CallAnswer(.noAnswer) : .json(200, Sample.payment()) }
        let screen = try await paid(checkout)
        screen.tap("error_retry_button")
        await screen.until { $0.node("success_container") != nil }
        let creations = checkout.service.requests(.create)
        #expect(creations.count == 2 && Set(creations.map(\.body)).count == 1)
        #expect(Set(creations.map { $0.header("X-Idempotency-Key") }).count == 1)
        checkout.service.releasePauses()
    }

    @Test func `while an outcome is not known another method is told so`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, .noAnswer)
        let screen = try await paid(checkout)
        screen.tap("error_other_payment_method_button")
        screen.tap("payment_selection_show_all_button")
        screen.tap("vaulted_payment_method_card-2_item")
        screen.tap("vault_pay_button")
        await screen.until { $0.node("error_description") != nil }
        let text =
            "It is not known yet whether your payment with another saved method went through. Please pay with that one again to find out."
        #expect(screen.node("error_description")?.attributes[.text]?.content == text)
        #expect(checkout.service.count(.create) == 1)
    }

    @Test func `choosing another method closes the sheet and pays nothing`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.payment("FAILED"))
        let screen = try await paid(checkout)
        #expect(screen.tap("error_other_payment_method_button"))
        #expect(screen.sheet == nil && screen.words.last == "Pay" && checkout.service.count(.create) == 1)
    }

    @Test func `without screens for outcomes no sheet is shown`() async throws {
        let options = PrimerUIOptions(isSuccessScreenEnabled: false, isErrorScreenEnabled: false)
        let checkout = Checkout(settings: PrimerSettings(uiOptions: options))
        checkout.service.answer(.create) { .json(200, $0 == 1 ? Sample.payment("FAILED") : Sample.payment()) }
        let screen = try await paid(checkout)
        #expect(checkout.failures.count == 1 && screen.sheet == nil)
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.results.isEmpty }
        screen.host.flush()
        #expect(screen.sheet == nil)
    }

    @Test func `a payment method without a screen says so and leads back`() async throws {
        let (screen, selection) = try await Screen.shortcut(Checkout())
        selection.select(selection.state.paymentMethods[0])
        screen.host.flush()
        #expect(words(screen) == ["This payment method cannot be used here.", "Choose other payment method"])
        screen.tap("error_other_payment_method_button")
        #expect(screen.sheet == nil)
    }
}
