import CofferFoundation
import CofferWire
import Testing

@testable import PrimerSDK

@Suite struct VaultedPaymentMethodTests {
    static let json = """
        {"analyticsId":"a-1","id":"pm-1","paymentInstrumentData":{"last4Digits":"4242","network":"Visa"},"paymentInstrumentType":"PAYMENT_CARD",\
        "paymentMethodType":"PAYMENT_CARD"}
        """

    @Test func `a saved method has the printed members and goes through JSON`() throws {
        let method = try JSONDecoder().decode(PrimerHeadlessUniversalCheckout.VaultedPaymentMethod.self, from: Data(Self.json.utf8))
        #expect(method.id == "pm-1" && method.paymentMethodType == "PAYMENT_CARD" && method.analyticsId == "a-1")
        #expect(method.paymentInstrumentType == .paymentCard)
        #expect(method.paymentInstrumentData == InstrumentContent(last4Digits: "4242", network: "Visa"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try String(decoding: encoder.encode(method), as: UTF8.self) == Self.json)
    }

    @Test(arguments: ["id", "paymentMethodType", "paymentInstrumentType", "paymentInstrumentData", "analyticsId"])
    func `each member has to be there`(_ name: String) {
        let json = Self.json.replacingOccurrences(of: "\"\(name)\"", with: "\"other\"")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(PrimerHeadlessUniversalCheckout.VaultedPaymentMethod.self, from: Data(json.utf8))
        }
    }

    @Test func `a list keeps the order and drops alone what lacks something`() throws {
        let entry = #"{"id":"ID","paymentMethodType":"PAYPAL","paymentInstrumentType":"TYPE","paymentInstrumentData":{},"analyticsId":"a"}"#
        let good = ["b", "a", "c"].map { entry.replacingOccurrences(of: "ID", with: $0) }
        let broken = ["\"id\"", "\"paymentMethodType\"", "\"paymentInstrumentType\"", "\"paymentInstrumentData\"", "\"analyticsId\""]
            .map { entry.replacingOccurrences(of: $0, with: "\"other\"") }
        let entries = [good[0]] + broken + ["null", "7", good[1], good[2]]
        let document = try JSONDocument(Array("{\"data\":[\(entries.joined(separator: ","))]}".utf8))
        let methods = try PrimerHeadlessUniversalCheckout.VaultedPaymentMethod.list(InstrumentList(document.root))
        #expect(methods.map(\.id) == ["b", "a", "c"])
        #expect(methods.allSatisfy { $0.paymentInstrumentType == .unknown && $0.paymentMethodType == "PAYPAL" })
    }

    @Test func `text forms show the id and the types`() {
        for text in textForms(savedMethod("pm-9")) { #expect(text.contains("pm-9") && text.contains("PAYMENT_CARD")) }
    }
}
