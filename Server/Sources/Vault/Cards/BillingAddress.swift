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

extension BillingAddress: Silent {}
