/// The texts around the field for a saved card's security code.
struct CvvTexts: Equatable, Sendable {
    /// Beside the field.
    let hint: String
    /// In the empty field: one zero for each digit that the code has.
    let placeholder: String
    /// Below the field of a code that cannot be right.
    let invalid: String
    /// What VoiceOver calls the field.
    let spokenLabel: String
    /// What VoiceOver says of the code's length.
    let spokenHint: String

    /// Makes the texts for the codes of a rule.
    init(_ rule: SecurityCodeRule, _ texts: CheckoutTexts) {
        hint = texts[.cvvHint]
        placeholder = String(repeating: texts[.cvvPlaceholderDigit], count: rule.fieldLength)
        invalid = texts[.cvvErrorInvalid]
        spokenLabel = texts[.spokenCvvLabel]
        spokenHint = texts.filled(.spokenCvvHint, String(rule.fieldLength))
    }
}
