/// Who buys (primer.md §3.4 and §5.1).
public struct CustomerObject: Equatable, Sendable {
    /// The merchant's id of the customer; only in the SDK's view, on the merchant's side it stands at the root.
    public var customerId: String?
    /// E-mail address.
    public var emailAddress: String?
    /// Mobile number.
    public var mobileNumber: String?
    /// Given name.
    public var firstName: String?
    /// Family name.
    public var lastName: String?
    /// Where the bill goes.
    public var billingAddress: AddressObject?
    /// Where the goods go.
    public var shippingAddress: AddressObject?
    /// Tax number.
    public var taxId: String?
    /// Number of a national document; never in the SDK's view.
    public var nationalDocumentId: String?

    /// Makes one from its members.
    public init(
        customerId: String? = nil, emailAddress: String? = nil, mobileNumber: String? = nil, firstName: String? = nil,
        lastName: String? = nil, billingAddress: AddressObject? = nil, shippingAddress: AddressObject? = nil, taxId: String? = nil,
        nationalDocumentId: String? = nil
    ) {
        self.customerId = customerId
        self.emailAddress = emailAddress
        self.mobileNumber = mobileNumber
        self.firstName = firstName
        self.lastName = lastName
        self.billingAddress = billingAddress
        self.shippingAddress = shippingAddress
        self.taxId = taxId
        self.nationalDocumentId = nationalDocumentId
    }
}

extension CustomerObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            customerId: value["customerId"]?.string, emailAddress: value["emailAddress"]?.string,
            mobileNumber: value["mobileNumber"]?.string, firstName: value["firstName"]?.string, lastName: value["lastName"]?.string,
            billingAddress: value["billingAddress"].flatMap(AddressObject.init(_:)),
            shippingAddress: value["shippingAddress"].flatMap(AddressObject.init(_:)), taxId: value["taxId"]?.string,
            nationalDocumentId: value["nationalDocumentId"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "customerId", customerId)
        writer.member(ifPresent: "emailAddress", emailAddress)
        writer.member(ifPresent: "mobileNumber", mobileNumber)
        writer.member(ifPresent: "firstName", firstName)
        writer.member(ifPresent: "lastName", lastName)
        writer.member(ifPresent: "billingAddress", billingAddress)
        writer.member(ifPresent: "shippingAddress", shippingAddress)
        writer.member(ifPresent: "taxId", taxId)
        writer.member(ifPresent: "nationalDocumentId", nationalDocumentId)
        writer.endObject()
    }
}

extension CustomerObject: WireReadable, WireWritable {}

extension CustomerObject: WireSilent {}
