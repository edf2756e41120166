/// Passes when the raw text is nine ASCII digits whose weighted sum (3, 7, 1 by position) is a multiple of ten.
public struct VGSValidationRuleABARoutingNumber: CheckedRule {
    private static let digitsCount = 9
    private static let weights = [3, 7, 1]

    /// What a failure is called.
    public let error: VGSValidationError

    /// A rule with the text of its failure.
    public init(error: VGSValidationError) { self.error = error }

    func holds(for rawText: String, today: CalendarDay) -> Bool {
        var sum = 0
        var count = 0
        for byte in rawText.utf8 {
            guard let digit = byte.asciiDigitValue, count < Self.digitsCount else { return false }
            sum += digit * Self.weights[count % Self.weights.count]
            count += 1
        }
        return count == Self.digitsCount && sum % 10 == 0
    }
}
