import CofferFoundation

/// What the customer of the demo buys.
struct Order: Equatable, Sendable {
    /// ISO 4217.
    static let currency = "EUR"
    /// The merchant's number of the order.
    let id: String
    /// The price in cents.
    let amount = 1_299
    /// Whether the merchant wants the security code again.
    let asksForCode: Bool

    /// An order with a number of its own.
    init(asksForCode: Bool) {
        id = "order-" + String((0..<8).compactMap { _ in "abcdefghijkmnpqrstuvwxyz".randomElement() })
        self.asksForCode = asksForCode
    }

    /// The price for people.
    var price: String { String(format: "%d.%02d EUR", amount / 100, amount % 100) }
}
