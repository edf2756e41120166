import CofferFoundation
import CofferRendered
import CofferTestServer
import PrimerSDK
import SwiftUI
import Testing

@testable import PrimerSpecSamples

/// The specification's screens, as it prints them, on a screen.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SpecSampleTests {
    /// A sample in a hierarchy that has a session.
    private func shown(_ sample: some View, _ checkout: Checkout) async throws -> Screen {
        let screen = Screen(sample.primerCheckoutSession(checkout.session) { checkout.note($0) })
        await screen.until { $0.nodes(.button).count > 1 }
        return screen
    }

    @Test func `SavedMethodsView is a complete shortcut`() async throws {
        let checkout = Checkout()
        let screen = try await shown(SavedMethodsView(), checkout)
        #expect(screen.words == ["Saved payment methods", "Show all", "•••• 4242", "Pay"])
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.results.isEmpty }
    }

    @Test func `SavedMethodsView without a session is empty`() { #expect(Screen(SavedMethodsView()).text == "") }

    @Test func `CheckoutScreen starts from its token, over real HTTP, and pays`() async throws {
        let server = try TestServer { request in
            let path = request.target.split(separator: "?").first.map(String.init) ?? ""
            switch Step(method: request.method, path: path) {
            case .configuration: return .json(Sample.configuration(pciUrl: nil))
            case .list: return .json(Sample.list(Sample.card("card-1")))
            case .exchange: return .json(Sample.exchanged())
            case .create: return .json(Sample.payment())
            default: return .json("", status: 404)
            }
        }
        var base = server.url.absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        let screen = Screen(CheckoutScreen(clientToken: Sample.clientToken(base: base, ["exp": 4_000_000_000])))
        #expect(screen.nodes(.scroll).count == 1 && screen.words == [])
        await screen.until { $0.words.contains("Pay") }
        #expect(screen.nodes(.scroll).count == 1)
        #expect(screen.words == ["Saved payment methods", "Show all", "•••• 4242", "Pay"])
        screen.tap("vault_pay_button")
        await screen.until { $0.node("success_container") != nil }
        #expect(server.requests.map(\.method) == ["GET", "GET", "POST", "POST"])
        screen.host.close()
    }

    @Test func `CustomVaultedMethods shows its own header and row, and the default button`() async throws {
        let checkout = Checkout(capturesCvv: true)
        let screen = try await shown(CustomVaultedMethods(), checkout)
        #expect(screen.words == ["Pay faster with a saved card", "Manage", "PAYMENT_CARD", "Input the card CVV", "Pay"])
        #expect(screen.nodes(.text)[0].attributes[.font] == "headline")
        #expect(screen.nodes(.image).contains { $0.attributes[.text] == "checkmark.circle.fill" })
        #expect(screen.tap(screen.button("Manage")))
        #expect(screen.sheet.map { Screen.words(in: $0).contains("All saved payment methods") } == true)
        screen.tap("vaulted_payment_method_card-2_item")
        #expect(screen.sheet == nil)
        #expect(screen.tap(screen.button("PAYMENT_CARD")))
        screen.type("123")
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.results.isEmpty }
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-2/exchange"])
    }

    @Test func `a default that is used in a slot is the default`() async throws {
        let checkout = Checkout(capturesCvv: true)
        let (reused, plain) = (try await shown(ReusedDefault(), checkout), try await shown(SavedMethodsView(), Checkout(capturesCvv: true)))
        #expect(reused.words == plain.words)
        #expect(reused.node("vault_pay_button")?.snapshot.description == plain.node("vault_pay_button")?.snapshot.description)
        reused.type("123")
        reused.tap("vault_pay_button")
        await until(checkout) { !$0.results.isEmpty }
    }
}
