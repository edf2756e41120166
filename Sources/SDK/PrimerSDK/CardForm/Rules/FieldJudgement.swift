/// What a text in a field is.
enum FieldJudgement: Equatable, Sendable {
    /// It can be sent.
    case valid
    /// Nothing is there that is needed.
    case missing
    /// It is no good yet, and more typing can make it good.
    case incomplete(Problem)
    /// It is no good.
    case wrong(Problem)

    /// Why a text is no good.
    enum Problem: Equatable, Sendable {
        /// Against the field's rule.
        case invalid
        /// Of a network that the session does not take.
        case unsupportedNetwork
        /// A cardholder's name of fewer than two characters.
        case nameTooShort
    }

    /// Why it cannot be sent, nil when it can.
    var problem: Problem? {
        switch self {
        case .valid: nil
        case .missing: .invalid
        case .incomplete(let problem), .wrong(let problem): problem
        }
    }

    /// Whether it is no good whatever is typed on.
    var isWrong: Bool { if case .wrong = self { true } else { false } }
}

extension FieldJudgement.Problem {
    /// The stable code of the problem in a field.
    func code(of field: PrimerInputElementType) -> String {
        switch self {
        case .invalid: "invalid-" + field.rawValue.lowercased()
        case .unsupportedNetwork: "unsupported-card-type"
        case .nameTooShort: "invalid-cardholder-name-length"
        }
    }
}
