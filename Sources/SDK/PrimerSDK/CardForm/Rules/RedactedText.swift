/// What a merchant may read of what was typed (primer.md §1.11).
enum RedactedText {
    /// A card number without its spaces: the first six digits, a bullet for each hidden one, the last four. Of ten digits or fewer only the
    /// last four.
    static func number(_ text: String) -> String {
        let digits = Array(CardFormRules.withoutSpaces(text))
        let shownFirst = digits.count > 10 ? 6 : 0
        let hidden = max(0, digits.count - shownFirst - 4)
        return String(digits.prefix(shownFirst)) + String(repeating: "•", count: hidden) + String(digits.suffix(min(4, digits.count)))
    }

    /// The text of a field.
    static func text(_ text: String, of field: PrimerInputElementType) -> String {
        switch field {
        case .cardNumber: number(text)
        case .cvv: ""
        default: text
        }
    }
}
