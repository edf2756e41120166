import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

/// `primerCheckoutSession` with a session.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CheckoutModifierTests {
    /// Shows which sessions the environment holds.
    struct Probe: View {
        @Environment(\.primerCheckoutSession) var checkout
        @Environment(\.primerSelectionSession) var selection
        let seen: (PrimerCheckoutSession?, PrimerSelectionSession?) -> Void
        var body: some View {
            let _ = seen(checkout, selection)
            Text(verbatim: "\(checkout == nil ? "no" : "a") session, \(selection == nil ? "no" : "a") selection")
        }
    }

    /// A screen that can be left and entered again, and can be given another session.
    @MainActor
    final class Shop: ObservableObject {
        @Published var isShown = true
        @Published var session: PrimerCheckoutSession
        init(_ session: PrimerCheckoutSession) { self.session = session }
    }

    struct ShopScreen: View {
        @ObservedObject var shop: Shop
        let onCompletion: ((PrimerCheckoutState) -> Void)?
        var body: some View {
            if shop.isShown { PrimerVaultedPaymentMethods().primerCheckoutSession(shop.session, onCompletion: onCompletion) }
        }
    }

    @Test func `outside of the modifier the environment holds no session`() {
        #expect(EnvironmentValues().primerCheckoutSession == nil && EnvironmentValues().primerSelectionSession == nil)
        #expect(EnvironmentValues().primerCardFormSession == nil)
        #expect(Screen(Probe { _, _ in }).words == ["no session, no selection"])
    }

    @Test func `the modifier gives the session at once and its selection when it is ready`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.configuration)
        var seen: (PrimerCheckoutSession?, PrimerSelectionSession?)
        let screen = Screen(Probe { seen = ($0, $1) }.primerCheckoutSession(checkout.session))
        #expect(screen.words == ["a session, no selection"])
        await checkout.service.received(.configuration)
        checkout.service.release(.configuration)
        await screen.until { $0.words == ["a session, a selection"] }
        #expect(seen.0 === checkout.session && seen.1 === checkout.session.selection)
    }

    @Test func `the card form of the session is in the environment too`() async throws {
        struct Form: View {
            @Environment(\.primerCardFormSession) var form
            let seen: (PrimerCardFormSession?) -> Void
            var body: some View {
                let _ = seen(form)
                Text(verbatim: form == nil ? "no form" : "a form")
            }
        }
        let checkout = Checkout()
        var seen: PrimerCardFormSession?
        let screen = Screen(Form { seen = $0 }.primerCheckoutSession(checkout.session))
        #expect(screen.words == ["no form"])
        await screen.until { $0.words == ["a form"] }
        #expect(seen === checkout.session.cardForm)
    }

    @Test func `the session starts with the content, once, and being ready is no completion`() async throws {
        let checkout = Checkout()
        #expect(checkout.service.requests.isEmpty)
        let (screen, _) = try await Screen.shortcut(checkout)
        screen.host.environment.colorScheme = .dark
        screen.host.flush()
        for _ in 0..<50 { await Task.yield() }
        #expect(checkout.service.requests.map(\.step) == [.configuration, .list])
        #expect(checkout.outcomes == [])
    }

    @Test func `a start that fails is told once and shows nothing`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.configuration, 401, "")
        let screen = Screen(PrimerVaultedPaymentMethods().primerCheckoutSession(checkout.session) { checkout.note($0) })
        await until(checkout) { !$0.outcomes.isEmpty }
        screen.host.flush()
        #expect(checkout.failures.count == 1 && checkout.outcomes.count == 1)
        #expect(screen.words == [] && screen.sheet == nil)
    }

    @Test func `leaving cancels, coming back starts anew from the token`() async throws {
        let checkout = Checkout()
        let shop = Shop(checkout.session)
        let screen = Screen(ShopScreen(shop: shop) { checkout.note($0) })
        await screen.until { $0.words.contains("Pay") }
        shop.isShown = false
        screen.host.flush()
        #expect(checkout.session.phase == .initializing && checkout.session.selection == nil)
        #expect(checkout.outcomes == [.dismissed])
        shop.isShown = true
        await screen.until { $0.words.contains("Pay") }
        #expect(checkout.service.requests.map(\.step) == [.configuration, .list, .configuration, .list])
    }

    @Test func `leaving while the session starts is told to nobody`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.configuration)
        let shop = Shop(checkout.session)
        let screen = Screen(ShopScreen(shop: shop) { checkout.note($0) })
        await checkout.service.received(.configuration)
        shop.isShown = false
        screen.host.flush()
        checkout.service.release(.configuration)
        for _ in 0..<100 { await Task.yield() }
        #expect(checkout.outcomes == [] && checkout.session.phase == .initializing)
    }

    @Test func `another session in its place cancels the first one and starts`() async throws {
        let (first, second) = (Checkout(), Checkout(list: Sample.list(Sample.card("card-9", last4: "0009"))))
        let shop = Shop(first.session)
        let screen = Screen(ShopScreen(shop: shop, onCompletion: nil))
        await screen.until { $0.words.contains("•••• 4242") }
        shop.session = second.session
        await screen.until { $0.words.contains("•••• 0009") }
        await until(first.session) { $0.phase == .initializing }
        #expect(first.session.selection == nil && second.session.phase == .ready)
    }

    @Test func `closing the screen cancels the session`() async throws {
        let checkout = Checkout()
        let (screen, _) = try await Screen.shortcut(checkout)
        screen.host.close()
        #expect(checkout.session.phase == .initializing && checkout.outcomes == [.dismissed])
    }

    @Test func `a payment is told once, and the checkout is over`() async throws {
        let checkout = Checkout()
        let (screen, _) = try await Screen.shortcut(checkout)
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.outcomes.isEmpty }
        await screen.until { $0.sheet == nil }
        screen.tap("vault_pay_button")
        screen.host.close()
        for _ in 0..<50 { await Task.yield() }
        #expect(checkout.results.count == 1 && checkout.outcomes.count == 1 && checkout.service.count(.create) == 1)
    }

    @Test func `each failed attempt is told, and the session goes on`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create) { .json(200, Sample.payment($0 < 3 ? "FAILED" : "SUCCESS")) }
        let (screen, _) = try await Screen.shortcut(checkout)
        for count in 1...3 {
            screen.tap("vault_pay_button")
            await until(checkout) { $0.outcomes.count == count }
            screen.host.flush()
            screen.tap("error_other_payment_method_button")
        }
        #expect(checkout.failures.count == 2 && checkout.results.count == 1)
    }

    @Test(arguments: [true, false])
    func `a page that a payment needs is opened by the environment`(_ isAccepted: Bool) async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.actionPayment())
        var opened: [String] = []
        let (screen, _) = try await Screen.shortcut(checkout) {
            $0.openURL = OpenURLAction { url in
                opened.append(url.absoluteString)
                return isAccepted ? .handled : .discarded
            }
        }
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.outcomes.isEmpty }
        #expect(opened == ["https://bank.example/approve"])
        #expect(checkout.results.count == (isAccepted ? 1 : 0))
        #expect(checkout.failures.map(\.errorId) == (isAccepted ? [] : ["failed-to-redirect"]))
    }

    @Test func `the merchant's own opener stands above the environment's`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.actionPayment())
        var opened: [String] = []
        checkout.session.requiredActionOpener = { _ in
            opened.append("merchant")
            return true
        }
        let (screen, _) = try await Screen.shortcut(checkout) {
            $0.openURL = OpenURLAction { _ in
                opened.append("environment")
                return .handled
            }
        }
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.results.isEmpty }
        #expect(opened == ["merchant"])
    }

    @Test func `several views of one modifier are one checkout`() async throws {
        let checkout = Checkout()
        let screen = Screen(
            Group {
                Text("above")
                PrimerVaultedPaymentMethods()
            }.primerCheckoutSession(checkout.session))
        await screen.until { $0.words.contains("Pay") }
        #expect(screen.words == ["above", "Saved payment methods", "Show all", "•••• 4242", "Pay"])
        #expect(checkout.service.count(.configuration) == 1)
    }

    @Test func `a refresh shows the list that the service has then`() async throws {
        let checkout = Checkout()
        let (screen, _) = try await Screen.shortcut(checkout)
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-5", last4: "5555")))
        await checkout.session.refresh()
        await screen.until { $0.words.contains("•••• 5555") }
        #expect(!screen.words.contains("•••• 4242"))
    }

    @Test func `a screen that is gone frees its session`() async throws {
        weak var freed: PrimerCheckoutSession?
        weak var host: ViewHost?
        do {
            let checkout = Checkout()
            let (screen, _) = try await Screen.shortcut(checkout)
            screen.tap("payment_selection_show_all_button")
            (freed, host) = (checkout.session, screen.host)
            screen.host.close()
        }
        await soon { freed == nil && host == nil }
    }
}
