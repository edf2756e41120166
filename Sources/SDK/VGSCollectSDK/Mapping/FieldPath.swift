/// The steps from the body's root to a field's value.
struct FieldPath: Equatable {
    enum Step: Equatable {
        case key(String)
        case index(Int)
    }

    private(set) var steps: [Step] = []

    /// Cuts a name at its dots; empty segments vanish. With arrays, `[n]` and a number after a key are indices.
    init(_ name: String, readsArrays: Bool) throws(BodyProblem) {
        for segment in name.split(separator: ".", omittingEmptySubsequences: true) {
            if readsArrays { try appendWithIndex(segment) } else { steps.append(.key(String(segment))) }
            // The root is a container of its own.
            guard steps.count < Limits.jsonDepthMax else { throw .tooDeep }
        }
    }

    /// The key is the text before the first bracket, the index the first bracketed number; whatever follows is ignored.
    private mutating func appendWithIndex(_ segment: Substring) throws(BodyProblem) {
        if case .key? = steps.last, segment.utf8.allSatisfy({ $0.asciiDigitValue != nil }) {
            steps.append(.index(try Self.index(segment)))
            return
        }
        guard let bracket = segment.firstIndex(of: "[") else {
            steps.append(.key(String(segment)))
            return
        }
        steps.append(.key(String(segment[..<bracket])))
        var rest = segment[bracket...]
        while let open = rest.firstIndex(of: "[") {
            rest = rest[rest.index(after: open)...]
            let digits = rest.prefix { $0.utf8.count == 1 && $0.utf8.first?.asciiDigitValue != nil }
            guard !digits.isEmpty, digits.endIndex < rest.endIndex, rest[digits.endIndex] == "]" else { continue }
            steps.append(.index(try Self.index(digits)))
            return
        }
    }

    private static func index(_ digits: Substring) throws(BodyProblem) -> Int {
        guard let index = Int(digits), index <= Limits.arrayIndexMax else { throw .indexTooLarge }
        return index
    }
}
