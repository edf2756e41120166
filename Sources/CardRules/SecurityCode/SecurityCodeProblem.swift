/// Why a text is no security code. No case carries a digit.
public enum SecurityCodeProblem: Error, Equatable, Sendable {
    /// Something other than an ASCII digit; `offset` counts UTF-8 bytes from the start.
    case badCharacter(offset: Int)
    /// Not a digit count that the brand, or any brand, uses.
    case wrongLength(count: Int)

    /// A stable code for logs and answers.
    public var code: String {
        switch self {
        case .badCharacter: "security_code_bad_character"
        case .wrongLength: "security_code_wrong_length"
        }
    }
}
