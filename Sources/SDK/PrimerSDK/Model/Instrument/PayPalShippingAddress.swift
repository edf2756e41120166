extension Response.Body.Tokenization.PayPal {
    /// Where PayPal's customer wants goods sent. Silent in every text form.
    public struct ShippingAddress: Codable, Equatable, Sendable {
        /// First name.
        public let firstName: String?
        /// Last name.
        public let lastName: String?
        /// First line, such as the street.
        public let addressLine1: String?
        /// Second line.
        public let addressLine2: String?
        /// City.
        public let city: String?
        /// State or region.
        public let state: String?
        /// Country, ISO 3166-1 alpha-2.
        public let countryCode: String?
        /// Postal code.
        public let postalCode: String?

        /// Makes an address from its members.
        public init(
            firstName: String? = nil, lastName: String? = nil, addressLine1: String? = nil, addressLine2: String? = nil,
            city: String? = nil, state: String? = nil, countryCode: String? = nil, postalCode: String? = nil
        ) {
            self.firstName = firstName
            self.lastName = lastName
            self.addressLine1 = addressLine1
            self.addressLine2 = addressLine2
            self.city = city
            self.state = state
            self.countryCode = countryCode
            self.postalCode = postalCode
        }
    }
}

extension Response.Body.Tokenization.PayPal.ShippingAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the content.
    public var description: String { "ShippingAddress" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
