/// Passes when the raw text is eight digits that name a real Gregorian date inside the inclusive bounds that are set.
public struct VGSValidationRuleDateRange: CheckedRule {
    /// How day, month and year stand in the text.
    public let dateFormat: VGSDateFormat
    /// What a failure is called.
    public let error: VGSValidationError
    /// The first date that passes, if there is one.
    public let start: VGSDate?
    /// The last date that passes, if there is one.
    public let end: VGSDate?

    /// A rule with a format, the text of its failure and its bounds.
    public init(dateFormat: VGSDateFormat = .default, error: VGSValidationError, start: VGSDate? = nil, end: VGSDate? = nil) {
        self.dateFormat = dateFormat
        self.error = error
        self.start = start
        self.end = end
    }

    func holds(for rawText: String, today: CalendarDay) -> Bool {
        guard rawText.utf8.count == VGSDateFormat.digitsCount, let date = dateFormat.date(fromDigits: rawText) else { return false }
        if let start, date < start { return false }
        if let end, date > end { return false }
        return true
    }
}
