internal import CofferCardRules
internal import CofferWire

/// How much is paid, and on what terms: what a client session says, and a merchant's request over it.
struct PaymentTerms: Equatable, Sendable {
    /// In minor units, above zero.
    var amount: Int64
    /// ISO 4217, three upper-case letters.
    var currency: String
    var orderId: String?
    /// What the customer's statement should show.
    var descriptor: String?
    /// Whether a card that is not saved is to be saved once the payment succeeds.
    var keepsCard: Bool
    /// All of it, as JSON.
    var json: [UInt8]

    /// Reads what is needed to pay with a card.
    /// - Parameter card: The network of the card itself, which says what surcharge is paid: what an app has chosen is what the customer was
    ///   shown, and nobody sets a price by it.
    /// - Throws: ``VaultError/invalidPayment(field:)`` for a missing currency, and for an amount that is missing, zero, negative or too large.
    init(_ content: ClientSessionObject, card: CardBrand) throws(VaultError) {
        let content = content.priced(cardNetwork: card.primerNetwork.rawValue)
        guard let amount = content.totalAmount, amount > 0, amount <= Limits.amountMax else { throw .invalidPayment(field: .amount) }
        guard let currency = content.currencyCode, currency.utf8.count == 3, currency.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A })
        else { throw .invalidPayment(field: .currencyCode) }
        try Self.check(content.orderId, .orderId)
        try Self.check(content.paymentMethod?.descriptor, .descriptor)
        self.amount = amount
        self.currency = currency
        orderId = content.orderId
        descriptor = content.paymentMethod?.descriptor
        keepsCard = content.paymentMethod?.vaultOnSuccess ?? false
        json = content.jsonBytes
    }

    /// No text may be overlong or hold a card number (D14).
    static func check(_ text: String?, _ field: PaymentField) throws(VaultError) {
        guard let text else { return }
        guard text.utf8.count <= Limits.textBytesMax, !CardNumberScan.holds(text) else { throw .invalidPayment(field: field) }
    }
}
