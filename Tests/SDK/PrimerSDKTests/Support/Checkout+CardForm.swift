import CofferFoundation
import Testing

@testable import PrimerSDK

extension Checkout {
    /// Starts the session and gives its form for a new card.
    func cardForm() async throws -> PrimerCardFormSession {
        _ = try await ready()
        return try #require(session.cardForm)
    }

    /// A configuration with modules, networks and surcharges of a card form's.
    static func formConfiguration(
        modules: String = "", networks: String? = #"["VISA","MASTERCARD"]"#, surcharges: String = "", binDataUrl: String? = nil
    ) -> String {
        let bin = binDataUrl.map { #""binDataUrl":"\#($0)","# } ?? ""
        let allowed = networks.map { #""orderedAllowedCardNetworks":\#($0),"# } ?? ""
        return #"""
            {"pciUrl":"https://pay.example/sdk","coreUrl":"https://pay.example","env":"SANDBOX",\#(bin)"clientSession":{
            "clientSessionId":"cs_1","customer":{"customerId":"cust-7"},
            "order":{"orderId":"o-1","totalOrderAmount":1299,"currencyCode":"USD","countryCode":"US"},
            "paymentMethod":{\#(allowed)"options":[\#(surcharges)]}},
            "paymentMethods":[{"id":"pm_1","type":"PAYMENT_CARD","implementationType":"NATIVE_SDK","name":"Card",
            "options":{"threeDSecureEnabled":false,"threeDSecureProvider":"NONE"}}],"checkoutModules":[\#(modules)]}
            """#
    }
}

extension PrimerCardFormSession {
    /// Types a card that is in order.
    func typeCard(number: String = "4242 4242 4242 4242", cvv: String = "737") {
        updateCardNumber(number)
        updateExpiryDate("3/30")
        updateCvv(cvv)
        updateCardholderName(" Maria Stern ")
    }

    /// What is wrong, by field.
    var codes: [String] { state.fieldErrors.compactMap(\.errorCode) }
}
