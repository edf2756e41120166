import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

/// The screen of all saved methods, and the question before one is deleted.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SavedMethodsScreenTests {
    static let three = Sample.list(
        Sample.card("card-1"), Sample.card("card-2", network: "Mastercard", binNetwork: "MASTERCARD", last4: "4444"), Sample.payPal("pp-1"))

    /// The shortcut with its sheet open.
    private func opened(_ list: String = three, settings: PrimerSettings = .init()) async throws -> (
        Checkout, Screen, PrimerSelectionSession
    ) {
        let checkout = Checkout(list: list, settings: settings)
        let (screen, selection) = try await Screen.shortcut(checkout)
        screen.tap("payment_selection_show_all_button")
        return (checkout, screen, selection)
    }

    private func row(_ screen: Screen, _ id: String) -> RenderedNode? { screen.node("vaulted_payment_method_\(id)_item") }

    /// As ``opened(_:settings:)``, with the question about the first method.
    private func asked(_ list: String = three) async throws -> (Checkout, Screen, PrimerSelectionSession) {
        let (checkout, screen, selection) = try await opened(list)
        screen.tap("edit_button")
        screen.tap("vaulted_payment_method_card-1_delete_button")
        return (checkout, screen, selection)
    }

    private var question: String { "Are you sure you want to delete this payment method?" }

    @Test func `show all lists every saved method in a sheet over the merchant's view`() async throws {
        let (_, screen, _) = try await opened()
        let sheet = try #require(screen.sheet)
        #expect(
            Screen.words(in: sheet) == [
                "Back", "Edit", "All saved payment methods", "Visa", "•••• 4242", "Expires 03/30", "Mastercard", "•••• 4444",
                "Expires 03/30",
                "PA", "PayPal account", "ma••••@shop.example",
            ])
        #expect(screen.words.suffix(4) == ["Saved payment methods", "Show all", "•••• 4242", "Pay"])
        #expect(Screen.all(in: sheet).first { $0.attributes[.text] == "All saved payment methods" }?.attributes[.traits] == "header")
    }

    @Test func `rows are buttons with one spoken label, the selected one says so`() async throws {
        let (_, screen, _) = try await opened()
        #expect(row(screen, "card-1")?.attributes[.label] == "Visa card ending in 4242, expires 03/30")
        #expect(row(screen, "card-1")?.attributes[.traits] == "button selected")
        #expect(row(screen, "card-2")?.attributes[.label] == "Mastercard card ending in 4444, expires 03/30")
        #expect(row(screen, "card-2")?.attributes[.traits] == "button")
        #expect(row(screen, "pp-1")?.attributes[.label] == "PayPal, ma••••@shop.example")
    }

    @Test func `the selected row has a checkmark and a thicker line`() async throws {
        let (_, screen, _) = try await opened()
        let look = { (id: String) in
            row(screen, id).map { row in
                let inside = Screen.all(in: row)
                return [
                    inside.contains { $0.kind == .image && $0.attributes[.text] == "checkmark.circle.fill" } ? "checked" : "plain",
                    inside.last { $0.attributes[.stroke] != nil }?.attributes[.stroke]?.content ?? "",
                    inside.last { $0.attributes[.stroke] != nil }?.attributes[.lineWidth]?.content ?? "",
                ]
            }
        }
        #expect(look("card-1") == ["checked", "#2F98FF", "2"])
        #expect(look("card-2") == ["plain", "#E0E0E0", "1"])
        #expect(row(screen, "card-1").map { Screen.all(in: $0).contains { $0.attributes[.minHeight] == 64 } } == true)
    }

    @Test func `a card shows its network's mark, something else two letters`() async throws {
        let (_, screen, _) = try await opened()
        let pictures = { (id: String) in
            row(screen, id).map { Screen.all(in: $0).filter { $0.attributes[.traits] == "image" }.map { $0.attributes[.label]?.content } }
        }
        #expect(pictures("card-2") == ["Mastercard"])
        #expect(pictures("pp-1") == [])
        let letters = screen.nodes(.text).first { $0.attributes[.text] == "PA" }
        #expect(letters?.attributes[.hidden] == .yes)
    }

    @Test func `a holder's name stands on the card`() async throws {
        let card = Sample.card("card-1").replacingOccurrences(
            of: #""last4Digits""#, with: #""cardholderName":"Maria <b>Muster</b>","last4Digits""#)
        let (_, screen, _) = try await opened(Sample.list(card))
        #expect(screen.sheet.map { Screen.words(in: $0).contains("Maria <b>Muster</b>") } == true)
        #expect(row(screen, "card-1")?.attributes[.label] == "Visa card ending in 4242, expires 03/30, Maria <b>Muster</b>")
    }

    @Test func `a tap chooses that method and closes`() async throws {
        let (checkout, screen, selection) = try await opened()
        #expect(screen.tap(row(screen, "card-2")))
        #expect(screen.sheet == nil)
        #expect(screen.words == ["Saved payment methods", "Show all", "•••• 4444", "Pay"])
        #expect(!selection.state.isPaymentMethodsExpanded)
        #expect(checkout.service.count(.exchange) == 0)
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.outcomes.isEmpty }
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-2/exchange"])
    }

    @Test func `back and a swipe close without a choice`() async throws {
        let (_, screen, selection) = try await opened()
        screen.tap("back_button")
        #expect(screen.sheet == nil)
        screen.tap("payment_selection_show_all_button")
        let sheet = try #require(screen.sheet)
        #expect(screen.host.send(.dismiss, to: sheet.id))
        #expect(screen.sheet == nil && selection.state.selectedVaultedPaymentMethod?.id == "card-1")
    }

    @Test func `while editing, rows choose nothing, have no checkmark and can be deleted`() async throws {
        let (_, screen, selection) = try await opened()
        #expect(screen.node("done_button") == nil && screen.node("vaulted_payment_method_card-1_delete_button") == nil)
        screen.tap("edit_button")
        #expect(screen.node("edit_button") == nil && screen.node("done_button") != nil)
        for id in ["card-1", "card-2", "pp-1"] {
            #expect(!screen.tap(row(screen, id)))
            #expect(screen.node("vaulted_payment_method_\(id)_delete_button")?.attributes[.label] == "Delete this payment method")
        }
        #expect(
            screen.node("vaulted_payment_method_card-2_delete_button")?.attributes[.hint] == "Mastercard card ending in 4444, expires 03/30"
        )
        let sheet = try #require(screen.sheet)
        #expect(!Screen.all(in: sheet).contains { $0.attributes[.text] == "checkmark.circle.fill" })
        #expect(selection.state.selectedVaultedPaymentMethod?.id == "card-1")
        screen.tap("done_button")
        #expect(screen.node("edit_button") != nil && row(screen, "card-1")?.kind == .button)
    }

    @Test func `deleting asks first`() async throws {
        let (checkout, screen, _) = try await asked()
        let sheet = try #require(screen.sheet)
        #expect(
            Screen.words(in: sheet) == [
                "Back", "All saved payment methods", "Visa", "•••• 4242", "Expires 03/30", question, "Cancel", "Delete",
            ])
        #expect(row(screen, "card-1")?.kind != .button && !screen.tap(row(screen, "card-1")))
        #expect(checkout.service.count(.delete) == 0)
    }

    @Test(arguments: ["cancel_button", "back_button"])
    func `cancel and back lead to the list, deleting nothing, and editing is over`(_ button: String) async throws {
        let (checkout, screen, _) = try await asked()
        screen.tap(button)
        #expect(!screen.words.contains(question) && screen.node("edit_button") != nil)
        for _ in 0..<50 { await Task.yield() }
        #expect(checkout.service.count(.delete) == 0)
    }

    @Test func `a confirmed deletion runs, shows that, and returns to a list without the method`() async throws {
        let (checkout, screen, _) = try await asked()
        checkout.service.hold(.delete)
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-2", last4: "4444")))
        screen.tap("delete_button")
        await checkout.service.received(.delete)
        screen.host.flush()
        let button = try #require(screen.node("delete_button"))
        #expect(button.attributes[.disabled] == .yes && Screen.all(in: button).contains { $0.kind == .progress })
        #expect(!screen.tap("delete_button"))
        checkout.service.release(.delete)
        await screen.until { $0.node("edit_button") != nil }
        #expect(row(screen, "card-1") == nil && row(screen, "card-2") != nil)
        #expect(checkout.service.requests(.delete).map(\.path) == ["/sdk/payment-instruments/card-1/vault"])
        #expect(screen.words.suffix(4) == ["Saved payment methods", "Show all", "•••• 4444", "Pay"])
    }

    @Test func `a deletion that fails returns to the list and says so, until the next attempt`() async throws {
        let (checkout, screen, _) = try await asked()
        checkout.service.answer(.delete, 500, Sample.refusal("InternalError"))
        screen.tap("delete_button")
        await screen.until { $0.node("edit_button") != nil }
        let message = screen.node("error_message_container")
        #expect(message?.attributes[.text] == "This payment method could not be deleted. Please try again.")
        #expect(message?.attributes[.color] == "#B4324B")
        #expect(row(screen, "card-1") != nil && row(screen, "card-2") != nil)
        screen.tap("edit_button")
        screen.tap("vaulted_payment_method_card-1_delete_button")
        screen.tap("cancel_button")
        #expect(screen.node("error_message_container") == nil)
    }

    @Test func `the last method's deletion closes the sheet and leaves nothing`() async throws {
        let (checkout, screen, selection) = try await asked(Sample.list(Sample.card("card-1")))
        checkout.service.answer(.list, 200, Sample.list())
        screen.tap("delete_button")
        await screen.until { $0.sheet == nil }
        #expect(screen.words == [] && selection.vaultedPaymentMethods.isEmpty)
    }

    @Test func `leaving the question breaks the deletion off, and the list is fetched again`() async throws {
        let (checkout, screen, _) = try await asked()
        checkout.service.hold(.delete)
        screen.tap("delete_button")
        await checkout.service.received(.delete)
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-2", last4: "4444")))
        screen.tap("cancel_button")
        #expect(screen.node("edit_button") != nil)
        await checkout.service.received(.list, 2)
        await screen.until { $0.words.contains("•••• 4444") && !$0.words.contains("•••• 4242") }
        #expect(screen.node("error_message_container") == nil)
        checkout.service.release(.delete)
    }

    @Test func `a swipe during a deletion goes back to the merchant's view and stays there`() async throws {
        let (checkout, screen, _) = try await asked()
        checkout.service.hold(.delete)
        screen.tap("delete_button")
        await checkout.service.received(.delete)
        let sheet = try #require(screen.sheet)
        #expect(screen.host.send(.dismiss, to: sheet.id))
        checkout.service.release(.delete)
        await checkout.service.received(.list, 2)
        for _ in 0..<50 { await Task.yield() }
        screen.host.flush()
        #expect(screen.sheet == nil && screen.words.last == "Pay")
    }

    @Test func `two hundred methods are two hundred rows`() async throws {
        let list = #"{"data":["# + (0..<200).map { Sample.card("card-\($0)") }.joined(separator: ",") + "]}"
        let (_, screen, _) = try await opened(list)
        let rows = screen.nodes(.button).compactMap { $0.attributes[.identifier]?.content }.filter { $0.hasSuffix("_item") }
        #expect(rows == (0..<200).map { "checkout_components_vaulted_payment_method_card-\($0)_item" })
        #expect(screen.tap(row(screen, "card-199")))
        #expect(screen.sheet == nil)
    }

    @Test func `digits run from left to right where the language does not`() async throws {
        let checkout = Checkout()
        let (screen, _) = try await Screen.shortcut(checkout, .init()) { $0.layoutDirection = .rightToLeft }
        screen.tap("payment_selection_show_all_button")
        let digits = screen.nodes(.text).filter { $0.attributes[.text]?.content.hasPrefix("••••") == true }
        #expect(digits.count == 3 && digits.allSatisfy { $0.attributes[.direction] == "ltr" })
    }

    /// How the sheet can be closed.
    struct Closing: CustomTestStringConvertible, Sendable {
        let mechanisms: [DismissalMechanism]
        let swipes: Bool
        let hasButton: Bool
        var testDescription: String { "\(mechanisms)" }

        static let all = [
            Closing(mechanisms: [.gestures], swipes: true, hasButton: false),
            Closing(mechanisms: [.closeButton], swipes: false, hasButton: true),
            Closing(mechanisms: [.gestures, .closeButton], swipes: true, hasButton: true),
        ]
    }

    @Test(arguments: Closing.all)
    func `the sheet closes as the settings say`(_ row: Closing) async throws {
        let settings = PrimerSettings(uiOptions: PrimerUIOptions(dismissalMechanism: row.mechanisms))
        let (_, screen, _) = try await opened(settings: settings)
        let sheet = try #require(screen.sheet)
        #expect((screen.node("close_button") != nil) == row.hasButton)
        #expect(screen.host.send(.dismiss, to: sheet.id) == row.swipes)
        if !row.swipes { #expect(screen.tap("close_button")) }
        #expect(screen.sheet == nil)
    }
}
