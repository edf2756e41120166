/// Passes when the regular expression (ICU) matches the whole raw text. A pattern that does not compile never passes.
public struct VGSValidationRulePattern: CheckedRule {
    /// The regular expression.
    public let pattern: String
    /// What a failure is called.
    public let error: VGSValidationError

    /// A rule with its pattern and the text of its failure.
    public init(pattern: String, error: VGSValidationError) {
        self.pattern = pattern
        self.error = error
    }

    func holds(for rawText: String, today: CalendarDay) -> Bool { WholeTextMatch.matches(rawText, pattern: pattern) }
}
