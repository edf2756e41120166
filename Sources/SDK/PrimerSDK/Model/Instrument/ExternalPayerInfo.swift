extension Response.Body.Tokenization.PayPal {
    /// Who pays, as the provider knows them. The wire has two spellings of some keys; each is shown under both.
    ///
    /// Silent in every text form: it holds a name and an address.
    public struct ExternalPayerInfo: Codable, Equatable, Sendable {
        /// The provider's id of the payer.
        public let externalPayerId: String?
        /// The payer's email address.
        public let email: String?
        /// The payer's first name.
        public let firstName: String?
        /// The payer's last name.
        public let lastName: String?

        /// As ``externalPayerId``.
        public var external_payer_id: String? { externalPayerId }  // swift-format-ignore
        /// As ``firstName``.
        public var first_name: String? { firstName }  // swift-format-ignore
        /// As ``lastName``.
        public var last_name: String? { lastName }  // swift-format-ignore

        /// Makes a payer from its members.
        public init(externalPayerId: String? = nil, email: String? = nil, firstName: String? = nil, lastName: String? = nil) {
            self.externalPayerId = externalPayerId
            self.email = email
            self.firstName = firstName
            self.lastName = lastName
        }

        private enum CodingKeys: String, CodingKey {
            case externalPayerId, email, firstName, lastName
        }

        private enum OtherKeys: String, CodingKey {
            case externalPayerId = "external_payer_id"
            case firstName = "first_name"
            case lastName = "last_name"
        }

        /// Reads either spelling; where both are there, `externalPayerId`, `firstName` and `lastName` win. Written are these.
        public init(from decoder: any Decoder) throws {
            let keyed = try decoder.container(keyedBy: CodingKeys.self)
            let other = try decoder.container(keyedBy: OtherKeys.self)
            externalPayerId =
                try keyed.decodeIfPresent(String.self, forKey: .externalPayerId)
                ?? other.decodeIfPresent(String.self, forKey: .externalPayerId)
            email = try keyed.decodeIfPresent(String.self, forKey: .email)
            firstName =
                try keyed.decodeIfPresent(String.self, forKey: .firstName) ?? other.decodeIfPresent(String.self, forKey: .firstName)
            lastName = try keyed.decodeIfPresent(String.self, forKey: .lastName) ?? other.decodeIfPresent(String.self, forKey: .lastName)
        }
    }
}

extension Response.Body.Tokenization.PayPal.ExternalPayerInfo: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the content.
    public var description: String { "ExternalPayerInfo" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
