/// A rule that a field's text has to keep.
///
/// The check is not part of the protocol, so a type of the app's own conforms and always passes, as upstream's does.
public protocol VGSValidationRuleProtocol {
    /// What ``VGSTextFieldState/validationErrors`` shows when the rule fails.
    var error: VGSValidationError { get }
}

/// A rule of this module, with its check.
protocol CheckedRule: VGSValidationRuleProtocol {
    /// Whether the raw text keeps the rule on that day.
    @MainActor
    func holds(for rawText: String, today: CalendarDay) -> Bool
}
