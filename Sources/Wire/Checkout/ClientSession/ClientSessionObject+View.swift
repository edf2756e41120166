extension ClientSessionObject {
    /// The SDK's view of the session: options as an array, the customer's id inside the customer, the total worked out, and neither
    /// metadata nor the number of a national document.
    /// - Parameter clientSessionId: The session's id, which the merchant's object does not hold.
    public func view(clientSessionId: String? = nil) -> ClientSessionView {
        var buyer = customer
        buyer?.nationalDocumentId = nil
        if let customerId {
            buyer = buyer ?? CustomerObject()
            buyer?.customerId = customerId
        }
        let lines = order?.lineItems?.map { line in
            var line = line
            line.productData = nil
            return line
        }
        return ClientSessionView(
            clientSessionId: clientSessionId,
            order: ClientSessionView.Order(
                orderId: orderId, merchantAmount: merchantAmount, totalOrderAmount: totalAmount, totalTaxAmount: taxAmount,
                countryCode: order?.countryCode, currencyCode: currencyCode, fees: order?.fees, lineItems: lines,
                shipping: order?.shipping),
            customer: buyer,
            paymentMethod: ClientSessionView.PaymentMethod(
                vaultOnSuccess: paymentMethod?.vaultOnSuccess, vaultOnAgreement: paymentMethod?.vaultOnAgreement,
                orderedAllowedCardNetworks: paymentMethod?.orderedAllowedCardNetworks, descriptor: paymentMethod?.descriptor,
                options: (paymentMethod?.options ?? []).map { option in
                    var option = option
                    option.captureVaultedCardCvv = nil
                    return option
                }))
    }

    /// The `options` of the card entry in the SDK's configuration; 3-D Secure of our own is not offered.
    public var configurationOptions: CardOptionsObject {
        CardOptionsObject(
            threeDSecureEnabled: false, threeDSecureProvider: "NONE", captureVaultedCardCvv: capturesVaultedCardCvv)
    }
}
