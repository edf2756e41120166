import CofferWire
import Testing
import UIKit

@testable import PrimerSDK

@Suite struct CheckoutPaymentMethodTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let other: CheckoutPaymentMethod
        let isEqual: Bool

        init(_ name: String, _ other: CheckoutPaymentMethod, _ isEqual: Bool) {
            testDescription = name
            self.other = other
            self.isEqual = isEqual
        }
    }

    static let card = CheckoutPaymentMethod(id: "a", type: "b", name: "c", surcharge: 5, formattedSurcharge: "+5", backgroundColor: .red)

    @Test(arguments: [
        Row("the same", method(), true),
        Row("other id", method(id: "x"), false),
        Row("other type", method(type: "x"), false),
        Row("other name", method(name: "x"), false),
        Row("other surcharge", method(surcharge: 6), false),
        Row("unknown surcharge", method(hasUnknownSurcharge: true), false),
        Row("other text of the surcharge", method(formattedSurcharge: "+6"), false),
        Row("other background", method(backgroundColor: .blue), false),
        Row("a picture", method(icon: UIImage()), true),
        Row("text of the button", method(buttonText: "x"), true),
        Row("colour of the text", method(textColor: .blue), true),
        Row("colour of the border", method(borderColor: .blue), true),
        Row("width of the border", method(borderWidth: 3), true),
        Row("radius", method(cornerRadius: 3), true),
    ])
    func `equality leaves out picture, text and border`(_ row: Row) { #expect((Self.card == row.other) == row.isEqual) }

    static func method(
        id: String = "a", type: String = "b", name: String = "c", icon: UIImage? = nil, surcharge: Int? = 5,
        hasUnknownSurcharge: Bool = false, formattedSurcharge: String? = "+5", backgroundColor: UIColor? = .red,
        buttonText: String? = nil, textColor: UIColor? = nil, borderColor: UIColor? = nil, borderWidth: CGFloat? = nil,
        cornerRadius: CGFloat? = nil
    ) -> CheckoutPaymentMethod {
        CheckoutPaymentMethod(
            id: id, type: type, name: name, icon: icon, surcharge: surcharge, hasUnknownSurcharge: hasUnknownSurcharge,
            formattedSurcharge: formattedSurcharge, backgroundColor: backgroundColor, buttonText: buttonText, textColor: textColor,
            borderColor: borderColor, borderWidth: borderWidth, cornerRadius: cornerRadius)
    }

    struct SurchargeRow: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let configured: Int64?
        var option: PaymentMethodOption?
        var currency: String? = "EUR"
        let surcharge: Int?
        let text: String?
    }

    @Test(arguments: [
        SurchargeRow(testDescription: "none", configured: nil, surcharge: nil, text: "No additional fee"),
        SurchargeRow(testDescription: "zero is none", configured: 0, surcharge: nil, text: "No additional fee"),
        SurchargeRow(testDescription: "less than zero is none", configured: -5, surcharge: nil, text: "No additional fee"),
        SurchargeRow(testDescription: "the configuration's", configured: 50, surcharge: 50, text: "+€0.50"),
        SurchargeRow(
            testDescription: "the session's wins", configured: 50, option: PaymentMethodOption(type: "PAYMENT_CARD", surcharge: 120),
            surcharge: 120, text: "+€1.20"),
        SurchargeRow(
            testDescription: "another type's does not count", configured: 50, option: PaymentMethodOption(type: "PAYPAL", surcharge: 120),
            surcharge: 50, text: "+€0.50"),
        SurchargeRow(
            testDescription: "by network", configured: nil,
            option: PaymentMethodOption(type: "PAYMENT_CARD", networks: [NetworkSurcharge(type: "VISA", surcharge: 50)]),
            surcharge: nil, text: "Additional fees may apply"),
        SurchargeRow(
            testDescription: "by network, none", configured: nil,
            option: PaymentMethodOption(type: "PAYMENT_CARD", networks: [NetworkSurcharge(type: "VISA")]),
            surcharge: nil, text: "No additional fee"),
        SurchargeRow(testDescription: "currency without minor units", configured: 50, currency: "JPY", surcharge: 50, text: "+¥50"),
        SurchargeRow(testDescription: "unknown currency", configured: 50, currency: nil, surcharge: 50, text: nil),
    ])
    func `a surcharge is told in words`(_ row: SurchargeRow) {
        let session = ClientSessionView(
            order: .init(currencyCode: row.currency), paymentMethod: .init(options: row.option.map { [$0] } ?? []))
        let method = CheckoutPaymentMethod(
            PaymentMethodConfiguration(implementationType: .nativeSDK, type: "PAYMENT_CARD", surcharge: row.configured), session: session,
            localeData: PrimerLocaleData(languageCode: "en", regionCode: "US"))
        #expect(method.surcharge == row.surcharge)
        #expect(method.formattedSurcharge == row.text)
        #expect(method.hasUnknownSurcharge == (row.text == "Additional fees may apply"))
    }

    @Test func `the button's look comes from the configuration`() {
        let button = ButtonMetadataObject(
            backgroundColor: ThemedText(colored: "#FF0000"), cornerRadius: 4, borderWidth: ThemedNumber(colored: 2),
            borderColor: ThemedText(colored: "00FF00"), text: "Pay with PayPal", textColor: ThemedText(colored: "red"))
        let method = CheckoutPaymentMethod(
            PaymentMethodConfiguration(implementationType: .webRedirect, type: "PAYPAL", name: "PayPal", button: button), session: nil,
            localeData: PrimerLocaleData(languageCode: "en"))
        #expect(method.id == "PAYPAL" && method.type == "PAYPAL" && method.name == "PayPal" && method.icon == nil)
        #expect(method.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(method.borderColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(method.textColor == nil)
        #expect(method.buttonText == "Pay with PayPal" && method.borderWidth == 2 && method.cornerRadius == 4)
    }

    @Test(arguments: ["", "#", "#FFF", "#GGGGGG", "FF00000", "#FF00FF0", "ＦＦ", "+12345", "red"])
    func `what is no colour is none`(_ text: String) { #expect(UIColor(hex: text) == nil) }
}
