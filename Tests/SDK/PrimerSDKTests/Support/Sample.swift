import CofferFoundation

@testable import PrimerSDK

/// Bodies and tokens as a service would make them.
enum Sample {
    typealias Method = PrimerHeadlessUniversalCheckout.VaultedPaymentMethod

    /// A compact JWT of a payload.
    static func token(_ payload: [String: Any]) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: payload, options: [.sortedKeys])) ?? Data()
        let part = data.base64EncodedString().replacingOccurrences(of: "=", with: "").replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
        return "eyJhbGciOiJIUzI1NiJ9.\(part).c2lnbmF0dXJl"
    }

    /// A client token for the scripted service; `changes` replace members, `NSNull` takes them out.
    static func clientToken(base: String = "https://pay.example", _ changes: [String: Any] = [:]) -> String {
        var payload: [String: Any] = [
            "accessToken": "access-1", "exp": 1_780_003_600, "configurationUrl": base + "/sdk/configuration", "coreUrl": base,
            "pciUrl": base + "/sdk", "env": "SANDBOX", "intent": "CHECKOUT",
        ]
        for (key, value) in changes { payload[key] = value is NSNull ? nil : value }
        return token(payload)
    }

    /// A configuration.
    static func configuration(
        capturesCvv: Bool = false, customer: String? = "cust-7", amount: Int = 1299, pciUrl: String? = "https://pay.example/sdk"
    ) -> String {
        let url = pciUrl.map { #""pciUrl":"\#($0)","# } ?? ""
        let buyer = customer.map { #""customer":{"customerId":"\#($0)"},"# } ?? ""
        return #"""
            {\#(url)"coreUrl":"https://pay.example","env":"SANDBOX","clientSession":{"clientSessionId":"cs_1",\#(buyer)
            "order":{"orderId":"o-1","totalOrderAmount":\#(amount),"currencyCode":"EUR","countryCode":"DE"},
            "paymentMethod":{"orderedAllowedCardNetworks":["VISA","MASTERCARD"],"options":[]}},
            "paymentMethods":[{"id":"pm_1","type":"PAYMENT_CARD","implementationType":"NATIVE_SDK","name":"Card",
            "options":{"threeDSecureEnabled":false,"threeDSecureProvider":"NONE","captureVaultedCardCvv":\#(capturesCvv)}}],
            "checkoutModules":[]}
            """#
    }

    /// An entry of the list: a card.
    static func card(_ id: String, network: String = "Visa", binNetwork: String? = "VISA", last4: String = "4242") -> String {
        let bin = binNetwork.map { #","binData":{"network":"\#($0)"}"# } ?? ""
        return #"""
            {"id":"\#(id)","analyticsId":"a-\#(id)","tokenType":"MULTI_USE","isVaulted":true,"paymentMethodType":"PAYMENT_CARD",
            "paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{"last4Digits":"\#(last4)","expirationMonth":"03",
            "expirationYear":"2030","network":"\#(network)"\#(bin)}}
            """#
    }

    /// An entry of the list: a PayPal account.
    static func payPal(_ id: String) -> String {
        #"""
        {"id":"\#(id)","analyticsId":"a-\#(id)","paymentMethodType":"PAYPAL","paymentInstrumentType":"PAYPAL_BILLING_AGREEMENT",
        "paymentInstrumentData":{"externalPayerInfo":{"email":"maria@shop.example"}}}
        """#
    }

    /// A list of entries.
    static func list(_ entries: String...) -> String { #"{"data":[\#(entries.joined(separator: ","))]}"# }

    /// The answer of an exchange.
    static func exchanged(_ token: String = "single-1") -> String {
        #"{"token":"\#(token)","tokenType":"SINGLE_USE","paymentInstrumentType":"PAYMENT_CARD"}"#
    }

    /// The answer of a creation or resumption; `more` are members with a leading comma.
    static func payment(_ status: String = "SUCCESS", id: String? = "pay_1", _ more: String = "") -> String {
        #"{\#(id.map { #""id":"\#($0)","# } ?? "")"orderId":"o-1","amount":1299,"currencyCode":"EUR","status":"\#(status)"\#(more)}"#
    }

    /// A payment that needs an action; `changes` replace members of the action's token.
    static func actionPayment(intent: String = "PROCESSOR_3DS", _ changes: [String: Any] = [:]) -> String {
        var payload: [String: Any] = [
            "accessToken": "action-access", "exp": 1_780_003_600, "intent": intent, "redirectUrl": "https://bank.example/approve",
            "statusUrl": "https://pay.example/sdk/status?id=1",
        ]
        for (key, value) in changes { payload[key] = value is NSNull ? nil : value }
        return payment("PENDING", #","requiredAction":{"name":"PROCESSOR_3DS","clientToken":"\#(token(payload))"}"#)
    }

    /// An error body.
    static func refusal(_ errorId: String, diagnosticsId: String = "d-1", _ text: String = "refused") -> String {
        #"{"error":{"errorId":"\#(errorId)","description":"\#(text)","diagnosticsId":"\#(diagnosticsId)"}}"#
    }

    /// A saved method that no list needs to have.
    static func method(_ id: String, type: PaymentInstrumentType = .paymentCard, network: String? = "Visa") -> Method {
        Method(
            id: id, paymentMethodType: type == .paymentCard || type == .cardOffSession ? "PAYMENT_CARD" : "PAYPAL",
            paymentInstrumentType: type, paymentInstrumentData: .init(last4Digits: "4242", network: network), analyticsId: "a-\(id)")
    }
}
