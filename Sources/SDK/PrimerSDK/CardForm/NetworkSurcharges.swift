import CofferWire

/// What paying by card adds to the price, by network.
struct NetworkSurcharges: Sendable {
    private let amounts: [CardNetwork: Int]
    private let all: Int?
    private let amountText: AmountText?

    /// Reads the surcharges of cards from a client session.
    init(_ session: ClientSessionView?, localeData: PrimerLocaleData) {
        let option = session?.paymentMethod?.options.first { $0.type == "PAYMENT_CARD" }
        var amounts: [CardNetwork: Int] = [:]
        for network in option?.networks ?? [] {
            guard let surcharge = network.surcharge, surcharge > 0 else { continue }
            amounts[CardNetwork(reading: network.type)] = Int(clamping: surcharge)
        }
        self.amounts = amounts
        all = option?.surcharge.flatMap { $0 > 0 ? Int(clamping: $0) : nil }
        amountText = session?.order?.currencyCode.map { AmountText(currency: Currency(code: $0), localeCode: localeData.localeCode) }
    }

    /// In minor units: the network's own, else that of all cards; nil for nothing.
    func amount(of network: CardNetwork) -> Int? { amounts[network] ?? all }

    /// The same in words; nil where the currency is not known.
    func text(of network: CardNetwork) -> String? {
        guard let amount = amount(of: network), let amountText else { return nil }
        return "+ " + amountText(amount)
    }
}
