public import CofferFoundation

/// What is wrong with something that a customer or a merchant entered. No case carries what was entered.
public enum PrimerValidationError: Error {
    /// Whose card it is, is missing or wrong.
    case invalidCardholderName(message: String, diagnosticsId: String = UUID().uuidString)
    /// The card's number is missing or wrong.
    case invalidCardnumber(message: String, diagnosticsId: String = UUID().uuidString)
    /// The security code is missing or wrong.
    case invalidCvv(message: String, diagnosticsId: String = UUID().uuidString)
    /// The expiry is missing, wrong or past.
    case invalidExpiryDate(message: String, diagnosticsId: String = UUID().uuidString)
    /// The postal code is missing or wrong.
    case invalidPostalCode(message: String, diagnosticsId: String = UUID().uuidString)
    /// The first name is missing or wrong.
    case invalidFirstName(message: String, diagnosticsId: String = UUID().uuidString)
    /// The last name is missing or wrong.
    case invalidLastName(message: String, diagnosticsId: String = UUID().uuidString)
    /// The address is missing or wrong.
    case invalidAddress(message: String, diagnosticsId: String = UUID().uuidString)
    /// The city is missing or wrong.
    case invalidCity(message: String, diagnosticsId: String = UUID().uuidString)
    /// The state is missing or wrong.
    case invalidState(message: String, diagnosticsId: String = UUID().uuidString)
    /// The country is missing or wrong.
    case invalidCountry(message: String, diagnosticsId: String = UUID().uuidString)
    /// The telephone number is missing or wrong.
    case invalidPhoneNumber(message: String, diagnosticsId: String = UUID().uuidString)
    /// The one-time code is missing or wrong.
    case invalidOTPCode(message: String, diagnosticsId: String = UUID().uuidString)
    /// The card's network is not taken.
    case invalidCardType(message: String, diagnosticsId: String = UUID().uuidString)
    /// The data are not of the kind that the method takes.
    case invalidRawData(diagnosticsId: String = UUID().uuidString)
    /// The bank is not one of those that were offered.
    case invalidBankId(bankId: String?, diagnosticsId: String = UUID().uuidString)
    /// The banks were not fetched yet.
    case banksNotLoaded(diagnosticsId: String = UUID().uuidString)
    /// The method's session was not created yet.
    case sessionNotCreated(diagnosticsId: String = UUID().uuidString)
    /// The category is not one of those that were offered.
    case invalidPaymentCategory(diagnosticsId: String = UUID().uuidString)
    /// The payment was completed before.
    case paymentAlreadyFinalized(diagnosticsId: String = UUID().uuidString)
    /// Something of the customer is missing or wrong; the id names it.
    case invalidUserDetails(field: String, diagnosticsId: String = UUID().uuidString)
    /// What was given for a saved method is not of the type that it takes.
    case vaultedPaymentMethodAdditionalDataMismatch(
        paymentMethodType: String, validVaultedPaymentMethodAdditionalDataType: String,
        diagnosticsId: String = UUID().uuidString)
}
