/// Passes when the count of characters of the raw text is inside both bounds.
public struct VGSValidationRuleLength: CheckedRule {
    /// The least count, inclusive.
    public let min: Int
    /// The largest count, inclusive.
    public let max: Int
    /// What a failure is called.
    public let error: VGSValidationError

    /// A rule with inclusive bounds and the text of its failure.
    public init(min: Int = 0, max: Int = Int.max, error: VGSValidationError) {
        self.min = min
        self.max = max
        self.error = error
    }

    func holds(for rawText: String, today: CalendarDay) -> Bool {
        let count = rawText.count
        return count >= min && count <= max
    }
}
