import CofferWire

extension PrimerClientSession {
    /// What the configuration says of the session; what it does not say is nil, an absent list of networks is empty.
    init(_ wire: ClientSessionView) {
        let order = wire.order
        self.init(
            customerId: wire.customer?.customerId, orderId: order?.orderId, currencyCode: order?.currencyCode,
            totalAmount: order?.totalOrderAmount.map(Int.init(clamping:)), lineItems: order?.lineItems?.map(PrimerLineItem.init(_:)),
            orderDetails: order.map(PrimerOrder.init(_:)), customer: wire.customer.map(PrimerCustomer.init(_:)),
            paymentMethod: wire.paymentMethod.map(PrimerPaymentMethod.init(_:)), fees: order?.fees?.map(PrimerFee.init(_:)))
    }
}

extension PrimerPaymentMethod {
    fileprivate init(_ wire: ClientSessionView.PaymentMethod) {
        self.init(orderedAllowedCardNetworks: (wire.orderedAllowedCardNetworks ?? []).map(CardNetwork.init(reading:)))
    }
}

extension PrimerLineItem {
    fileprivate init(_ wire: LineItemObject) {
        self.init(
            itemId: wire.itemId, itemDescription: wire.description, amount: wire.amount.map(Int.init(clamping:)),
            discountAmount: wire.discountAmount.map(Int.init(clamping:)), quantity: wire.quantity.map(Int.init(clamping:)),
            taxCode: wire.taxCode, taxAmount: wire.taxAmount.map(Int.init(clamping:)))
    }
}

extension PrimerOrder {
    fileprivate init(_ wire: ClientSessionView.Order) {
        self.init(countryCode: wire.countryCode, shipping: wire.shipping.map(PrimerShipping.init(_:)))
    }
}

extension PrimerShipping {
    fileprivate init(_ wire: ShippingObject) {
        self.init(
            amount: wire.amount.map(Int.init(clamping:)), methodId: wire.methodId, methodName: wire.methodName,
            methodDescription: wire.methodDescription)
    }
}

extension PrimerCustomer {
    fileprivate init(_ wire: CustomerObject) {
        self.init(
            emailAddress: wire.emailAddress, mobileNumber: wire.mobileNumber, firstName: wire.firstName, lastName: wire.lastName,
            billingAddress: wire.billingAddress.map(PrimerAddress.init(_:)),
            shippingAddress: wire.shippingAddress.map(PrimerAddress.init(_:)))
    }
}

extension PrimerAddress {
    fileprivate init(_ wire: AddressObject) {
        self.init(
            firstName: wire.firstName, lastName: wire.lastName, addressLine1: wire.addressLine1, addressLine2: wire.addressLine2,
            city: wire.city, state: wire.state, countryCode: wire.countryCode, postalCode: wire.postalCode)
    }
}

extension PrimerFee {
    /// A fee that does not say what it is, is of the type `UNKNOWN`: it is paid all the same.
    fileprivate init(_ wire: FeeObject) { self.init(type: wire.type ?? "UNKNOWN", amount: Int(clamping: wire.amount)) }
}
