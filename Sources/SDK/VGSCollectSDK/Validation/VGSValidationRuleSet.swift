/// The rules of a field, in the order in which their errors are listed.
public struct VGSValidationRuleSet {
    /// The rules that have a check, first added first. A rule without one always passes and need not be kept.
    private var checks: [any CheckedRule]

    /// No rule: every text is valid.
    public init() { checks = [] }

    /// These rules in this order.
    public init(rules: [any VGSValidationRuleProtocol]) { checks = rules.compactMap { $0 as? any CheckedRule } }

    /// Adds a rule after the others.
    public mutating func add(rule: any VGSValidationRuleProtocol) {
        if let check = rule as? any CheckedRule { checks.append(check) }
    }

    /// The error of every failing rule, in order; no early stop.
    @MainActor
    func errors(for rawText: String, today: CalendarDay) -> [VGSValidationError] {
        var errors: [VGSValidationError] = []
        for check in checks where !check.holds(for: rawText, today: today) { errors.append(check.error) }
        return errors
    }
}
