import SwiftUI

/// Leads to the three screens.
struct StartScreen: View {
    let shop: Shop

    var body: some View {
        NavigationView {
            Page {
                Text("Coffee from the harbour. Save a card once, and pay with it from then on.").muted()
                link("Add a card", "Type it into the vault's own fields.", symbol: "creditcard", id: "start_add_card") {
                    AddCardScreen(shop: shop)
                }
                link("Check out", "Pay with a saved card.", symbol: "checkmark.circle", id: "start_checkout") {
                    CheckoutPage(shop: shop, style: .standard)
                }
                link("Check out, customised", "With a header and a row of our own.", symbol: "pencil", id: "start_custom_checkout") {
                    CheckoutPage(shop: shop, style: .customised)
                }
                testCards
            }
            .navigationTitle("Harbour Coffee")
        }
    }

    private var testCards: some View {
        Card {
            Text("Cards to try").font(.headline).accessibilityAddTraits(.isHeader)
            ForEach(Self.cards.indices, id: \.self) { index in
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: Self.cards[index].number).font(.body.monospacedDigit())
                    Text(Self.cards[index].meaning).muted()
                }
            }
            Text("Any later date and any code but 000. This is a demo: nothing is charged.").muted()
            Text("The vault keeps three cards. To try more, delete one: Check out, Show all, Edit.").muted()
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("start_test_cards")
    }

    /// Published test numbers, and what a sandbox does with them.
    private static let cards = [
        (number: "5454 5454 5454 5454", meaning: "is saved, and pays"),
        (number: "4000 0000 0000 0002", meaning: "is declined when it is saved"),
        (number: "4000 0000 0000 9995", meaning: "is saved; has no money when it pays"),
        (number: "4000 0025 0000 3155", meaning: "is saved; the bank asks when it pays"),
    ]

    private func link(
        _ title: String, _ text: String, symbol: String, id: String, @ViewBuilder to destination: () -> some View
    ) -> some View {
        NavigationLink(destination: destination()) { LinkRow(title: title, text: text, symbol: symbol) }
            .buttonStyle(.plain)
            .accessibilityIdentifier(id)
    }
}
