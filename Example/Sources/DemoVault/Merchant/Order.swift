import CofferFoundation

/// What the customer of the demo buys.
package struct Order: Equatable, Sendable {
    /// ISO 4217.
    package static let currency = "EUR"
    /// The merchant's number of the order.
    package let id: String
    /// The price in cents.
    package let amount: Int
    /// Whether the merchant wants the security code again.
    package let asksForCode: Bool

    /// An order with a number of its own.
    package init(asksForCode: Bool, amount: Int = 1_299) {
        id = "order-" + String((0..<8).compactMap { _ in "abcdefghijkmnpqrstuvwxyz".randomElement() })
        self.asksForCode = asksForCode
        self.amount = amount
    }

    /// The price for people.
    package var price: String { String(format: "%d.%02d EUR", amount / 100, amount % 100) }
}
