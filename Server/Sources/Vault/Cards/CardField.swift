/// The members of an addition, by their names on the CAAS wire (coinme.md §1.4) or, where it has none, on that of the checkout face.
public enum CardField: String, CaseIterable, Sendable {
    /// The customer.
    case accountId
    /// The card number.
    case cardNumber = "card.cardNumber"
    /// The month of expiry.
    case month = "card.month"
    /// The year of expiry.
    case year = "card.year"
    /// The security code.
    case securityCode = "card.cvv"
    /// The holder's name.
    case cardHolderName
    /// The network that was chosen for a card with two.
    case preferredNetwork
    /// The payment provider's id.
    case providerId
    /// The risk session.
    case webSessionId
    /// The first intended use.
    case paymentProcessAssociation
    /// The idempotency key, a header.
    case idempotencyKey
    /// First name of the address.
    case firstName = "billingAddress.firstName"
    /// Last name of the address.
    case lastName = "billingAddress.lastName"
    /// Country, two letters.
    case country = "billingAddress.country"
    /// First line of the address.
    case addressLine1 = "billingAddress.addressLine1"
    /// Second line of the address.
    case addressLine2 = "billingAddress.addressLine2"
    /// Postal code.
    case zipCode = "billingAddress.zipCode"
    /// City.
    case city = "billingAddress.city"
    /// State, two letters.
    case state = "billingAddress.state"
}
