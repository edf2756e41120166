import PrimerSDK
import SwiftUI

/// Screens 2 and 3: an order, the SDK's saved methods below it, and a receipt.
struct CheckoutPage: View {
    /// Whose look the saved methods have.
    enum Style {
        /// The SDK's.
        case standard
        /// The shop's.
        case customised
    }

    let shop: Shop
    let style: Style

    @Environment(\.palette) private var palette
    @State private var order: Order?
    @State private var problem: CheckoutProblem?
    @State private var receipt: PaymentResult?
    @State private var isSettled = false
    @State private var attempt = 1

    var body: some View {
        Page {
            if let receipt {
                Receipt(result: receipt, order: order)
                Button("Order again") { startOver() }.buttonStyle(WideButtonStyle()).accessibilityIdentifier("order_again")
            } else if let order {
                OrderSummary(order: order)
            }
            if let problem {
                Notice(problem.sentence, kind: .problem, id: "checkout_problem")
                if problem.endsCheckout {
                    Button("Start again") { startOver() }.buttonStyle(QuietButtonStyle()).accessibilityIdentifier("checkout_again")
                }
            }
            if let order, !isSettled {
                screen(order.clientToken)
                    .tint(palette.accent)
                    .background(palette.card, in: RoundedRectangle(cornerRadius: 14))
            }
            if order == nil, problem == nil { ProgressView("Opening the checkout") }
            if receipt == nil, order != nil {
                NavigationLink(destination: AddCardScreen(shop: shop)) {
                    LinkRow(title: "Use another card", text: "Add it, then come back: it is among your saved cards.", symbol: "plus")
                }
                .buttonStyle(.plain)
                .accessibilityIdentifier("checkout_add_card")
            }
        }
        .navigationTitle("Check out")
        .task(id: attempt) { if order == nil { await open() } }
        // The SDK's own success screen closes after three seconds; what is below it goes then.
        .task(id: receipt) { if receipt != nil { await settle() } }
    }

    @ViewBuilder
    private func screen(_ clientToken: String) -> some View {
        switch style {
        case .standard: CheckoutScreen(clientToken: clientToken, onResult: take)
        case .customised: CustomCheckoutScreen(clientToken: clientToken, onResult: take)
        }
    }

    private func open() async {
        do {
            order = try await shop.server.order()
        } catch {
            if !Task.isCancelled { problem = CheckoutProblem(error) }
        }
    }

    private func startOver() {
        (order, problem, receipt, isSettled) = (nil, nil, nil, false)
        attempt += 1
    }

    private func settle() async {
        try? await Task.sleep(nanoseconds: 3_000_000_000)
        if !Task.isCancelled { isSettled = true }
    }

    private func take(_ result: PrimerCheckoutState) {
        switch result {
        case .success(let result): (receipt, problem) = (result, nil)
        case .failure(let error): problem = CheckoutProblem(error)
        case .dismissed, .initializing, .ready: break
        }
    }
}
