/// VGS Collect's own rule for expiry dates (`VGSValidationRuleCardExpirationDate`), apart from ``CardExpiry``.
public enum VGSExpiryRule {
    /// Whether a raw text, digits without a divider, is an expiry date that VGS accepts.
    ///
    /// The text has exactly the format's digits, the month is 1 through 12, and the date lies between this month and December of the year
    /// ``CardLimits/vgsExpiryYearsAheadMax`` years ahead. A two-digit year `yy` means 2000 + `yy`.
    /// - Parameters:
    ///   - text: Raw text of the field.
    ///   - format: The format the rule was made with.
    ///   - today: The current month where the device is.
    public static func isValid(_ text: String, format: ExpiryFormat, today: YearMonth) -> Bool {
        guard let parts = withBytes(of: text, format.parts), parts.month >= 1 && parts.month <= 12 else { return false }
        guard parts.year <= today.year + CardLimits.vgsExpiryYearsAheadMax else { return false }
        return YearMonth(year: parts.year, month: parts.month) >= today
    }
}
