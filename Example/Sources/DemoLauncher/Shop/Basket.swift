import DemoVault

/// What the customer of the demo shop has in the basket.
struct Basket: Equatable, Sendable {
    /// Some things of one kind.
    struct Line: Encodable, Equatable, Sendable {
        /// What it is.
        let name: String
        /// How many.
        let quantity: Int
        /// The price of all of them, in cents.
        let amount: Int
    }

    /// In the order in which they were chosen.
    let lines: [Line]

    /// Coffee and paper filters, or one thing at a price.
    init(amount: Int?) {
        lines =
            amount.map { [Line(name: "Your order", quantity: 1, amount: $0)] } ?? [
                Line(name: "House blend, 1 kg", quantity: 1, amount: 999), Line(name: "Paper filters", quantity: 2, amount: 300),
            ]
    }

    /// What all of it costs, in cents.
    var total: Int { lines.reduce(0) { $0 + $1.amount } }
}
