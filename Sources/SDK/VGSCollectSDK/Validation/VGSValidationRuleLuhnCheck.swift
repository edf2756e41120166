/// Passes when the raw text is nine or more ASCII digits that end in their Luhn digit (ISO/IEC 7812-1 annex B).
public struct VGSValidationRuleLuhnCheck: CheckedRule {
    /// What a failure is called.
    public let error: VGSValidationError

    /// A rule with the text of its failure.
    public init(error: VGSValidationError) { self.error = error }

    func holds(for rawText: String, today: CalendarDay) -> Bool { CheckSumAlgorithmType.luhn.validate(rawText) }
}
