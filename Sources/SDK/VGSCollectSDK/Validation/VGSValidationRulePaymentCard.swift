/// Passes when the raw text is a card number of an available brand: length and checksum are those of the brand's model.
public struct VGSValidationRulePaymentCard: CheckedRule {
    /// What a failure is called.
    public let error: VGSValidationError
    /// Whether a number of no known brand passes when it keeps the unknown model's pattern, lengths and checksum.
    public let validateUnknownCardBrand: Bool

    /// A rule that refuses numbers of no known brand.
    public init(error: VGSValidationError) { self.init(error: error, validateUnknownCardBrand: false) }

    /// A rule that may accept numbers of no known brand.
    public init(error: VGSValidationError, validateUnknownCardBrand: Bool) {
        self.error = error
        self.validateUnknownCardBrand = validateUnknownCardBrand
    }

    func holds(for rawText: String, today: CalendarDay) -> Bool {
        let card = VGSPaymentCards.available.detect(rawText)
        if card.brand == .unknown {
            guard validateUnknownCardBrand, WholeTextMatch.matches(rawText, pattern: card.model.regex) else { return false }
        }
        return card.numberLengths.contains(rawText.count) && (card.checkSum?.validate(rawText) ?? true)
    }
}
