/// A field of a form; raw values are the service's.
public enum PrimerInputElementType: String, Codable, CaseIterable, Sendable {
    /// The card's number.
    case cardNumber = "CARD_NUMBER"
    /// Month and year of expiry.
    case expiryDate = "EXPIRY_DATE"
    /// The security code.
    case cvv = "CVV"
    /// Whose card it is.
    case cardholderName = "CARDHOLDER_NAME"
    /// A one-time code.
    case otp = "OTP_CODE"
    /// Postal code.
    case postalCode = "POSTAL_CODE"
    /// Telephone number.
    case phoneNumber = "PHONE_NUMBER"
    /// A shop.
    case retailer = "RETAIL_OUTLET"
    /// Any other.
    case unknown = "UNKNOWN"
    /// Country.
    case countryCode = "COUNTRY_CODE"
    /// First name.
    case firstName = "FIRST_NAME"
    /// Last name.
    case lastName = "LAST_NAME"
    /// First line of the address.
    case addressLine1 = "ADDRESS_LINE_1"
    /// Second line of the address.
    case addressLine2 = "ADDRESS_LINE_2"
    /// City.
    case city = "CITY"
    /// State or region.
    case state = "STATE"
    /// Email address.
    case email = "EMAIL"
}
