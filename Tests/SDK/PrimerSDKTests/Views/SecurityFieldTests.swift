import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

/// The field for a saved card's security code.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SecurityFieldTests {
    private func shown(_ list: String = Sample.list(Sample.card("card-1"), Sample.card("card-2", last4: "4444"))) async throws
        -> (Checkout, Screen, PrimerSelectionSession)
    {
        let checkout = Checkout(capturesCvv: true, list: list)
        let (screen, selection) = try await Screen.shortcut(checkout)
        return (checkout, screen, selection)
    }

    private func isPayable(_ screen: Screen) -> Bool { screen.node("vault_pay_button")?.attributes[.disabled] == nil }

    @Test func `where the card needs a code the field stands between row and button, from the first moment`() async throws {
        let (_, screen, _) = try await shown()
        let order = screen.nodes.compactMap { node -> String? in
            switch node.kind {
            case .button: node.attributes[.label]?.content ?? "Pay"
            case .textField: "field"
            default: nil
            }
        }
        #expect(order == ["Show all saved payment methods", "Visa card ending in 4242, expires 03/30", "field", "Pay"])
        #expect(screen.words == ["Saved payment methods", "Show all", "•••• 4242", "Input the card CVV", "Pay"])
    }

    @Test func `the field is secret, for digits, runs from left to right and says what it is for`() async throws {
        let (_, screen, _) = try await shown()
        let field = try #require(screen.field)
        #expect(field.attributes[.secure] == .yes)
        #expect(field.attributes[.keyboard] == "numberPad")
        #expect(field.attributes[.prompt] == "000")
        #expect(field.attributes[.label] == "CVV input field")
        #expect(field.attributes[.hint] == "Enter 3 digit security code")
        #expect(screen.node("vault_cvv_security_label")?.attributes[.text] == "Input the card CVV")
        screen.host.environment.layoutDirection = .rightToLeft
        screen.host.flush()
        #expect(screen.field?.attributes[.direction] == "ltr")
    }

    @Test(arguments: [
        ("Visa", "VISA", 3), ("American Express", "AMEX", 4), ("Amex", "AMEX", 4), ("Cartes Bancaires", "CARTES_BANCAIRES", 3),
    ])
    func `the field has as many places as the network's code`(_ name: String, _ bin: String, _ length: Int) async throws {
        let (_, screen, selection) = try await shown(Sample.list(Sample.card("card-1", network: name, binNetwork: bin)))
        #expect(screen.field?.attributes[.prompt]?.content == String(repeating: "0", count: length))
        #expect(screen.field?.attributes[.hint]?.content == "Enter \(length) digit security code")
        screen.type("12345")
        #expect(selection.state.cvvInput == String("12345".prefix(length)))
        #expect(screen.typed == selection.state.cvvInput)
        #expect(isPayable(screen))
    }

    @Test func `without recapture there is no field`() async throws {
        let (screen, _) = try await Screen.shortcut(Checkout(capturesCvv: false))
        #expect(screen.nodes(.textField).isEmpty)
        #expect(isPayable(screen))
    }

    @Test func `what is not a card has no field`() async throws {
        let (_, screen, selection) = try await shown(Sample.list(Sample.payPal("pp-1"), Sample.card("card-1")))
        #expect(screen.nodes(.textField).isEmpty && isPayable(screen))
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        screen.host.flush()
        #expect(screen.nodes(.textField).count == 1 && !isPayable(screen))
    }

    @Test func `the button is disabled until the code is valid`() async throws {
        let (checkout, screen, _) = try await shown()
        for (typed, payable) in [("1", false), ("2", false), ("3", true)] {
            #expect(screen.type(typed))
            #expect(isPayable(screen) == payable)
        }
        #expect(screen.tap("vault_pay_button"))
        await until(checkout) { !$0.outcomes.isEmpty }
        #expect(checkout.service.requests(.exchange).map(\.body) == [#"{"cvv":"123"}"#])
    }

    @Test(arguments: [
        ("letters", "a1b2c", "12"), ("spaces", " 1 2 3 ", "123"), ("foreign digits", "１2٣4", "24"), ("too many", "123456", "123"),
        ("markup", "<1>", "1"), ("nothing", "", ""),
    ])
    func `the field keeps digits, and as many as the code has`(_ name: String, _ typed: String, _ kept: String) async throws {
        let (_, screen, selection) = try await shown()
        screen.type(typed)
        #expect(screen.typed == kept)
        #expect(selection.state.cvvInput == kept)
        #expect(selection.state.cvvError == nil)
    }

    @Test func `a text that the app gives is judged as it stands, and its error shown`() async throws {
        let (_, screen, selection) = try await shown()
        selection.updateCvvInput("12a")
        screen.host.flush()
        #expect(screen.words.contains("Please enter a valid CVV."))
        let error = screen.nodes(.text).first { $0.attributes[.text] == "Please enter a valid CVV." }
        #expect(error?.attributes[.color] == "#B4324B")
        #expect(line(screen) == "#FF7279")
        selection.updateCvvInput("123")
        screen.host.flush()
        #expect(!screen.words.contains("Please enter a valid CVV.") && screen.typed == "123" && isPayable(screen))
    }

    /// The colour of the line around the field.
    private func line(_ screen: Screen) -> String? { around(screen)?.attributes[.stroke]?.content }

    private func around(_ screen: Screen) -> RenderedNode? {
        var node = screen.field
        while let outer = node, outer.kind != .overlay { node = outer.parent }
        return node?.children.last
    }

    @Test func `the field takes the focus a moment after it appears, and shows it`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.holdPauses(of: 0.3)
        let (screen, _) = try await Screen.shortcut(checkout)
        #expect(screen.field?.attributes[.focused] == nil)
        #expect(line(screen) == "#E0E0E0" && around(screen)?.attributes[.lineWidth] == 1)
        await soon { checkout.service.pauses == [0.3] }
        checkout.service.releasePauses()
        await screen.until { $0.field?.attributes[.focused] == .yes }
        #expect(line(screen) == "#2F98FF" && around(screen)?.attributes[.lineWidth] == 2)
    }

    @Test func `a declined payment empties the field and asks again`() async throws {
        let (checkout, screen, _) = try await shown()
        checkout.service.answer(.create, 200, Sample.payment("FAILED"))
        screen.type("123")
        screen.tap("vault_pay_button")
        await until(checkout) { !$0.failures.isEmpty }
        screen.host.flush()
        #expect(screen.typed == "" && !isPayable(screen))
        #expect(!screen.words.contains("Please enter a valid CVV."))
    }

    @Test func `another card empties the field, the same one does not`() async throws {
        let (_, screen, selection) = try await shown()
        screen.type("123")
        selection.selectVaulted(selection.vaultedPaymentMethods[0])
        screen.host.flush()
        #expect(screen.typed == "123")
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        screen.host.flush()
        #expect(screen.typed == "" && !isPayable(screen))
    }

    @Test func `no text form of the screen shows the code`() async throws {
        let (_, screen, _) = try await shown()
        screen.type("907")
        #expect(screen.typed == "907")
        #expect(!screen.text.contains("907"))
    }

    @Test func `cvvInput by itself follows the state when its owner observes the session`() async throws {
        struct Own: View {
            @ObservedObject var session: PrimerSelectionSession
            var body: some View { VaultedPaymentMethodsDefaults.cvvInput(session) }
        }
        let checkout = Checkout(capturesCvv: true, list: Sample.list(Sample.card("card-1"), Sample.payPal("pp-1")))
        let selection = try await checkout.ready()
        let screen = Screen(Own(session: selection))
        #expect(screen.nodes(.textField).count == 1)
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        screen.host.flush()
        #expect(screen.text == "")
    }
}
