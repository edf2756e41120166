import CofferFoundation
import Testing

@testable import PrimerSDK

@Suite struct PrimerValidationErrorTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String { id }
        let error: PrimerValidationError
        let id: String
        let text: String

        init(_ error: PrimerValidationError, _ id: String, _ text: String) {
            self.error = error
            self.id = id
            self.text = text
        }
    }

    static let fields: [Row] = [
        Row(.invalidCardholderName(message: "Wrong.", diagnosticsId: "d-1"), "invalid-cardholder-name", "Wrong."),
        Row(.invalidCardnumber(message: "Wrong.", diagnosticsId: "d-1"), "invalid-card-number", "Wrong."),
        Row(.invalidCvv(message: "Wrong.", diagnosticsId: "d-1"), "invalid-cvv", "Wrong."),
        Row(.invalidExpiryDate(message: "Wrong.", diagnosticsId: "d-1"), "invalid-expiry-date", "Wrong."),
        Row(.invalidPostalCode(message: "Wrong.", diagnosticsId: "d-1"), "invalid-postal-code", "Wrong."),
        Row(.invalidFirstName(message: "Wrong.", diagnosticsId: "d-1"), "invalid-first-name", "Wrong."),
        Row(.invalidLastName(message: "Wrong.", diagnosticsId: "d-1"), "invalid-last-name", "Wrong."),
        Row(.invalidAddress(message: "Wrong.", diagnosticsId: "d-1"), "invalid-address", "Wrong."),
        Row(.invalidCity(message: "Wrong.", diagnosticsId: "d-1"), "invalid-city", "Wrong."),
        Row(.invalidState(message: "Wrong.", diagnosticsId: "d-1"), "invalid-state", "Wrong."),
        Row(.invalidCountry(message: "Wrong.", diagnosticsId: "d-1"), "invalid-country", "Wrong."),
        Row(.invalidPhoneNumber(message: "Wrong.", diagnosticsId: "d-1"), "invalid-phone-number", "Wrong."),
        Row(.invalidOTPCode(message: "Wrong.", diagnosticsId: "d-1"), "invalid-otp-code", "Wrong."),
        Row(.invalidCardType(message: "Wrong.", diagnosticsId: "d-1"), "unsupported-card-type", "Wrong."),
    ]

    static let others: [Row] = [
        Row(.invalidRawData(diagnosticsId: "d-1"), "invalid-raw-data", "The data are not of the kind that the payment method takes."),
        Row(.invalidBankId(bankId: "secret", diagnosticsId: "d-1"), "invalid-bank-id", "The bank is not one of those that were offered."),
        Row(.banksNotLoaded(diagnosticsId: "d-1"), "banks-not-loaded", "The banks were not fetched yet."),
        Row(.sessionNotCreated(diagnosticsId: "d-1"), "session-not-created", "The payment method's session was not created yet."),
        Row(
            .invalidPaymentCategory(
                diagnosticsId: "d-1"),
            "invalid-payment-category", "The payment category is not one of those that were offered."),
        Row(.paymentAlreadyFinalized(diagnosticsId: "d-1"), "payment-already-finalized", "The payment was completed before."),
        Row(
            .invalidUserDetails(
                field: "email", diagnosticsId: "d-1"),
            "invalid-customer-email", "The customer's email is missing or not valid."),
        Row(
            .vaultedPaymentMethodAdditionalDataMismatch(
                paymentMethodType: "PAYMENT_CARD", validVaultedPaymentMethodAdditionalDataType: "PrimerVaultedCardAdditionalData",
                diagnosticsId: "d-1"),
            "vaulted-payment-method-additional-data-mismatch",
            "PAYMENT_CARD takes additional data of the type PrimerVaultedCardAdditionalData."),
    ]

    @Test(arguments: fields)
    func `a field's error has the sheet's id and the field's message`(_ row: Row) {
        #expect(row.error.errorId == row.id && row.error.diagnosticsId == "d-1")
        #expect(row.error.plainDescription == row.text)
        #expect(row.error.errorDescription == "[\(row.id)] \(row.text)")
        #expect(row.error.localizedDescription == row.error.errorDescription)
    }

    @Test(arguments: others)
    func `every other error has the sheet's id and the id for support`(_ row: Row) {
        #expect(row.error.errorId == row.id && row.error.diagnosticsId == "d-1")
        #expect(row.error.plainDescription == row.text)
        #expect(row.error.errorDescription == "[\(row.id)] \(row.text) (diagnosticsId: d-1)")
        #expect(row.error.recoverySuggestion == nil)
    }

    @Test(arguments: fields + others)
    func `the dictionary has a time, the id for support and the error`(_ row: Row) {
        let info = row.error.errorUserInfo
        #expect(Set(info.keys) == ["createdAt", "diagnosticsId", "exposedError", NSLocalizedDescriptionKey])
        #expect((info["exposedError"] as? PrimerValidationError)?.errorId == row.id)
        #expect((row.error as NSError).domain == "PrimerSDK.PrimerValidationError")
    }
}
