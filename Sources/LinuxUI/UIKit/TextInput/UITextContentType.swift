/// What a text means, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String
    /// Creates a meaning by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A title after a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place with more than a street.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// An account's name.
    public static let username = UITextContentType(rawValue: "username")
    /// An account's password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password about to be made.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code for one sign-in.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
