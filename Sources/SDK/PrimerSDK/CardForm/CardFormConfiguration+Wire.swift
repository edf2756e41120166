import CofferWire

@available(iOS 15.0, *)
extension CardFormConfiguration {
    /// The fields that a configuration's modules ask for.
    ///
    /// The cardholder is asked for unless `CARD_INFORMATION` says no. A billing address is asked for only when `BILLING_ADDRESS` wants the
    /// postal code; then each of its fields unless the module says no, and a telephone number only if it says yes.
    init(_ modules: [CheckoutModule]) {
        func isShown(_ name: String, in type: String) -> Bool? {
            guard case .fields(let fields)? = modules.first(where: { $0.type == type })?.options else { return nil }
            return fields.last { $0.name == name }?.isShown
        }
        let asksHolder = isShown("cardHolderName", in: "CARD_INFORMATION") ?? true
        let asksAddress = isShown("postalCode", in: "BILLING_ADDRESS") == true
        let optional: [(String, PrimerInputElementType)] = [
            ("countryCode", .countryCode), ("firstName", .firstName), ("lastName", .lastName), ("addressLine1", .addressLine1),
            ("addressLine2", .addressLine2), ("postalCode", .postalCode), ("city", .city), ("state", .state),
        ]
        var billing = optional.filter { isShown($0.0, in: "BILLING_ADDRESS") ?? true }.map(\.1)
        if isShown("phoneNumber", in: "BILLING_ADDRESS") == true { billing.append(.phoneNumber) }
        self.init(
            cardFields: [.cardNumber, .expiryDate, .cvv] + (asksHolder ? [.cardholderName] : []),
            billingFields: asksAddress ? billing : [], requiresBillingAddress: asksAddress)
    }
}
