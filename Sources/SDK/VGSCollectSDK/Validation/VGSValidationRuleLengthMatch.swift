/// Passes when the count of characters of the raw text is one of the listed ones.
public struct VGSValidationRuleLengthMatch: CheckedRule {
    /// The allowed counts.
    public let lengths: [Int]
    /// What a failure is called.
    public let error: VGSValidationError

    /// A rule with the allowed counts and the text of its failure.
    public init(lengths: [Int], error: VGSValidationError) {
        self.lengths = lengths
        self.error = error
    }

    func holds(for rawText: String, today: CalendarDay) -> Bool { lengths.contains(rawText.count) }
}
