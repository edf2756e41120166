import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

/// The defaults of the slots, each by itself.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DefaultsTests {
    private func item(_ method: PrimerVaultedPaymentMethods.VaultedMethod, isSelected: Bool = true) -> Screen {
        Screen(VaultedPaymentMethodsDefaults.item(method, isSelected: isSelected, onSelect: {}))
    }

    private func symbols(_ screen: Screen) -> [String] { screen.nodes(.image).compactMap { $0.attributes[.text]?.content } }

    @Test func `the header is a heading and a button that opens all saved methods`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        let screen = Screen(VaultedPaymentMethodsDefaults.header(selection))
        #expect(screen.words == ["Saved payment methods", "Show all"])
        #expect(screen.nodes(.text)[0].attributes[.traits] == "header")
        #expect(symbols(screen) == ["chevron.down"])
        let button = screen.node("payment_selection_show_all_button")
        #expect(button?.attributes[.label] == "Show all saved payment methods")
        #expect(screen.tap(button))
        #expect(checkout.session.run?.navigator.route == .vaultedPaymentMethods)
    }

    /// A kind of saved method, and how its row shows and speaks it.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var type = "PAYMENT_CARD"
        var kind = PaymentInstrumentType.paymentCard
        let data: InstrumentContent
        let text: String
        let spoken: String
        let mark: String?

        static let all = [
            Row(
                testDescription: "a card", data: .init(last4Digits: "4242", expirationMonth: "3", expirationYear: "2030", network: "Visa"),
                text: "•••• 4242", spoken: "Visa card ending in 4242, expires 3/30", mark: "Visa"),
            Row(
                testDescription: "a card without digits", data: .init(network: "MASTERCARD"), text: "Mastercard",
                spoken: "Mastercard card ending in ****", mark: "Mastercard"),
            Row(
                testDescription: "a card of an unknown network", data: .init(last4Digits: "0009", network: "Nobody"), text: "•••• 0009",
                spoken: "Unknown card ending in 0009", mark: "Unknown"),
            Row(
                testDescription: "PayPal", type: "PAYPAL", kind: .payPalBillingAgreement,
                data: .init(externalPayerInfo: .init(email: "maria@shop.example")), text: "ma••••@shop.example",
                spoken: "PayPal, ma••••@shop.example", mark: nil),
            Row(
                testDescription: "PayPal without an address", type: "PAYPAL", kind: .payPalBillingAgreement, data: .init(),
                text: "PayPal account", spoken: "PayPal", mark: nil),
            Row(
                testDescription: "a bank account", type: "STRIPE_ACH", kind: .stripeAch,
                data: .init(bankName: "First", accountNumberLast4Digits: "6789"), text: "•••• 6789",
                spoken: "First bank account ending in 6789", mark: nil),
            Row(
                testDescription: "Apple Pay", type: "APPLE_PAY", kind: .applePay, data: .init(), text: "Apple Pay",
                spoken: "Saved payment method: Apple Pay", mark: nil),
            Row(
                testDescription: "something new", type: "NEW_WALLET", kind: .unknown, data: .init(), text: "NEW_WALLET",
                spoken: "Saved payment method: NEW_WALLET", mark: nil),
        ]
    }

    @Test(arguments: Row.all)
    func `a row shows mark, text and checkmark under one spoken label`(_ row: Row) {
        let screen = item(savedMethod("pm-1", type: row.type, kind: row.kind, row.data))
        #expect(screen.words == [row.text])
        #expect(screen.nodes(.button).map { $0.attributes[.label]?.content } == [row.spoken])
        #expect(
            screen.nodes.filter { $0.attributes[.traits] == "image" }.map { $0.attributes[.label]?.content }
                == (row.mark.map { [$0] } ?? []))
        #expect(symbols(screen) == ["checkmark.circle.fill"])
    }

    @Test func `a row that is not selected has no checkmark`() { #expect(symbols(item(savedMethod(), isSelected: false)) == []) }

    @Test func `a row has a line around with round corners`() {
        let line = item(savedMethod()).nodes(.shape).last
        #expect(line?.attributes[.shape] == "rounded 8")
        #expect(line?.attributes[.stroke] == "#E0E0E0")
        #expect(line?.attributes[.lineWidth] == 1)
    }

    @Test func `a tap on a row calls back`() {
        var calls = 0
        let screen = Screen(VaultedPaymentMethodsDefaults.item(savedMethod(), isSelected: false, onSelect: { calls += 1 }))
        #expect(screen.tap(screen.nodes(.button).first))
        #expect(calls == 1)
    }

    @Test(arguments: ["<b>x</b>", "\u{202E}evil", "👩‍👩‍👧‍👦", String(repeating: "long ", count: 2_000), "", "a\u{0}b"])
    func `any name of any network is text`(_ name: String) {
        let method = savedMethod("pm-1", type: name, kind: .unknown, .init())
        #expect(item(method).words == [name])
    }

    /// A button's state.
    struct Button: CustomTestStringConvertible, Sendable {
        let isLoading: Bool
        let isEnabled: Bool
        let isUsable: Bool
        let ground: String
        var testDescription: String { "loading \(isLoading), enabled \(isEnabled)" }

        static let all = [
            Button(isLoading: false, isEnabled: true, isUsable: true, ground: "#212121"),
            Button(isLoading: true, isEnabled: true, isUsable: false, ground: "#E0E0E0"),
            Button(isLoading: false, isEnabled: false, isUsable: false, ground: "#E0E0E0"),
            Button(isLoading: true, isEnabled: false, isUsable: false, ground: "#E0E0E0"),
        ]
    }

    @Test(arguments: Button.all)
    func `the pay button shows its state and takes taps only when it can pay`(_ row: Button) {
        var calls = 0
        let screen = Screen(
            VaultedPaymentMethodsDefaults.submitButton(isLoading: row.isLoading, isEnabled: row.isEnabled, onSubmit: { calls += 1 }))
        #expect(screen.words == (row.isLoading ? [] : ["Pay"]))
        #expect(screen.nodes(.progress).map { $0.attributes[.label]?.content } == (row.isLoading ? ["Loading"] : []))
        #expect(screen.nodes.compactMap { $0.attributes[.fill]?.content } == [row.ground])
        #expect(screen.nodes.contains { $0.attributes[.clip] == "rounded 4" })
        #expect(screen.tap("vault_pay_button") == row.isUsable)
        #expect(calls == (row.isUsable ? 1 : 0))
    }

    @Test func `masked digits run from left to right in every language, a name as its language does`() {
        let screen = { (data: InstrumentContent) in
            Screen(VaultedPaymentMethodsDefaults.item(savedMethod("pm-1", data), isSelected: true, onSelect: {})) {
                $0.layoutDirection = .rightToLeft
            }
        }
        #expect(screen(.init(last4Digits: "4242", network: "Visa")).nodes(.text)[0].attributes[.direction] == "ltr")
        #expect(screen(.init(network: "Visa")).nodes(.text)[0].attributes[.direction] == nil)
    }
}
