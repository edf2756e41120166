import CoinmeVaultSDK

/// The fields of the form, in the order in which they are filled in.
enum CardField: String, CaseIterable {
    case number, expiry, code, holder

    /// Its name in the form's state.
    var name: String {
        switch self {
        case .number: VaultFieldNames.cardNumber
        case .expiry: VaultFieldNames.expiry
        case .code: VaultFieldNames.cvc
        case .holder: VaultFieldNames.cardHolder
        }
    }

    /// What it is called.
    var label: String {
        switch self {
        case .number: "Card number"
        case .expiry: "Expiry date"
        case .code: "Security code"
        case .holder: "Name on card"
        }
    }

    /// Shown while it is empty.
    var placeholder: String {
        switch self {
        case .number: "1234 1234 1234 1234"
        case .expiry: "MM/YY"
        case .code: "CVC"
        case .holder: "Full name"
        }
    }

    /// What to do about it when it was left empty.
    var whenEmpty: String {
        switch self {
        case .number: "Enter the card number."
        case .expiry: "Enter the expiry date."
        case .code: "Enter the security code."
        case .holder: "Enter the name on the card."
        }
    }

    /// What to do about it when what was typed is not right.
    var whenInvalid: String {
        switch self {
        case .number: "Check the number: it is not complete or a digit is wrong."
        case .expiry: "Check the date: month and year, not in the past."
        case .code: "Check the code: 3 digits, or 4 on American Express."
        case .holder: "Check the name: letters, as on the card."
        }
    }
}
