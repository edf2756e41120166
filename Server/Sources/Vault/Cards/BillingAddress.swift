public import CofferCrypto

/// A billing address (coinme.md §1.4). Absent members are nil; silent in every text form.
public struct BillingAddress: Equatable, Sendable {
    /// First name.
    public var firstName: String?
    /// Last name.
    public var lastName: String?
    /// Country, two letters.
    public var country: String?
    /// First line.
    public var addressLine1: String?
    /// Second line.
    public var addressLine2: String?
    /// Postal code.
    public var zipCode: String?
    /// City.
    public var city: String?
    /// State, two letters.
    public var state: String?

    /// Makes an address; every member may be absent.
    public init(
        firstName: String? = nil, lastName: String? = nil, country: String? = nil, addressLine1: String? = nil,
        addressLine2: String? = nil, zipCode: String? = nil, city: String? = nil, state: String? = nil
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.country = country
        self.addressLine1 = addressLine1
        self.addressLine2 = addressLine2
        self.zipCode = zipCode
        self.city = city
        self.state = state
    }
}

extension BillingAddress {
    /// The members, in the order in which records hold them.
    public enum Member: CaseIterable, Sendable {
        /// First name.
        case firstName
        /// Last name.
        case lastName
        /// Country.
        case country
        /// First line.
        case addressLine1
        /// Second line.
        case addressLine2
        /// Postal code.
        case zipCode
        /// City.
        case city
        /// State.
        case state
    }

    /// The text of a member.
    public subscript(_ member: Member) -> String? {
        get {
            switch member {
            case .firstName: firstName
            case .lastName: lastName
            case .country: country
            case .addressLine1: addressLine1
            case .addressLine2: addressLine2
            case .zipCode: zipCode
            case .city: city
            case .state: state
            }
        }
        set {
            switch member {
            case .firstName: firstName = newValue
            case .lastName: lastName = newValue
            case .country: country = newValue
            case .addressLine1: addressLine1 = newValue
            case .addressLine2: addressLine2 = newValue
            case .zipCode: zipCode = newValue
            case .city: city = newValue
            case .state: state = newValue
            }
        }
    }
}

extension BillingAddress: Silent {}
