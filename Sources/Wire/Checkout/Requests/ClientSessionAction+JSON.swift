extension ClientSessionAction: WireWritable {
    init(_ entry: FieldReader) throws(WireProblem) {
        let type = try entry.requiredText("type")
        switch type {
        case "SELECT_PAYMENT_METHOD":
            let parameters = try entry.requiredObject("params")
            self = .selectPaymentMethod(
                type: try parameters.requiredText("paymentMethodType"), network: try parameters.object("binData")?.text("network"))
        case "UNSELECT_PAYMENT_METHOD":
            self = .unselectPaymentMethod
        case "SET_BILLING_ADDRESS":
            self = .setBillingAddress(try Self.address(entry, "billingAddress"))
        case "SET_SHIPPING_ADDRESS":
            self = .setShippingAddress(try Self.address(entry, "shippingAddress"))
        case "SET_SURCHARGE_FEE":
            self = .setSurchargeFee(amount: try entry.requiredObject("params").requiredAmount("amount"))
        case "SELECT_SHIPPING_METHOD":
            self = .selectShippingMethod(id: try entry.requiredObject("params").requiredText("shipping_method_id"))
        case "SET_MOBILE_NUMBER":
            self = .setMobileNumber(try entry.requiredObject("params").requiredText("mobileNumber"))
        case "SET_CUSTOMER_FIRST_NAME":
            self = .setCustomerFirstName(try entry.requiredObject("params").requiredText("firstName"))
        case "SET_CUSTOMER_LAST_NAME":
            self = .setCustomerLastName(try entry.requiredObject("params").requiredText("lastName"))
        case "SET_EMAIL_ADDRESS":
            self = .setEmailAddress(try entry.requiredObject("params").requiredText("emailAddress"))
        default:
            throw entry.problem("type", .unknownValue)
        }
    }

    private static func address(_ entry: FieldReader, _ key: String) throws(WireProblem) -> AddressObject {
        let parameters = try entry.requiredObject("params")
        guard let address = try AddressObject(checking: parameters.object(key)) else { throw parameters.problem(key, .missing) }
        return address
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.key("params")
        writer.beginObject()
        switch self {
        case .selectPaymentMethod(let type, let network):
            writer.member("paymentMethodType", type)
            if let network {
                writer.key("binData")
                writer.beginObject()
                writer.member("network", network)
                writer.endObject()
            }
        case .unselectPaymentMethod: break
        case .setBillingAddress(let address): writer.member(ifPresent: "billingAddress", address)
        case .setShippingAddress(let address): writer.member(ifPresent: "shippingAddress", address)
        case .setSurchargeFee(let amount): writer.member("amount", amount)
        case .selectShippingMethod(let id): writer.member("shipping_method_id", id)
        case .setMobileNumber(let number): writer.member("mobileNumber", number)
        case .setCustomerFirstName(let name): writer.member("firstName", name)
        case .setCustomerLastName(let name): writer.member("lastName", name)
        case .setEmailAddress(let address): writer.member("emailAddress", address)
        }
        writer.endObject()
        writer.endObject()
    }
}
