extension ClientSessionView {
    /// Reads an object; nil when it is none. A member of the wrong type is absent, a broken entry of a list dropped alone.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            clientSessionId: value["clientSessionId"]?.string, order: value["order"].flatMap(Order.init(_:)),
            customer: value["customer"].flatMap(CustomerObject.init(_:)),
            paymentMethod: value["paymentMethod"].flatMap(PaymentMethod.init(_:)), testId: value["testId"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "clientSessionId", clientSessionId)
        writer.member(ifPresent: "order", order)
        writer.member(ifPresent: "customer", customer)
        writer.member(ifPresent: "paymentMethod", paymentMethod)
        writer.member(ifPresent: "testId", testId)
        writer.endObject()
    }
}

extension ClientSessionView.Order: WireReadable, WireWritable {
    init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            orderId: value["orderId"]?.string, merchantAmount: value["merchantAmount"]?.int64,
            totalOrderAmount: value["totalOrderAmount"]?.int64, totalTaxAmount: value["totalTaxAmount"]?.int64,
            countryCode: value["countryCode"]?.string, currencyCode: value["currencyCode"]?.string,
            fees: value["fees"].flatMap(FeeObject.list), lineItems: value["lineItems"].flatMap(LineItemObject.list),
            shipping: value["shipping"].flatMap(ShippingObject.init(_:)))
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "orderId", orderId)
        writer.member(ifPresent: "merchantAmount", merchantAmount)
        writer.member(ifPresent: "totalOrderAmount", totalOrderAmount)
        writer.member(ifPresent: "totalTaxAmount", totalTaxAmount)
        writer.member(ifPresent: "countryCode", countryCode)
        writer.member(ifPresent: "currencyCode", currencyCode)
        writer.member(ifPresent: "fees", fees)
        writer.member(ifPresent: "lineItems", lineItems)
        writer.member(ifPresent: "shipping", shipping)
        writer.endObject()
    }
}

extension ClientSessionView.PaymentMethod: WireReadable, WireWritable {
    init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        let networks = value["orderedAllowedCardNetworks"]
        self.init(
            vaultOnSuccess: value["vaultOnSuccess"]?.bool, vaultOnAgreement: value["vaultOnAgreement"]?.bool,
            orderedAllowedCardNetworks: networks?.kind == .array ? networks?.elements.compactMap(\.string) : nil,
            descriptor: value["descriptor"]?.string, options: value["options"].flatMap(PaymentMethodOption.list) ?? [])
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "vaultOnSuccess", vaultOnSuccess)
        writer.member(ifPresent: "vaultOnAgreement", vaultOnAgreement)
        writer.member(ifPresent: "orderedAllowedCardNetworks", texts: orderedAllowedCardNetworks)
        writer.member(ifPresent: "descriptor", descriptor)
        writer.member("options", options)
        writer.endObject()
    }
}

extension ClientSessionView: WireReadable, WireWritable {}
