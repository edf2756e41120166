import SwiftUI

/// Leads to the three screens.
struct StartScreen: View {
    let shop: Shop

    var body: some View {
        NavigationView {
            Page {
                Text("A demo shop. Nothing is charged; use published test cards such as 4242 4242 4242 4242, any later date and any code.")
                    .muted()
                link("Add a card", "Type it into the vault's own fields.", symbol: "creditcard", id: "start_add_card") {
                    AddCardScreen(shop: shop)
                }
                link("Check out", "Pay with a saved card.", symbol: "checkmark.circle", id: "start_checkout") {
                    CheckoutPage(shop: shop, style: .standard)
                }
                link("Check out, customised", "With a header and a row of our own.", symbol: "pencil", id: "start_custom_checkout") {
                    CheckoutPage(shop: shop, style: .customised)
                }
            }
            .navigationTitle("Harbour Coffee")
        }
    }

    private func link(
        _ title: String, _ text: String, symbol: String, id: String, @ViewBuilder to destination: () -> some View
    ) -> some View {
        NavigationLink(destination: destination()) { LinkRow(title: title, text: text, symbol: symbol) }
            .buttonStyle(.plain)
            .accessibilityIdentifier(id)
    }
}
