import CofferCardRules

/// Passes when the raw text is a month from this one through the end of the year twenty years ahead, written in the rule's format.
public struct VGSValidationRuleCardExpirationDate: CheckedRule {
    /// How month and year stand in the text.
    public let dateFormat: VGSCardExpDateFormat
    /// What a failure is called.
    public let error: VGSValidationError

    /// A rule with a format and the text of its failure.
    public init(dateFormat: VGSCardExpDateFormat = .shortYear, error: VGSValidationError) {
        self.dateFormat = dateFormat
        self.error = error
    }

    func holds(for rawText: String, today: CalendarDay) -> Bool {
        VGSExpiryRule.isValid(rawText, format: dateFormat.rules, today: YearMonth(year: today.year, month: today.month))
    }
}
