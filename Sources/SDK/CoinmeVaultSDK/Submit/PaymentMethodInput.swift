/// The plain part of a payment method; the card itself comes from the bound fields.
public struct PaymentMethodInput: Equatable, Sendable {
    /// The customer's account at Coinme.
    public let accountId: String
    /// The payment provider's id, issued by Coinme.
    public let providerId: String
    /// The session's id, from the risk SDK.
    public let webSessionId: String
    /// What the payment method is meant for first.
    public let paymentProcessAssociation: PaymentProcessAssociation
    /// Given name; blank leaves it out, and the service takes the customer's.
    public let billingAddressFirstName: String
    /// Family name; blank leaves it out, and the service takes the customer's.
    public let billingAddressLastName: String
    /// Two letters; blank leaves it out.
    public let billingAddressState: String
    /// Two letters, always sent.
    public let billingAddressCountry: String

    /// Makes an input; values are sent as they are and judged by the service.
    public init(
        accountId: String, providerId: String, webSessionId: String, paymentProcessAssociation: PaymentProcessAssociation,
        billingAddressFirstName: String = "", billingAddressLastName: String = "", billingAddressState: String = "",
        billingAddressCountry: String = "US"
    ) {
        self.accountId = accountId
        self.providerId = providerId
        self.webSessionId = webSessionId
        self.paymentProcessAssociation = paymentProcessAssociation
        self.billingAddressFirstName = billingAddressFirstName
        self.billingAddressLastName = billingAddressLastName
        self.billingAddressState = billingAddressState
        self.billingAddressCountry = billingAddressCountry
    }

    /// The members that go beside the fields; the fields' own address members join the same `billingAddress` object.
    var extraData: [String: Any] {
        var address = ["country": billingAddressCountry]
        let optional = ["firstName": billingAddressFirstName, "lastName": billingAddressLastName, "state": billingAddressState]
        for (key, value) in optional where !value.isBlank { address[key] = value }
        return [
            "accountId": accountId,
            "stagingProviderId": providerId,
            "webSessionId": webSessionId,
            "paymentProcessAssociation": paymentProcessAssociation.rawValue,
            "billingAddress": address,
        ]
    }
}

extension PaymentMethodInput: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What it is for; ids and names stay out.
    public var description: String { "PaymentMethodInput(\(paymentProcessAssociation.rawValue))" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no value.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
