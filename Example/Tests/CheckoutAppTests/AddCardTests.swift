import CofferRendered
import CofferTestServer
import CoinmeVaultSDK
import SwiftUI
import Testing

@testable import CheckoutApp
@testable import DemoLauncher

/// The form of the first spec, on a screen, against a vault.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct AddCardTests {
    private static let nobody = ShopServer(permission: { throw ShopProblem.refused }, order: { throw ShopProblem.refused })
    /// A shop without a vault, where nothing is sent.
    private static let shop = Shop(vault: "http://127.0.0.1:9", server: nobody)

    @Test func `a card that is typed is saved`() async throws {
        try await DemoShop.open { demo in
            let app = AppScreen(AddCardScreen(shop: try demo.shop))
            app.type(number: "4242 4242 4242 4242", expiry: "12/33")
            #expect(app.canTap("card_save"))
            app.tap("card_save")
            await app.until { $0.node("card_saved") != nil || $0.node("card_refused") != nil }
            #expect(app.words("card_saved") == "Visa ending in 4242 is saved.")
            #expect(try await demo.savedCards() == ["4242"])
            // Nothing of it is left for the next one who looks.
            app.tap("card_again")
            #expect(app.field("card_number")?.attributes[.value]?.content == "")
            #expect(app.nodes.allSatisfy { $0.attributes[.identifier]?.content.hasSuffix("_problem") != true })
            #expect(!app.canTap("card_save"))
            app.screen.close()
        }
    }

    @Test func `each field is shown with VGSFieldView, under its label and with a name for tests`() {
        let app = AppScreen(AddCardScreen(shop: Self.shop))
        for field in CardField.allCases {
            let node = app.node("card_\(field.rawValue)")
            #expect(node?.kind == .view)
            #expect(app.field("card_\(field.rawValue)")?.attributes[.label]?.content == field.label)
            #expect(app.field("card_\(field.rawValue)")?.attributes[.title]?.content == field.placeholder)
        }
        #expect(app.field("card_code")?.attributes[.secure] == .yes)
    }

    @Test func `brand and validity are shown while the card is typed, and the button follows the form`() {
        let app = AppScreen(AddCardScreen(shop: Self.shop))
        #expect(app.node("card_brand") == nil && !app.canTap("card_save"))
        app.type("42", into: "card_number")
        #expect(app.words("card_brand") == "Visa" && app.node("card_number_valid") == nil)
        app.type("42424242424242", into: "card_number")
        #expect(app.node("card_number_valid")?.attributes[.label] == "Complete")
        for (text, id) in [("1233", "card_expiry"), ("123", "card_code")] {
            app.type(text, into: id)
            #expect(app.node("\(id)_valid") != nil && !app.canTap("card_save"))
        }
        app.type("Jane Doe", into: "card_holder")
        #expect(app.canTap("card_save"))
    }

    struct Wrong: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let field: CardField
        let text: String
        let sentence: String

        init(_ name: String, _ field: CardField, _ text: String, _ sentence: String) {
            (testDescription, self.field, self.text, self.sentence) = (name, field, text, sentence)
        }
    }

    nonisolated static let wrong = [
        Wrong("no number", .number, "", CardField.number.whenEmpty),
        Wrong("a number that is too short", .number, "4242", CardField.number.whenInvalid),
        Wrong("a wrong digit", .number, "4242424242424241", CardField.number.whenInvalid),
        Wrong("letters only", .number, "abc", CardField.number.whenEmpty),
        Wrong("no date", .expiry, "", CardField.expiry.whenEmpty),
        Wrong("a month that is none", .expiry, "1333", CardField.expiry.whenInvalid),
        Wrong("a date that has passed", .expiry, "0120", CardField.expiry.whenInvalid),
        Wrong("no code", .code, "", CardField.code.whenEmpty),
        Wrong("a code that is too short", .code, "12", CardField.code.whenInvalid),
        Wrong("no name", .holder, "", CardField.holder.whenEmpty),
        Wrong("one letter", .holder, "J", CardField.holder.whenInvalid),
    ]

    @Test(arguments: wrong)
    func `what is wrong is said when the field is left, below it and with it`(_ row: Wrong) {
        let app = AppScreen(AddCardScreen(shop: Self.shop))
        let id = "card_\(row.field.rawValue)"
        #expect(app.node("\(id)_problem") == nil)
        app.type(row.text, into: id)
        #expect(app.node("\(id)_problem")?.attributes[.text]?.content == row.sentence)
        #expect(app.field(id)?.attributes[.hint]?.content == row.sentence)
        #expect(!app.canTap("card_save"))
    }

    @Test func `what is wrong is not said before the field is left, and no longer when it is right`() throws {
        let app = AppScreen(AddCardScreen(shop: Self.shop))
        let field = try #require(app.field("card_number"))
        app.screen.send(.focus, to: field.id)
        app.screen.send(.edit(0..<0, "4242424242424241"), to: field.id)
        #expect(app.node("card_number_problem") == nil)
        app.screen.send(.blur, to: field.id)
        #expect(app.node("card_number_problem") != nil)
        app.screen.send(.change("4242424242424242"), to: field.id)
        #expect(app.node("card_number_problem") == nil && app.field("card_number")?.attributes[.hint] == nil)
    }

    nonisolated static let refused = [
        Wrong("declined", .number, "4000000000000002", "The bank declined the card. Use another card, or ask the bank."),
        Wrong("expired", .number, "4000000000000069", "The card has expired. Check the date, or use another card."),
        Wrong("wrong code", .number, "4000000000000127", "The security code is not right. Compare it with the card."),
        Wrong(
            "provider unavailable", .number, "4000000000000119", "The bank does not answer. Wait a minute, then press Save card again."),
        Wrong("not supported", .number, "4000000000009979", "The shop does not take this card. Use another one."),
    ]

    @Test(arguments: refused)
    func `a refusal of the vault is said with what to do next, and the card stays in the form`(_ row: Wrong) async throws {
        try await DemoShop.open { demo in
            let app = AppScreen(AddCardScreen(shop: try demo.shop))
            app.type(number: row.text)
            app.tap("card_save")
            await app.until { $0.node("card_refused") != nil || $0.node("card_saved") != nil }
            #expect(app.words("card_refused") == row.sentence)
            #expect(app.canTap("card_save"))
            #expect(try await demo.savedCards() == [])
            app.screen.close()
        }
    }

    @Test func `a refusal that is about a field is said with the field`() async throws {
        try await DemoShop.open { demo in
            let app = AppScreen(AddCardScreen(shop: try demo.shop))
            app.type(number: "4000000000000127")
            app.tap("card_save")
            await app.until { $0.node("card_refused") != nil }
            #expect(app.node("card_code_problem")?.attributes[.text]?.content == app.words("card_refused"))
            #expect(app.node("card_code_valid") == nil && app.node("card_number_valid") != nil)
            #expect(app.field("card_code")?.attributes[.hint]?.content == app.words("card_refused"))
            app.screen.close()
        }
    }

    @Test func `a card that is saved already, and one too many, are told apart`() async throws {
        try await DemoShop.open(cards: true) { demo in
            for (number, sentence) in [
                ("4242424242424242", "This card is saved already. You can pay with it at the checkout."),
                ("4111111111111111", nil),
                ("6011111111111117", "You have as many saved cards as the shop keeps. Delete one at the checkout first."),
            ] {
                let app = AppScreen(AddCardScreen(shop: try demo.shop))
                app.type(number: number, expiry: "12\(EarlierVisit.year % 100)")
                app.tap("card_save")
                await app.until { $0.node("card_refused") != nil || $0.node("card_saved") != nil }
                #expect(app.words("card_refused") == sentence)
            }
        }
    }

    @Test func `while the card is on its way nothing can be pressed or typed`() async throws {
        let server = try TestServer { _ in .held(.json("{}")) }
        defer { server.stop() }
        let permission = AddPermission(accountId: "customer-1", token: "token")
        let shop = Shop(
            vault: server.url.absoluteString, server: ShopServer(permission: { permission }, order: { throw ShopProblem.refused }))
        let app = AppScreen(AddCardScreen(shop: shop))
        app.type()
        app.tap("card_save")
        await app.until { $0.nodes.contains { $0.kind == .progress } }
        #expect(!app.canTap("card_save"))
        #expect(app.field("card_number")?.attributes[.disabled] == .yes)
        server.release()
        await app.until { $0.node("card_saved") != nil }
        #expect(server.requests.count == 1)
    }

    @Test func `the vault is disposed when the screen goes, and not before`() {
        var forms: [CardForm] = []
        let shop = Self.shop
        struct Pages: View {
            let screen: AddCardScreen
            var body: some View {
                NavigationView {
                    NavigationLink(destination: screen) { Text("open") }.accessibilityIdentifier("open")
                }
            }
        }
        let app = AppScreen(
            Pages(
                screen: AddCardScreen(shop: shop) { shop in
                    let form = try CardForm(shop: shop)
                    forms.append(form)
                    return form
                }))
        #expect(forms.isEmpty)
        app.tap("open")
        app.type()
        #expect(forms.count == 1 && forms[0].vault.formState.isValid)
        let page = app.nodes.last { $0.kind == .page }
        #expect(page.map { app.screen.send(.dismiss, to: $0.id) } == true)
        #expect(app.node("card_save") == nil)
        #expect(forms.count == 1 && forms[0].vault.formState.fields.isEmpty)
    }

    @Test func `a vault that cannot be made is said on the screen`() {
        let app = AppScreen(AddCardScreen(shop: Shop(vault: "http://vault.example", server: Self.nobody)))
        #expect(app.words("card_refused")?.hasPrefix("The app is not set up for saving cards.") == true)
        #expect(app.node("card_save") == nil)
    }

    @Test func `a shop that cannot be reached is said, and the card stays in the form`() async {
        let app = AppScreen(AddCardScreen(shop: Self.shop))
        app.type()
        app.tap("card_save")
        await app.until { $0.node("card_refused") != nil }
        #expect(app.words("card_refused") == "The shop cannot be reached. Check the connection, then press Save card again.")
        #expect(app.canTap("card_save"))
    }
}
