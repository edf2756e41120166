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
        let brand = VGSPaymentCards.detectCardBrandFromAvailableCards(input: rawText)
        if brand == .unknown {
            guard validateUnknownCardBrand else { return false }
            let model = VGSPaymentCards.unknown
            return WholeTextMatch.matches(rawText, pattern: model.regex)
                && Self.holds(rawText, lengths: model.cardNumberLengths, checkSum: model.checkSumAlgorithm)
        }
        guard let model = VGSPaymentCards.getCardModelFromAvailableModels(brand: brand) else { return false }
        return Self.holds(rawText, lengths: model.cardNumberLengths, checkSum: model.checkSumAlgorithm)
    }

    private static func holds(_ text: String, lengths: [Int], checkSum: CheckSumAlgorithmType?) -> Bool {
        lengths.contains(text.count) && (checkSum?.validate(text) ?? true)
    }
}
