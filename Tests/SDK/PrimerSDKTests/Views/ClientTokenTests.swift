import SwiftUI
import Testing

@testable import PrimerSDK

/// `primerCheckoutSession` with a client token.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ClientTokenTests {
    /// Checkouts by their tokens.
    @MainActor
    final class Shop: ObservableObject {
        @Published var token = "first"
        @Published var note = "a"
        let checkouts = ["first": Checkout(), "second": Checkout(list: Sample.list(Sample.card("card-9", last4: "0009")))]
        var made: [String] = []
        var outcomes: [PrimerCheckoutState] = []

        func make(_ token: String) -> PrimerCheckoutSession {
            made.append(token)
            return checkouts[token]?.session ?? PrimerCheckoutSession(clientToken: token)
        }
    }

    struct ShopScreen: View {
        @ObservedObject var shop: Shop
        var body: some View {
            VStack {
                Text(verbatim: shop.note)
                PrimerVaultedPaymentMethods()
            }
            .modifier(ClientTokenModifier(clientToken: shop.token, onCompletion: { shop.outcomes.append($0) }, make: shop.make))
        }
    }

    @Test func `the view makes a session of the token once, however often it is drawn`() async throws {
        let shop = Shop()
        let screen = Screen(ShopScreen(shop: shop))
        await screen.until { $0.words.contains("Pay") }
        shop.note = "b"
        await screen.until { $0.words.first == "b" }
        #expect(shop.made == ["first"])
        #expect(shop.checkouts["first"]?.service.count(.configuration) == 1)
    }

    @Test func `another token cancels and rebuilds, of which the completion hears nothing`() async throws {
        let shop = Shop()
        let (first, second) = (try #require(shop.checkouts["first"]), try #require(shop.checkouts["second"]))
        let screen = Screen(ShopScreen(shop: shop))
        await screen.until { $0.words.contains("•••• 4242") }
        shop.token = "second"
        await screen.until { $0.words.contains("•••• 0009") }
        #expect(shop.made == ["first", "second"])
        #expect(first.session.phase == .initializing && first.session.selection == nil)
        #expect(shop.outcomes == [])
        screen.tap("vault_pay_button")
        await soon { !shop.outcomes.isEmpty }
        #expect(shop.outcomes.count == 1 && second.service.count(.create) == 1 && first.service.count(.create) == 0)
    }

    @Test func `another token breaks a payment off`() async throws {
        let shop = Shop()
        let first = try #require(shop.checkouts["first"])
        first.service.hold(.create)
        let screen = Screen(ShopScreen(shop: shop))
        await screen.until { $0.words.contains("Pay") }
        screen.tap("vault_pay_button")
        await first.service.received(.create)
        shop.token = "second"
        await screen.until { $0.words.contains("•••• 0009") }
        first.service.release(.create)
        for _ in 0..<100 { await Task.yield() }
        #expect(shop.outcomes == [])
    }

    @Test func `the same token again changes nothing`() async throws {
        let shop = Shop()
        let screen = Screen(ShopScreen(shop: shop))
        await screen.until { $0.words.contains("Pay") }
        shop.token = "first"
        screen.host.flush()
        for _ in 0..<50 { await Task.yield() }
        #expect(shop.made == ["first"] && shop.checkouts["first"]?.session.phase == .ready)
    }

    @Test(arguments: ["", "not a token", "a.b.c", Sample.clientToken(["exp": 1]), Sample.clientToken(base: "http://pay.example")])
    func `a token that cannot be used is one failure and nothing on the screen`(_ token: String) async throws {
        var outcomes: [PrimerCheckoutState] = []
        let screen = Screen(PrimerVaultedPaymentMethods().primerCheckoutSession(token) { outcomes.append($0) })
        await soon { !outcomes.isEmpty }
        screen.host.flush()
        guard case .failure? = outcomes.first else { throw Unexpected() }
        #expect(outcomes.count == 1 && screen.words == [])
        #expect(token.isEmpty || !screen.text.contains(token))
    }

    struct Unexpected: Error {}
}
