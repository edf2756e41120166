/// What is said of fields that are wrong.
struct CardFormTexts: Sendable {
    /// The language, as names of countries want it.
    let localeCode: String
    private let texts: CheckoutTexts

    init(_ localeData: PrimerLocaleData) {
        localeCode = localeData.localeCode
        texts = CheckoutTexts(localeData)
    }

    /// The sentence for a problem.
    func text(_ problem: FieldJudgement.Problem, of field: PrimerInputElementType) -> String {
        switch problem {
        case .unsupportedNetwork: texts[.formUnsupportedNetwork]
        case .nameTooShort: texts[.formNameTooShort]
        case .invalid: texts[Self.key(field)]
        }
    }

    private static func key(_ field: PrimerInputElementType) -> CheckoutText {
        switch field {
        case .cardNumber: .formNumber
        case .expiryDate: .formExpiry
        case .cvv: .cvvErrorInvalid
        case .cardholderName: .formCardholder
        case .firstName: .formFirstName
        case .lastName: .formLastName
        case .postalCode: .formPostalCode
        case .addressLine1, .addressLine2: .formAddress
        case .city: .formCity
        case .state: .formState
        case .countryCode: .formCountry
        case .phoneNumber: .formPhone
        case .otp, .retailer, .email, .unknown: .formOther
        }
    }
}
