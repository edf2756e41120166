extension ClientSessionObject {
    /// The session after a change that the SDK asked for.
    ///
    /// Choosing a method replaces the session's surcharge by what ``SessionPaymentMethodObject/options`` says of it: the network's, else the
    /// method's, else none. This is what the customer is shown; what is paid is said by the card (``priced(cardNetwork:)``). An amount that
    /// the SDK names itself is not believed, so ``ClientSessionAction/setSurchargeFee(amount:)`` changes nothing. Where the options name no
    /// surcharge at all, one that stands among the fees is the merchant's own, and no choice changes it.
    public func applying(_ action: ClientSessionAction) -> ClientSessionObject {
        var session = self
        switch action {
        case .selectPaymentMethod(let type, let network): session.setSurcharge(surcharge(type: type, network: network))
        case .unselectPaymentMethod: session.setSurcharge(nil)
        case .setSurchargeFee: break
        case .selectShippingMethod(let id):
            var order = order ?? OrderObject()
            var shipping = order.shipping ?? ShippingObject()
            shipping.methodId = id
            order.shipping = shipping
            session.order = order
        case .setBillingAddress(let address): session.changeCustomer { $0.billingAddress = address }
        case .setShippingAddress(let address): session.changeCustomer { $0.shippingAddress = address }
        case .setMobileNumber(let number): session.changeCustomer { $0.mobileNumber = number }
        case .setCustomerFirstName(let name): session.changeCustomer { $0.firstName = name }
        case .setCustomerLastName(let name): session.changeCustomer { $0.lastName = name }
        case .setEmailAddress(let address): session.changeCustomer { $0.emailAddress = address }
        }
        return session
    }

    /// The session as it is paid with a card: with the surcharge of the card's own network, whatever the SDK has chosen before, or has not.
    /// - Parameter cardNetwork: In its enumeration form, such as `VISA`.
    public func priced(cardNetwork: String) -> ClientSessionObject {
        applying(.selectPaymentMethod(type: "PAYMENT_CARD", network: cardNetwork))
    }

    /// Whether the merchant's options say what the choice of a method costs.
    private var namesSurcharges: Bool {
        (paymentMethod?.options ?? []).contains { $0.surcharge != nil || $0.networks.contains { $0.surcharge != nil } }
    }

    private func surcharge(type: String, network: String?) -> Int64? {
        guard let option = paymentMethod?.options?.first(where: { $0.type == type }) else { return nil }
        return option.networks.first { $0.type == network }?.surcharge ?? option.surcharge
    }

    private mutating func setSurcharge(_ amount: Int64?) {
        guard namesSurcharges else { return }
        let others = order?.fees?.filter { $0.type != Self.surchargeFeeType }
        var fees = others ?? []
        if let amount { fees.append(FeeObject(amount: amount, type: Self.surchargeFeeType)) }
        if fees.isEmpty, order?.fees == nil { return }
        var order = order ?? OrderObject()
        order.fees = fees
        self.order = order
    }

    private mutating func changeCustomer(_ change: (inout CustomerObject) -> Void) {
        var customer = customer ?? CustomerObject()
        change(&customer)
        self.customer = customer
    }
}
