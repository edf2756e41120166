@available(iOS 15.0, *)
extension PrimerCardFormSession {
    /// Writes the card's number; spaces do not count.
    public func updateCardNumber(_ cardNumber: String) { update(.cardNumber, cardNumber) }

    /// Writes the security code. Nothing shows it again.
    public func updateCvv(_ cvv: String) { update(.cvv, cvv) }

    /// Writes the expiry: month, slash, year of two or four digits.
    public func updateExpiryDate(_ expiryDate: String) { update(.expiryDate, expiryDate) }

    /// Writes whose card it is.
    public func updateCardholderName(_ cardholderName: String) { update(.cardholderName, cardholderName) }

    /// Writes the billing address's postal code. As all fields of that address, it is ignored where the session does not ask for it.
    public func updatePostalCode(_ postalCode: String) { update(.postalCode, postalCode) }

    /// Writes the country, two letters of ISO 3166-1.
    public func updateCountryCode(_ countryCode: String) { update(.countryCode, countryCode) }

    /// Writes the city.
    public func updateCity(_ city: String) { update(.city, city) }

    /// Writes the state or region.
    public func updateState(_ state: String) { update(.state, state) }

    /// Writes the first line of the address.
    public func updateAddressLine1(_ addressLine1: String) { update(.addressLine1, addressLine1) }

    /// Writes the second line of the address, which may stay empty.
    public func updateAddressLine2(_ addressLine2: String) { update(.addressLine2, addressLine2) }

    /// Writes the telephone number.
    public func updatePhoneNumber(_ phoneNumber: String) { update(.phoneNumber, phoneNumber) }

    /// Writes the first name.
    public func updateFirstName(_ firstName: String) { update(.firstName, firstName) }

    /// Writes the last name.
    public func updateLastName(_ lastName: String) { update(.lastName, lastName) }
}
