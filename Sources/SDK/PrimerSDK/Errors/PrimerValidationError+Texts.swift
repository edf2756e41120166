extension PrimerValidationError {
    /// The error's id, stable.
    public var errorId: String {
        switch self {
        case .invalidCardholderName: "invalid-cardholder-name"
        case .invalidCardnumber: "invalid-card-number"
        case .invalidCvv: "invalid-cvv"
        case .invalidExpiryDate: "invalid-expiry-date"
        case .invalidPostalCode: "invalid-postal-code"
        case .invalidFirstName: "invalid-first-name"
        case .invalidLastName: "invalid-last-name"
        case .invalidAddress: "invalid-address"
        case .invalidCity: "invalid-city"
        case .invalidState: "invalid-state"
        case .invalidCountry: "invalid-country"
        case .invalidPhoneNumber: "invalid-phone-number"
        case .invalidOTPCode: "invalid-otp-code"
        case .invalidCardType: "unsupported-card-type"
        case .invalidRawData: "invalid-raw-data"
        case .invalidBankId: "invalid-bank-id"
        case .banksNotLoaded: "banks-not-loaded"
        case .sessionNotCreated: "session-not-created"
        case .invalidPaymentCategory: "invalid-payment-category"
        case .paymentAlreadyFinalized: "payment-already-finalized"
        case .invalidUserDetails(let field, _): "invalid-customer-\(field)"
        case .vaultedPaymentMethodAdditionalDataMismatch: "vaulted-payment-method-additional-data-mismatch"
        }
    }

    /// The id to give to support.
    public var diagnosticsId: String {
        switch self {
        case .invalidRawData(let id), .banksNotLoaded(let id), .sessionNotCreated(let id), .invalidPaymentCategory(let id),
            .paymentAlreadyFinalized(let id):
            id
        case .invalidCardholderName(_, let id), .invalidCardnumber(_, let id), .invalidCvv(_, let id), .invalidExpiryDate(_, let id),
            .invalidPostalCode(_, let id), .invalidFirstName(_, let id), .invalidLastName(_, let id), .invalidAddress(_, let id),
            .invalidCity(_, let id), .invalidState(_, let id), .invalidCountry(_, let id), .invalidPhoneNumber(_, let id),
            .invalidOTPCode(_, let id), .invalidCardType(_, let id), .invalidBankId(_, let id), .invalidUserDetails(_, let id):
            id
        case .vaultedPaymentMethodAdditionalDataMismatch(_, _, let id): id
        }
    }

    /// What is wrong, in a sentence without ids; of a field it is the field's own message.
    public var plainDescription: String? {
        switch self {
        case .invalidCardholderName(let message, _), .invalidCardnumber(let message, _), .invalidCvv(let message, _),
            .invalidExpiryDate(let message, _), .invalidPostalCode(let message, _), .invalidFirstName(let message, _),
            .invalidLastName(let message, _), .invalidAddress(let message, _), .invalidCity(let message, _),
            .invalidState(let message, _), .invalidCountry(let message, _), .invalidPhoneNumber(let message, _),
            .invalidOTPCode(let message, _), .invalidCardType(let message, _):
            message
        case .invalidRawData: "The data are not of the kind that the payment method takes."
        case .invalidBankId: "The bank is not one of those that were offered."
        case .banksNotLoaded: "The banks were not fetched yet."
        case .sessionNotCreated: "The payment method's session was not created yet."
        case .invalidPaymentCategory: "The payment category is not one of those that were offered."
        case .paymentAlreadyFinalized: "The payment was completed before."
        case .invalidUserDetails(let field, _): "The customer's \(field) is missing or not valid."
        case .vaultedPaymentMethodAdditionalDataMismatch(let type, let expected, _):
            "\(type) takes additional data of the type \(expected)."
        }
    }

    /// Whether the sentence is a field's message, shown beside the field as it stands.
    var isFieldMessage: Bool {
        switch self {
        case .invalidRawData, .invalidBankId, .banksNotLoaded, .sessionNotCreated, .invalidPaymentCategory, .paymentAlreadyFinalized,
            .invalidUserDetails, .vaultedPaymentMethodAdditionalDataMismatch:
            false
        default: true
        }
    }
}
