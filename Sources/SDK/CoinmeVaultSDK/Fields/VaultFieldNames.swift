/// The dot-notation field names; a dot steps into an object of the submitted JSON.
public enum VaultFieldNames {
    /// The card number.
    public static let cardNumber = "card.cardNumber"
    /// The expiry's month, two digits; written by the expiry field's serializer.
    public static let expMonth = "card.month"
    /// The expiry's year, four digits; written by the expiry field's serializer.
    public static let expYear = "card.year"
    /// The security code.
    public static let cvc = "card.cvv"
    /// The cardholder's name.
    public static let cardHolder = "cardHolderName"
    /// The billing address's first line.
    public static let address1 = "billingAddress.addressLine1"
    /// The billing address's second line.
    public static let address2 = "billingAddress.addressLine2"
    /// The billing address's city.
    public static let city = "billingAddress.city"
    /// The billing address's ZIP code.
    public static let zipCode = "billingAddress.zipCode"
    /// The expiry field's own name, the parent of ``expMonth`` and ``expYear``.
    public static let expiry = "card"
}
