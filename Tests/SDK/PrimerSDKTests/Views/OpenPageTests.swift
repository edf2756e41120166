import SwiftUI
import Testing

@testable import PrimerSDK

/// What a customer can do while a payment waits for a page.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct OpenPageTests {
    private let words = ["Confirm this payment on the page that was opened, then come back.", "Open it again", "Cancel payment"]

    /// A checkout whose payment waits for the bank's page, and the pages opened so far.
    private func waiting(_ opened: Opened) async throws -> (Checkout, Screen) {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.actionPayment())
        checkout.service.hold(.poll)
        checkout.session.requiredActionOpener = {
            opened.pages.append($0.absoluteString)
            return true
        }
        let (screen, _) = try await Screen.shortcut(checkout)
        #expect(!screen.words.contains(words[0]))
        screen.tap("vault_pay_button")
        await checkout.service.received(.poll)
        await screen.until { $0.words.contains(words[0]) }
        return (checkout, screen)
    }

    @MainActor
    private final class Opened { var pages: [String] = [] }

    @Test func `the page can be opened again, and the row goes with the answer`() async throws {
        let opened = Opened()
        let (checkout, screen) = try await waiting(opened)
        #expect(Array(screen.words.suffix(3)) == words)
        screen.tap("open_page_button")
        await soon { opened.pages == ["https://bank.example/approve", "https://bank.example/approve"] }
        checkout.service.release(.poll)
        await until(checkout) { !$0.results.isEmpty }
        await screen.until { !$0.words.contains(words[0]) }
        #expect(checkout.service.count(.create) == 1)
    }

    @Test func `the payment can be given up, and another one made`() async throws {
        let (checkout, screen) = try await waiting(Opened())
        screen.tap("cancel_payment_button")
        await until(checkout) { !$0.failures.isEmpty }
        #expect(checkout.failures.map(\.errorId) == ["payment-cancelled"])
        await screen.until { $0.sheet != nil }
        #expect(screen.words.contains("The payment was cancelled.") && !screen.words.contains(words[0]))
        checkout.service.release(.poll)
        screen.tap("error_other_payment_method_button")
        await screen.until { $0.sheet == nil }
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.results.isEmpty }
    }

    @Test func `a page that does not open leaves no row behind`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.actionPayment())
        checkout.session.requiredActionOpener = { _ in false }
        let (screen, _) = try await Screen.shortcut(checkout)
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.failures.isEmpty }
        screen.host.flush()
        #expect(!screen.words.contains(words[0]))
    }
}
