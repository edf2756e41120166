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
        guard rawText.utf8.count == dateFormat.monthDigits + dateFormat.yearDigits, let parts = dateFormat.numbers(in: rawText) else { return false }
        guard (1...12).contains(parts.month), (today.year...today.year + Limits.expiryYearsAhead).contains(parts.year) else { return false }
        return parts.year > today.year || parts.month >= today.month
    }
}
