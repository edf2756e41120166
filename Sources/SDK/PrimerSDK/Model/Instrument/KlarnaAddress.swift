extension Response.Body.Klarna {
    /// An address as Klarna knows it. Silent in every text form.
    public struct Address: Codable, Equatable, Sendable {
        /// First line, such as the street.
        public let addressLine1: String?
        /// Second line.
        public let addressLine2: String?
        /// Third line.
        public let addressLine3: String?
        /// City.
        public let city: String?
        /// Country, ISO 3166-1 alpha-2.
        public let countryCode: String?
        /// Email address.
        public let email: String?
        /// First name.
        public let firstName: String?
        /// Last name.
        public let lastName: String?
        /// Telephone number.
        public let phoneNumber: String?
        /// Postal code.
        public let postalCode: String?
        /// State or region.
        public let state: String?
        /// Form of address.
        public let title: String?

        /// Makes an address from its members.
        public init(
            addressLine1: String? = nil, addressLine2: String? = nil, addressLine3: String? = nil, city: String? = nil,
            countryCode: String? = nil, email: String? = nil, firstName: String? = nil, lastName: String? = nil,
            phoneNumber: String? = nil, postalCode: String? = nil, state: String? = nil, title: String? = nil
        ) {
            self.addressLine1 = addressLine1
            self.addressLine2 = addressLine2
            self.addressLine3 = addressLine3
            self.city = city
            self.countryCode = countryCode
            self.email = email
            self.firstName = firstName
            self.lastName = lastName
            self.phoneNumber = phoneNumber
            self.postalCode = postalCode
            self.state = state
            self.title = title
        }
    }
}

extension Response.Body.Klarna.Address: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the content.
    public var description: String { "Address" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
