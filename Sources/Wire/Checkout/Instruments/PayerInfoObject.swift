/// Who pays at another service, such as PayPal (primer.md §2.3).
///
/// Services spell the keys with capitals inside or with underscores; both are read, the capitals win where both stand, and the
/// capitals are
/// written.
public struct PayerInfoObject: Equatable, Sendable {
    /// The service's id of the payer.
    public var externalPayerId: String?
    /// E-mail address.
    public var email: String?
    /// Given name.
    public var firstName: String?
    /// Family name.
    public var lastName: String?

    /// As ``externalPayerId``.
    public var external_payer_id: String? { externalPayerId }
    /// As ``firstName``.
    public var first_name: String? { firstName }
    /// As ``lastName``.
    public var last_name: String? { lastName }

    /// Makes one from its members.
    public init(externalPayerId: String? = nil, email: String? = nil, firstName: String? = nil, lastName: String? = nil) {
        self.externalPayerId = externalPayerId
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
    }

    /// Reads an object in either spelling; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            externalPayerId: value["externalPayerId"]?.string ?? value["external_payer_id"]?.string, email: value["email"]?.string,
            firstName: value["firstName"]?.string ?? value["first_name"]?.string,
            lastName: value["lastName"]?.string ?? value["last_name"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "externalPayerId", externalPayerId)
        writer.member(ifPresent: "email", email)
        writer.member(ifPresent: "firstName", firstName)
        writer.member(ifPresent: "lastName", lastName)
        writer.endObject()
    }
}

extension PayerInfoObject: Codable {
    enum CodingKeys: String, CodingKey {
        case externalPayerId, email, firstName, lastName
    }

    private enum UnderscoredKeys: String, CodingKey {
        case externalPayerId = "external_payer_id"
        case firstName = "first_name"
        case lastName = "last_name"
    }

    /// Reads by the same rules as from JSON.
    /// - Throws: `DecodingError` when there is no object.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let others = try decoder.container(keyedBy: UnderscoredKeys.self)
        self.init(
            externalPayerId: values.lenient(.externalPayerId) ?? others.lenient(.externalPayerId), email: values.lenient(.email),
            firstName: values.lenient(.firstName) ?? others.lenient(.firstName),
            lastName: values.lenient(.lastName) ?? others.lenient(.lastName))
    }
}

extension PayerInfoObject: WireReadable, WireWritable {}

extension PayerInfoObject: WireSilent {}
