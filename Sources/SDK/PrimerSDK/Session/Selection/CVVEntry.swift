/// What was typed as a security code for the selected method, and what is to be said of it.
///
/// Silent in every text form. Whether a code is needed is a fact of the selection, so it stays until the selection changes; what was typed
/// goes with every change and after every attempt.
struct CVVEntry: Equatable, Sendable {
    /// Whether the selected method needs a code.
    private(set) var isRequired = false
    /// What was typed, as it was typed.
    private(set) var input = ""
    /// Whether it can be sent.
    private(set) var isValid = false
    /// What is wrong with it, nil when nothing is.
    private(set) var error: String?
    private var rule = SecurityCodeRule(nil)
    private let errorText: String

    /// The largest text that is kept; what is longer is wrong and is not worth keeping.
    private static let inputCharactersMax = 64

    /// An empty entry for no selection.
    /// - Parameter errorText: What is said of a text that cannot be a code.
    init(errorText: String) { self.errorText = errorText }

    /// Starts over for another selection.
    mutating func reset(isRequired: Bool, rule: SecurityCodeRule) {
        self = CVVEntry(errorText: errorText)
        self.isRequired = isRequired
        self.rule = rule
    }

    /// Takes and judges a text.
    mutating func type(_ text: String) {
        input = String(text.prefix(Self.inputCharactersMax))
        switch rule.judgeTyping(text) {
        case .incomplete: (isValid, error) = (false, nil)
        case .valid: (isValid, error) = (true, nil)
        case .invalid: (isValid, error) = (false, errorText)
        }
    }

    /// Says that a code is missing when a payment is asked for without a valid one.
    mutating func demand() { if isRequired, !isValid { error = errorText } }

    /// Forgets what was typed and what was said of it.
    mutating func wipe() { (input, isValid, error) = ("", false, nil) }

    /// Whether a payment may start.
    var letsPay: Bool { !isRequired || isValid }
}

extension CVVEntry: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "CVVEntry" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
