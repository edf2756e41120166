import CoinmeVaultSDK

/// What an app may know of the form: brand, validity, last four. Never another digit.
struct FormGlimpse: Equatable, Sendable {
    /// The detected network.
    var brand: String?
    /// The last four digits, once the number is valid.
    var last4: String?
    /// Names of the fields that are complete.
    var validFields: Set<String> = []
    /// Whether the form may be submitted.
    var isFormValid = false

    /// Nothing typed yet.
    init() {}

    /// What a snapshot of the form says.
    init(_ state: VaultFormState) {
        let number = state.fields[VaultFieldNames.cardNumber]
        brand = number?.cardBrand
        last4 = number?.last4
        validFields = Set(state.fields.values.filter(\.isValid).map(\.fieldName))
        isFormValid = state.isValid
    }

    /// One line for a person.
    var sentence: String {
        let labels = [
            (VaultFieldNames.cardNumber, "number"), (VaultFieldNames.expiry, "expiry"), (VaultFieldNames.cvc, "code"),
            (VaultFieldNames.cardHolder, "name"),
        ]
        let fields = labels.map { "\($0.1) \(validFields.contains($0.0) ? "✓" : "·")" }.joined(separator: "  ")
        let card = (brand ?? "no brand yet") + (last4.map { ", ends in \($0)" } ?? "")
        return "\(fields)  \(isFormValid ? "form valid  " : "form invalid")  \(card)"
    }
}
