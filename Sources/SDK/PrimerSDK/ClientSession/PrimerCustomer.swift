/// Who pays. Silent in every text form.
public struct PrimerCustomer: Equatable, Sendable {
    /// Email address.
    public let emailAddress: String?
    /// Telephone number.
    public let mobileNumber: String?
    /// First name.
    public let firstName: String?
    /// Last name.
    public let lastName: String?
    /// Where the bill goes.
    public let billingAddress: PrimerAddress?
    /// Where the goods go.
    public let shippingAddress: PrimerAddress?

    /// Makes a customer from its members.
    public init(
        emailAddress: String? = nil,
        mobileNumber: String? = nil,
        firstName: String? = nil,
        lastName: String? = nil,
        billingAddress: PrimerAddress? = nil,
        shippingAddress: PrimerAddress? = nil
    ) {
        self.emailAddress = emailAddress
        self.mobileNumber = mobileNumber
        self.firstName = firstName
        self.lastName = lastName
        self.billingAddress = billingAddress
        self.shippingAddress = shippingAddress
    }
}

extension PrimerCustomer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the content.
    public var description: String { "PrimerCustomer" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
