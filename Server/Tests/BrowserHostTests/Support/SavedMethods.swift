import CofferFoundation
import SwiftUI

@testable import PrimerSDK

/// A customer's saved methods, so many of them, as the SDK shows them; the service answers from memory.
struct SavedMethods: View {
    @StateObject private var owner: Owner

    init(count: Int) { _owner = StateObject(wrappedValue: Owner(count)) }

    var body: some View {
        PrimerVaultedPaymentMethods().primerCheckoutSession(owner.session)
    }

    @MainActor
    private final class Owner: ObservableObject {
        let session: PrimerCheckoutSession
        init(_ count: Int) { session = PrimerCheckoutSession(clientToken: Service.clientToken, world: Service.world(count)) }
    }

    /// Names of views.
    enum Name {
        static let all = "checkout_components_payment_selection_show_all_button"
        static let code = "checkout_components_vault_cvv_field"
        static func item(_ number: Int) -> String { "checkout_components_vaulted_payment_method_card-\(number)_item" }
    }
}

/// A checkout service in memory.
private enum Service {
    /// Lets a session in.
    static let clientToken: String = {
        let payload = """
            {"accessToken":"access-1","exp":4102444800,"configurationUrl":"https://pay.example/sdk/configuration",\
            "coreUrl":"https://pay.example","pciUrl":"https://pay.example/sdk","env":"SANDBOX","intent":"CHECKOUT"}
            """
        let part = Data(payload.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        return "eyJhbGciOiJIUzI1NiJ9.\(part).c2lnbmF0dXJl"
    }()

    /// A world in which the customer has so many saved methods.
    static func world(_ count: Int) -> CheckoutWorld {
        CheckoutWorld(
            send: { request in
                let path = request.url?.path ?? ""
                let body = path.hasSuffix("/configuration") ? configuration : request.httpMethod == "GET" ? list(count) : "{}"
                return CallAnswer(status: 200, body: Array(body.utf8))
            },
            now: { Date(timeIntervalSince1970: 1_780_000_000) }, pause: { _ in }, chance: { 0 }, uuid: { "id" })
    }

    private static let configuration = """
        {"pciUrl":"https://pay.example/sdk","coreUrl":"https://pay.example","env":"SANDBOX","clientSession":{"clientSessionId":"cs_1",\
        "customer":{"customerId":"cust-7"},"order":{"orderId":"o-1","totalOrderAmount":1299,"currencyCode":"EUR","countryCode":"DE"},\
        "paymentMethod":{"orderedAllowedCardNetworks":["VISA"],"options":[]}},\
        "paymentMethods":[{"id":"pm_1","type":"PAYMENT_CARD","implementationType":"NATIVE_SDK","name":"Card",\
        "options":{"threeDSecureEnabled":false,"threeDSecureProvider":"NONE","captureVaultedCardCvv":true}}],"checkoutModules":[]}
        """

    private static func list(_ count: Int) -> String {
        let entries = (1...count).map { number in
            """
            {"id":"card-\(number)","analyticsId":"a-\(number)","tokenType":"MULTI_USE","isVaulted":true,"paymentMethodType":"PAYMENT_CARD",\
            "paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{"last4Digits":"4242","expirationMonth":"03",\
            "expirationYear":"2040","network":"Visa","binData":{"network":"VISA"}}}
            """
        }
        return "{\"data\":[\(entries.joined(separator: ","))]}"
    }
}
