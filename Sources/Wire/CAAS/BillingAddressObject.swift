/// The `billingAddress` of an add request and of a payment method; a member that is absent is nil.
public struct BillingAddressObject: Equatable, Sendable {
    /// Given name.
    public var firstName: String?
    /// Family name.
    public var lastName: String?
    /// Two letters, ISO 3166-1.
    public var country: String?
    /// Street and number.
    public var addressLine1: String?
    /// Flat, floor and the like.
    public var addressLine2: String?
    /// Postal code.
    public var zipCode: String?
    /// Town.
    public var city: String?
    /// Two letters.
    public var state: String?

    /// Makes an address from its members.
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

    /// Reads an object, unknown members ignored; nil when the value is no object. A member of another type than string counts as absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            firstName: value["firstName"]?.string, lastName: value["lastName"]?.string, country: value["country"]?.string,
            addressLine1: value["addressLine1"]?.string, addressLine2: value["addressLine2"]?.string,
            zipCode: value["zipCode"]?.string, city: value["city"]?.string, state: value["state"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "firstName", firstName)
        writer.member(ifPresent: "lastName", lastName)
        writer.member(ifPresent: "country", country)
        writer.member(ifPresent: "addressLine1", addressLine1)
        writer.member(ifPresent: "addressLine2", addressLine2)
        writer.member(ifPresent: "zipCode", zipCode)
        writer.member(ifPresent: "city", city)
        writer.member(ifPresent: "state", state)
        writer.endObject()
    }
}

extension BillingAddressObject: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the address.
    public var description: String { "BillingAddressObject" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no address.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
