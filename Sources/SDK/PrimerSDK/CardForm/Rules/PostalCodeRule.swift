/// How a country writes its postal codes (primer.md §1.11).
struct PostalCodeRule: Equatable, Sendable {
    private let shapes: [String]
    private let counts: ClosedRange<Int>
    private let others: String

    /// The rule of a country, two capital letters; of any other text the rule for all other countries.
    init(countryCode: String) {
        switch countryCode {
        case "US": (shapes, counts, others) = (["ddddd", "ddddd-dddd"], 5...10, "-")
        case "CA": (shapes, counts, others) = (["ldldld", "ldl dld"], 6...7, " ")
        case "GB": (shapes, counts, others) = ([], 5...8, " ")
        default: (shapes, counts, others) = ([], 3...10, " -")
        }
    }

    /// Judges a text without white space at its ends.
    func judge(_ text: String) -> FieldJudgement {
        let isWritten = text.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || others.contains($0) }
        guard isWritten, text.count <= counts.upperBound else { return .wrong(.invalid) }
        guard !shapes.isEmpty else { return text.count >= counts.lowerBound ? .valid : .incomplete(.invalid) }
        let begun = shapes.filter { Self.begins(text, $0) }
        if begun.contains(where: { $0.count == text.count }) { return .valid }
        return begun.isEmpty ? .wrong(.invalid) : .incomplete(.invalid)
    }

    private static func begins(_ text: String, _ shape: String) -> Bool {
        text.count <= shape.count
            && zip(text, shape).allSatisfy { sign, place in
                switch place {
                case "d": sign.isNumber
                case "l": sign.isLetter
                default: sign == place
                }
            }
    }
}
