/// A change of a client session that the SDK may ask for (primer.md §3.3).
public enum ClientSessionAction: Equatable, Sendable {
    /// The customer chose a method; for cards with the network in its enumeration form.
    case selectPaymentMethod(type: String, network: String?)
    /// The customer chose no method.
    case unselectPaymentMethod
    /// Where the bill goes.
    case setBillingAddress(AddressObject)
    /// Where the goods go.
    case setShippingAddress(AddressObject)
    /// What the choice costs in addition, minor units; the server works it out itself and does not believe this.
    case setSurchargeFee(amount: Int64)
    /// The way of shipping that was chosen.
    case selectShippingMethod(id: String)
    /// Mobile number.
    case setMobileNumber(String)
    /// Given name.
    case setCustomerFirstName(String)
    /// Family name.
    case setCustomerLastName(String)
    /// E-mail address.
    case setEmailAddress(String)

    /// The action's name on the wire.
    public var type: String {
        switch self {
        case .selectPaymentMethod: "SELECT_PAYMENT_METHOD"
        case .unselectPaymentMethod: "UNSELECT_PAYMENT_METHOD"
        case .setBillingAddress: "SET_BILLING_ADDRESS"
        case .setShippingAddress: "SET_SHIPPING_ADDRESS"
        case .setSurchargeFee: "SET_SURCHARGE_FEE"
        case .selectShippingMethod: "SELECT_SHIPPING_METHOD"
        case .setMobileNumber: "SET_MOBILE_NUMBER"
        case .setCustomerFirstName: "SET_CUSTOMER_FIRST_NAME"
        case .setCustomerLastName: "SET_CUSTOMER_LAST_NAME"
        case .setEmailAddress: "SET_EMAIL_ADDRESS"
        }
    }
}

extension ClientSessionAction: WireSilent {}
