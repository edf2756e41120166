import CofferFoundation
import CofferWire
import Testing

@testable import PrimerSDK

@Suite struct PaymentInstrumentTypeTests {
    static let rows: [(PaymentInstrumentType, String)] = [
        (.paymentCard, "PAYMENT_CARD"), (.cardOffSession, "CARD_OFF_SESSION_PAYMENT"), (.offSession, "OFF_SESSION_PAYMENT"),
        (.payPalOrder, "PAYPAL_ORDER"), (.payPalBillingAgreement, "PAYPAL_BILLING_AGREEMENT"), (.applePay, "APPLE_PAY"),
        (.googlePay, "GOOGLE_PAY"), (.goCardlessMandate, "GOCARDLESS_MANDATE"), (.klarna, "KLARNA_AUTHORIZATION_TOKEN"),
        (.klarnaPaymentSession, "KLARNA_PAYMENT_SESSION"), (.klarnaCustomerToken, "KLARNA_CUSTOMER_TOKEN"), (.hoolah, "HOOLAH"),
        (.stripeAch, "AUTOMATED_CLEARING_HOUSE"), (.unknown, "UNKNOWN"),
    ]

    @Test(arguments: rows)
    func `each type is written and read by its raw value`(_ type: PaymentInstrumentType, _ raw: String) throws {
        #expect(type.rawValue == raw)
        #expect(try JSONDecoder().decode([PaymentInstrumentType].self, from: Data("[\"\(raw)\"]".utf8)) == [type])
        #expect(try String(decoding: JSONEncoder().encode([type]), as: UTF8.self) == "[\"\(raw)\"]")
        #expect(PaymentInstrumentType(InstrumentType(wire: raw)) == type)
    }

    @Test func `these are all`() { #expect(Set(Self.rows.map(\.0)) == Set(PaymentInstrumentType.allCases)) }

    @Test(arguments: ["", "payment_card", "PAYMENT_CARD ", "NEW_KIND"])
    func `an unrecognised string is unknown`(_ raw: String) throws {
        #expect(try JSONDecoder().decode([PaymentInstrumentType].self, from: Data("[\"\(raw)\"]".utf8)) == [.unknown])
    }

    @Test(arguments: ["[1]", "[null]", "[{}]", "[true]"])
    func `what is no string is refused`(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([PaymentInstrumentType].self, from: Data(json.utf8)) }
    }
}
