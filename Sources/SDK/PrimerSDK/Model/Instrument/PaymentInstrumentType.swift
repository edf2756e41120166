/// What kind of instrument a saved method is; raw values are the wire's.
public enum PaymentInstrumentType: String, Codable, CaseIterable, Sendable {
    /// A card.
    case paymentCard = "PAYMENT_CARD"
    /// A card for payments without the customer.
    case cardOffSession = "CARD_OFF_SESSION_PAYMENT"
    /// A payment without the customer.
    case offSession = "OFF_SESSION_PAYMENT"
    /// One PayPal order.
    case payPalOrder = "PAYPAL_ORDER"
    /// A PayPal billing agreement.
    case payPalBillingAgreement = "PAYPAL_BILLING_AGREEMENT"
    /// Apple Pay.
    case applePay = "APPLE_PAY"
    /// Google Pay.
    case googlePay = "GOOGLE_PAY"
    /// A GoCardless direct debit mandate.
    case goCardlessMandate = "GOCARDLESS_MANDATE"
    /// A Klarna authorisation.
    case klarna = "KLARNA_AUTHORIZATION_TOKEN"
    /// A Klarna payment session.
    case klarnaPaymentSession = "KLARNA_PAYMENT_SESSION"
    /// A Klarna customer token.
    case klarnaCustomerToken = "KLARNA_CUSTOMER_TOKEN"
    /// Hoolah.
    case hoolah = "HOOLAH"
    /// A bank account through Stripe ACH.
    case stripeAch = "AUTOMATED_CLEARING_HOUSE"
    /// Any other kind; every string that is not in this list reads as it.
    case unknown = "UNKNOWN"

    /// Reads the wire's string.
    /// - Throws: `DecodingError` when there is no string; an unrecognised one is ``unknown``.
    public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}
