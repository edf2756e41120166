/// A postal address of the checkout face (primer.md §5.1).
public struct AddressObject: Equatable, Sendable {
    /// Given name.
    public var firstName: String?
    /// Family name.
    public var lastName: String?
    /// Street and number.
    public var addressLine1: String?
    /// Flat, floor and the like.
    public var addressLine2: String?
    /// Town.
    public var city: String?
    /// State or province.
    public var state: String?
    /// Two capital letters, ISO 3166-1.
    public var countryCode: String?
    /// Postal code.
    public var postalCode: String?

    /// Makes one from its members.
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

extension AddressObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            firstName: value["firstName"]?.string, lastName: value["lastName"]?.string, addressLine1: value["addressLine1"]?.string,
            addressLine2: value["addressLine2"]?.string, city: value["city"]?.string, state: value["state"]?.string,
            countryCode: value["countryCode"]?.string, postalCode: value["postalCode"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "firstName", firstName)
        writer.member(ifPresent: "lastName", lastName)
        writer.member(ifPresent: "addressLine1", addressLine1)
        writer.member(ifPresent: "addressLine2", addressLine2)
        writer.member(ifPresent: "city", city)
        writer.member(ifPresent: "state", state)
        writer.member(ifPresent: "countryCode", countryCode)
        writer.member(ifPresent: "postalCode", postalCode)
        writer.endObject()
    }
}

extension AddressObject: Codable {
    enum CodingKeys: String, CodingKey {
        case firstName
        case lastName
        case addressLine1
        case addressLine2
        case city
        case state
        case countryCode
        case postalCode
    }

    /// Reads by the same rules as from JSON: what has the wrong type is absent.
    /// - Throws: `DecodingError` when there is no object.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            firstName: values.lenient(.firstName), lastName: values.lenient(.lastName), addressLine1: values.lenient(.addressLine1),
            addressLine2: values.lenient(.addressLine2), city: values.lenient(.city), state: values.lenient(.state),
            countryCode: values.lenient(.countryCode), postalCode: values.lenient(.postalCode))
    }
}

extension AddressObject: WireReadable, WireWritable {}

extension AddressObject: WireSilent {}
