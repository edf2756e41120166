import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ShortcutTests {
    @Test func `without a session there is nothing`() {
        #expect(Screen(PrimerVaultedPaymentMethods()).text == "")
        #expect(Screen(VaultedPaymentMethodsDefaults.unavailable()).text == "")
    }

    @Test func `until the session is ready there is nothing, no spinner either`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.configuration)
        let screen = Screen(PrimerVaultedPaymentMethods().primerCheckoutSession(checkout.session))
        await checkout.service.received(.configuration)
        #expect(!screen.nodes.contains { [.text, .button, .progress, .image].contains($0.kind) })
        checkout.service.release(.configuration)
        await screen.until { $0.words.contains("Pay") }
    }

    @Test func `while the list is on its way there is nothing`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.list)
        let screen = Screen(PrimerVaultedPaymentMethods().primerCheckoutSession(checkout.session))
        await checkout.service.received(.list)
        #expect(screen.words == [])
        checkout.service.release(.list)
        await screen.until { $0.words.contains("Pay") }
    }

    @Test(arguments: [Sample.list(), #"{"data":[]}"#, "broken"])
    func `a customer without saved methods sees nothing at all`(_ list: String) async throws {
        let (screen, _) = try await Screen.shortcut(Checkout(list: list))
        #expect(screen.words == [])
        #expect(screen.nodes(.button).isEmpty && screen.nodes(.textField).isEmpty)
    }

    @Test func `one row is shown, of the first saved method, with header and button`() async throws {
        let (screen, _) = try await Screen.shortcut(Checkout())
        #expect(screen.words == ["Saved payment methods", "Show all", "•••• 4242", "Pay"])
        let labels = screen.nodes(.button).map { $0.attributes[.label]?.content ?? Screen.words(in: $0).joined() }
        #expect(labels == ["Show all saved payment methods", "Visa card ending in 4242, expires 03/30", "Pay"])
    }

    @Test func `the row follows the choice`() async throws {
        let checkout = Checkout()
        let (screen, selection) = try await Screen.shortcut(checkout)
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        screen.host.flush()
        #expect(screen.words == ["Saved payment methods", "Show all", "•••• 4444", "Pay"])
    }

    @Test func `the view goes when the last method goes`() async throws {
        let checkout = Checkout(list: Sample.list(Sample.card("card-1")))
        let (screen, selection) = try await Screen.shortcut(checkout)
        checkout.service.answer(.list, 200, Sample.list())
        try await selection.delete(selection.vaultedPaymentMethods[0])
        screen.host.flush()
        #expect(screen.words == [])
        #expect(checkout.session.phase == .ready)
    }

    @Test func `the button pays with the row's method`() async throws {
        let checkout = Checkout()
        let (screen, selection) = try await Screen.shortcut(checkout)
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        screen.host.flush()
        #expect(screen.tap("vault_pay_button"))
        await until(checkout) { !$0.outcomes.isEmpty }
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-2/exchange"])
        let result = try #require(checkout.results.first)
        #expect(result.status == .success && result.paymentMethodType == "PAYMENT_CARD")
    }

    @Test func `while a payment runs the button shows that and takes no tap`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.create)
        let (screen, _) = try await Screen.shortcut(checkout)
        screen.tap("vault_pay_button")
        await checkout.service.received(.create)
        screen.host.flush()
        let button = try #require(screen.node("vault_pay_button"))
        #expect(button.attributes[.disabled] == .yes)
        #expect(Screen.all(in: button).contains { $0.kind == .progress && $0.attributes[.label] == "Loading" })
        #expect(Screen.words(in: button) == [])
        #expect(!screen.tap("vault_pay_button"))
        checkout.service.release(.create)
        await screen.until { $0.words.contains("Pay") }
        #expect(checkout.service.count(.create) == 1)
    }

    @Test func `dark is dark`() async throws {
        let checkout = Checkout()
        let (screen, _) = try await Screen.shortcut(checkout)
        let ground = { screen.node("vault_pay_button").map { Screen.all(in: $0).compactMap { $0.attributes[.fill]?.content } } }
        #expect(ground() == ["#212121"])
        screen.host.environment.colorScheme = .dark
        screen.host.flush()
        #expect(ground() == ["#EFEFEF"])
        #expect(screen.nodes(.text).map { $0.attributes[.color]?.content } == ["#EFEFEF", "#EFEFEF", "#EFEFEF", "#171619"])
    }
}
