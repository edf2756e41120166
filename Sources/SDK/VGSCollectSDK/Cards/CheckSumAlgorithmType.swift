import CofferCardRules

/// How the last digit of a card number is checked. An optional one that is nil means "not at all".
public enum CheckSumAlgorithmType: Sendable {
    /// Luhn, ISO/IEC 7812-1 annex B.
    case luhn

    /// Whether the text is nine or more ASCII digits that end in their check digit.
    public func validate(_ input: String) -> Bool {
        switch self {
        case .luhn: Luhn.isValidForVGS(input)
        }
    }
}
