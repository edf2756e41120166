import CofferFoundation
import DemoVault

/// A card as a person would type it. Shows nothing of itself in any text form.
struct CardLine: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What is typed into the number field, grouped or not.
    let number: String
    /// What is typed into the expiry field, `MM/YY`.
    let expiry: String
    /// What is typed into the security-code field.
    let code: String
    /// What is typed into the name field.
    let name: String

    var description: String { "a card" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }

    /// What was typed into each field.
    init(number: String, expiry: String, code: String, name: String) {
        (self.number, self.expiry, self.code, self.name) = (number, expiry, code, name)
    }

    /// Reads `number|MM/YY|cvc|name`; spaces around each part do not count.
    /// - Throws: ``DemoProblem/malformedLine`` if there are not exactly four parts.
    init(parsing text: String) throws(DemoProblem) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 4 else { throw .malformedLine }
        self.init(number: parts[0], expiry: parts[1], code: parts[2], name: parts[3])
    }
}
