import CofferFoundation
import CofferRendered
import SwiftUI
import Testing

@testable import CheckoutApp

/// The second spec's screens in the app, against a vault.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct CheckoutTests {
    private static let payButton = "checkout_components_vault_pay_button"
    private static let success = "checkout_components_success_container"

    /// A checkout whose saved methods are there.
    private func open(_ shop: Shop, _ style: CheckoutPage.Style = .standard) async -> AppScreen {
        let app = AppScreen(NavigationView { CheckoutPage(shop: shop, style: style) })
        await app.until { $0.node(Self.payButton) != nil || $0.node("checkout_problem") != nil }
        return app
    }

    @Test func `the start page leads to three screens`() async throws {
        try await DemoShop.open(cards: true) { demo in
            for (link, wait) in [
                ("start_add_card", "card_save"), ("start_checkout", Self.payButton), ("start_custom_checkout", Self.payButton),
            ] {
                let app = AppScreen(StartScreen(shop: try demo.shop))
                #expect(app.tap(link))
                await app.until { $0.node(wait) != nil }
                app.screen.close()
            }
        }
    }

    @Test func `the order is shown, and the saved card pays it`() async throws {
        try await DemoShop.open(cards: true) { demo in
            let app = await open(try demo.shop)
            #expect(app.words.contains("2 × Paper filters"))
            #expect(app.words("order_total") == "Total €12.99")
            #expect(app.words.contains("•••• 4242") && app.words.contains("Show all"))
            app.tap(Self.payButton)
            await app.until { $0.node(Self.success) != nil }
            #expect(app.words("receipt") == "Thank you. Your order is paid.")
            #expect(app.words.contains("€12.99"))
            // The SDK's screen closes by itself, and the paid checkout goes with it.
            await app.until { $0.node(Self.payButton) == nil }
            #expect(app.node(Self.success) == nil)
            app.tap("order_again")
            await app.until { $0.node(Self.payButton) != nil }
            #expect(app.node("receipt") == nil && app.words("order_total") == "Total €12.99")
            app.screen.close()
        }
    }

    @Test func `the customised checkout has the shop's header and row, and pays`() async throws {
        try await DemoShop.open(cards: true) { demo in
            let app = await open(try demo.shop, .customised)
            #expect(app.words.contains("Pay faster with a saved card") && app.words.contains("PAYMENT_CARD"))
            app.tap(Self.payButton)
            await app.until { $0.node("receipt") != nil }
            app.screen.close()
        }
    }

    @Test func `where the shop asks for the code again, it pays with the code only`() async throws {
        try await DemoShop.open(cards: true, asksForCode: true) { demo in
            let app = await open(try demo.shop)
            #expect(!app.canTap(Self.payButton))
            app.type("123", into: "checkout_components_vault_cvv_field")
            app.tap(Self.payButton)
            await app.until { $0.node("receipt") != nil }
            app.screen.close()
        }
    }

    @Test func `a refused payment is said on the page too, and can be repeated`() async throws {
        try await DemoShop.open(cards: true, asksForCode: true) { demo in
            let app = await open(try demo.shop)
            app.type("000", into: "checkout_components_vault_cvv_field")
            app.tap(Self.payButton)
            await app.until { $0.node("checkout_problem") != nil }
            #expect(app.words("checkout_problem")?.hasPrefix("The last attempt did not go through. Nothing was charged") == true)
            #expect(app.node("receipt") == nil && app.node("checkout_again") == nil)
            app.tap("checkout_components_error_other_payment_method_button")
            app.type("123", into: "checkout_components_vault_cvv_field")
            app.tap(Self.payButton)
            await app.until { $0.node("receipt") != nil }
            #expect(app.node("checkout_problem") == nil)
            app.screen.close()
        }
    }

    @Test func `with no saved card the page shows the order and the way to add one`() async throws {
        try await DemoShop.open { demo in
            let shop = try demo.shop
            let app = AppScreen(NavigationView { CheckoutPage(shop: shop, style: .standard) })
            await app.until { $0.node("order_total") != nil }
            #expect(app.node(Self.payButton) == nil)
            app.tap("checkout_add_card")
            app.type()
            app.tap("card_save")
            await app.until { $0.node("card_saved") != nil }
            app.tap("card_done")
            await app.until { $0.node(Self.payButton) != nil }
            #expect(app.words.contains("•••• 4242"))
            app.screen.close()
        }
    }

    @Test func `a shop that does not answer is said, and asked again`() async throws {
        try await DemoShop.open(cards: true) { demo in
            let real = try demo.shop
            let tries = Counter()
            let server = ShopServer(
                permission: real.server.permission,
                order: {
                    if await tries.next() == 1 { throw ShopProblem.refused }
                    return try await real.server.order()
                })
            let app = await open(Shop(vault: real.vault, server: server))
            #expect(app.words("checkout_problem") == "The shop cannot be reached. Check the connection, then start again.")
            app.tap("checkout_again")
            await app.until { $0.node(Self.payButton) != nil }
            #expect(app.node("checkout_problem") == nil)
            app.screen.close()
        }
    }

    @Test func `a client token that is none is said`() async throws {
        let app = await open(Shop(vault: "http://127.0.0.1:9", server: .fixed(addToken: "a", clientToken: "not a token")))
        #expect(app.words("checkout_problem") == "The time for this order has run out. Start again.")
        #expect(app.node("receipt") == nil)
    }

    private actor Counter {
        private var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }
}
