import CofferWire

extension Response.Body.Klarna.SessionData {
    /// The same data for merchants.
    init(_ wire: KlarnaSessionObject) {
        self.init(
            recurringDescription: wire.recurringDescription, purchaseCountry: wire.purchaseCountry,
            purchaseCurrency: wire.purchaseCurrency, locale: wire.locale, orderAmount: wire.orderAmount.map(Int.init(clamping:)),
            orderTaxAmount: wire.orderTaxAmount.map(Int.init(clamping:)),
            orderLines: wire.orderLines.map(Response.Body.Klarna.OrderLine.init(_:)),
            billingAddress: wire.billingAddress.map(Response.Body.Klarna.Address.init(_:)),
            shippingAddress: wire.shippingAddress.map(Response.Body.Klarna.Address.init(_:)),
            tokenDetails: wire.tokenDetails.map(Response.Body.Klarna.TokenDetails.init(_:)))
    }
}

extension Response.Body.Klarna.OrderLine {
    fileprivate init(_ wire: KlarnaOrderLineObject) {
        self.init(
            type: wire.type, name: wire.name, quantity: wire.quantity.map(Int.init(clamping:)),
            unitPrice: wire.unitPrice.map(Int.init(clamping:)), totalAmount: wire.totalAmount.map(Int.init(clamping:)),
            totalDiscountAmount: wire.totalDiscountAmount.map(Int.init(clamping:)))
    }
}

extension Response.Body.Klarna.Address {
    fileprivate init(_ wire: KlarnaAddressObject) {
        self.init(
            addressLine1: wire.addressLine1, addressLine2: wire.addressLine2, addressLine3: wire.addressLine3, city: wire.city,
            countryCode: wire.countryCode, email: wire.email, firstName: wire.firstName, lastName: wire.lastName,
            phoneNumber: wire.phoneNumber, postalCode: wire.postalCode, state: wire.state, title: wire.title)
    }
}

extension Response.Body.Klarna.TokenDetails {
    fileprivate init(_ wire: KlarnaTokenDetailsObject) {
        self.init(brand: wire.brand, maskedNumber: wire.maskedNumber, type: wire.type, expiryDate: wire.expiryDate)
    }
}
