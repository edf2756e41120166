import CofferTestServer
@testable import PrimerSDK

typealias InstrumentContent = Response.Body.Tokenization.PaymentInstrumentData

/// A saved method for a test.
func savedMethod(
    _ id: String = "pm-1", type: String = "PAYMENT_CARD", kind: PaymentInstrumentType = .paymentCard,
    _ data: InstrumentContent = InstrumentContent(last4Digits: "4242", network: "Visa")
) -> PrimerHeadlessUniversalCheckout.VaultedPaymentMethod {
    .init(id: id, paymentMethodType: type, paymentInstrumentType: kind, paymentInstrumentData: data, analyticsId: "a-\(id)")
}

/// Every text form of a value that ends in logs.
func textForms(_ value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(describing: value), String(reflecting: value), dumped].map(\.withoutChance)
}
