extension MerchantPaymentObject {
    /// Reads an object; nil when it is none or `id` or `status` is missing or unknown. Any other member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard let id = value["id"]?.string, let status = value["status"]?.string.flatMap(Status.init(rawValue:)) else { return nil }
        self.init(
            id: id, date: value["date"]?.string, status: status, amount: value["amount"]?.int64,
            currencyCode: value["currencyCode"]?.string, orderId: value["orderId"]?.string, customerId: value["customerId"]?.string,
            order: value["order"].flatMap(OrderObject.init(_:)), customer: value["customer"].flatMap(CustomerObject.init(_:)),
            metadata: value["metadata"].flatMap { $0.kind == .object ? RawJSON($0) : nil },
            paymentMethod: value["paymentMethod"].flatMap(PaidMethodObject.init(_:)),
            processor: value["processor"].flatMap(PaymentProcessorObject.init(_:)),
            requiredAction: value["requiredAction"].flatMap(RequiredActionObject.init(_:)),
            statusReason: value["statusReason"].flatMap(StatusReasonObject.init(_:)),
            transactions: value["transactions"].flatMap(TransactionObject.list) ?? [],
            riskData: value["riskData"].flatMap { $0.kind == .object ? RawJSON($0) : nil })
    }

    /// Writes the object; members that are nil are left out, `transactions` is always there.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member(ifPresent: "date", date)
        writer.member("status", status.rawValue)
        writer.member(ifPresent: "amount", amount)
        writer.member(ifPresent: "currencyCode", currencyCode)
        writer.member(ifPresent: "orderId", orderId)
        writer.member(ifPresent: "customerId", customerId)
        writer.member(ifPresent: "order", order)
        writer.member(ifPresent: "customer", customer)
        writer.member(ifPresent: "metadata", metadata)
        writer.member(ifPresent: "paymentMethod", paymentMethod)
        writer.member(ifPresent: "processor", processor)
        writer.member(ifPresent: "requiredAction", requiredAction)
        writer.member(ifPresent: "statusReason", statusReason)
        writer.member("transactions", transactions)
        writer.member(ifPresent: "riskData", riskData)
        writer.endObject()
    }
}

extension MerchantPaymentObject: WireReadable, WireWritable {}
