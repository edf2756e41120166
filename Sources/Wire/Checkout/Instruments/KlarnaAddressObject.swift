/// An address in Klarna's session data (primer.md §2.3).
public struct KlarnaAddressObject: Equatable, Sendable {
    /// Street and number.
    public var addressLine1: String?
    /// Second line.
    public var addressLine2: String?
    /// Third line.
    public var addressLine3: String?
    /// Town.
    public var city: String?
    /// Two letters, ISO 3166-1.
    public var countryCode: String?
    /// E-mail address.
    public var email: String?
    /// Given name.
    public var firstName: String?
    /// Family name.
    public var lastName: String?
    /// Phone number.
    public var phoneNumber: String?
    /// Postal code.
    public var postalCode: String?
    /// State or province.
    public var state: String?
    /// Form of address.
    public var title: String?

    /// Makes one from its members.
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

extension KlarnaAddressObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            addressLine1: value["addressLine1"]?.string, addressLine2: value["addressLine2"]?.string,
            addressLine3: value["addressLine3"]?.string, city: value["city"]?.string, countryCode: value["countryCode"]?.string,
            email: value["email"]?.string, firstName: value["firstName"]?.string, lastName: value["lastName"]?.string,
            phoneNumber: value["phoneNumber"]?.string, postalCode: value["postalCode"]?.string, state: value["state"]?.string,
            title: value["title"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "addressLine1", addressLine1)
        writer.member(ifPresent: "addressLine2", addressLine2)
        writer.member(ifPresent: "addressLine3", addressLine3)
        writer.member(ifPresent: "city", city)
        writer.member(ifPresent: "countryCode", countryCode)
        writer.member(ifPresent: "email", email)
        writer.member(ifPresent: "firstName", firstName)
        writer.member(ifPresent: "lastName", lastName)
        writer.member(ifPresent: "phoneNumber", phoneNumber)
        writer.member(ifPresent: "postalCode", postalCode)
        writer.member(ifPresent: "state", state)
        writer.member(ifPresent: "title", title)
        writer.endObject()
    }
}

extension KlarnaAddressObject: Codable {
    enum CodingKeys: String, CodingKey {
        case addressLine1
        case addressLine2
        case addressLine3
        case city
        case countryCode
        case email
        case firstName
        case lastName
        case phoneNumber
        case postalCode
        case state
        case title
    }

    /// Reads by the same rules as from JSON: what has the wrong type is absent.
    /// - Throws: `DecodingError` when there is no object.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            addressLine1: values.lenient(.addressLine1), addressLine2: values.lenient(.addressLine2),
            addressLine3: values.lenient(.addressLine3), city: values.lenient(.city), countryCode: values.lenient(.countryCode),
            email: values.lenient(.email), firstName: values.lenient(.firstName), lastName: values.lenient(.lastName),
            phoneNumber: values.lenient(.phoneNumber), postalCode: values.lenient(.postalCode), state: values.lenient(.state),
            title: values.lenient(.title))
    }
}

extension KlarnaAddressObject: WireReadable, WireWritable {}

extension KlarnaAddressObject: WireSilent {}
