import PrimerSDK
import SwiftUI

/// What is bought and what it costs.
struct OrderSummary: View {
    let order: Order

    var body: some View {
        if let lines = order.lines, let currency = order.currency {
            Card {
                Text("Your order").font(.headline).accessibilityAddTraits(.isHeader)
                ForEach(lines.indices, id: \.self) { index in
                    let line = lines[index]
                    let title = line.quantity == 1 ? line.name : "\(line.quantity) × \(line.name)"
                    PriceRow(title: title, amount: line.amount, currency: currency)
                }
                Divider()
                PriceRow(title: "Total", amount: order.total, currency: currency).font(.headline).accessibilityIdentifier("order_total")
            }
        } else {
            Text("A client token was set by hand: its order is known to the shop's server only.").muted()
        }
    }
}

/// The order is paid, or will be.
struct Receipt: View {
    let result: PaymentResult
    let order: Order?

    var body: some View {
        Notice(
            result.status == .pending ? "Thank you. Your payment is being processed." : "Thank you. Your order is paid.", kind: .success,
            id: "receipt")
        Card {
            if let amount = result.amount, let currency = result.currencyCode {
                PriceRow(title: "Amount", amount: amount, currency: currency)
            }
            if let id = order?.id { InfoRow(title: "Order", value: id) }
            InfoRow(title: "Payment", value: result.paymentId)
        }
    }
}

private struct PriceRow: View {
    let title: String
    let amount: Int
    let currency: String
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text(price)
        }
        .accessibilityElement(children: .combine)
    }

    private var price: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = currency
        formatter.locale = locale
        let units = Decimal(amount) / pow(Decimal(10), formatter.maximumFractionDigits)
        return formatter.string(from: NSDecimalNumber(decimal: units)) ?? "\(units) \(currency)"
    }
}

private struct InfoRow: View {
    let title: String
    let value: String

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title).muted()
            Text(verbatim: value).font(.footnote)
        }
        .accessibilityElement(children: .combine)
    }
}
