/// The kind of a payment instrument; raw values are those of the wire (primer.md §2.4).
public enum InstrumentType: String, CaseIterable, Sendable {
    /// A card.
    case paymentCard = "PAYMENT_CARD"
    /// A card that is charged while its holder is away.
    case cardOffSession = "CARD_OFF_SESSION_PAYMENT"
    /// Another instrument that is charged while its owner is away.
    case offSession = "OFF_SESSION_PAYMENT"
    /// One order at PayPal.
    case payPalOrder = "PAYPAL_ORDER"
    /// An agreement with PayPal.
    case payPalBillingAgreement = "PAYPAL_BILLING_AGREEMENT"
    /// Apple Pay.
    case applePay = "APPLE_PAY"
    /// Google Pay.
    case googlePay = "GOOGLE_PAY"
    /// A direct debit mandate at GoCardless.
    case goCardlessMandate = "GOCARDLESS_MANDATE"
    /// An authorisation by Klarna.
    case klarna = "KLARNA_AUTHORIZATION_TOKEN"
    /// A payment session at Klarna.
    case klarnaPaymentSession = "KLARNA_PAYMENT_SESSION"
    /// A customer at Klarna.
    case klarnaCustomerToken = "KLARNA_CUSTOMER_TOKEN"
    /// Hoolah.
    case hoolah = "HOOLAH"
    /// A bank account through Stripe.
    case stripeAch = "AUTOMATED_CLEARING_HOUSE"
    /// Whatever we have no name for.
    case unknown = "UNKNOWN"

    /// Looks a received name up; every name that is none of the table is ``unknown``.
    public init(wire name: String) { self = InstrumentType(rawValue: name) ?? .unknown }
}

extension InstrumentType: Codable {
    /// Reads a name; one that is none of the table is ``unknown``.
    /// - Throws: `DecodingError` when there is no text.
    public init(from decoder: any Decoder) throws {
        self.init(wire: try decoder.singleValueContainer().decode(String.self))
    }
}
