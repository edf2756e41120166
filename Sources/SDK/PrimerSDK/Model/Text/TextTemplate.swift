/// A localised text with gaps such as `%@`, `%d` or `%2$@`.
///
/// Values are texts whatever the gap says, so that a translation with a wrong specifier shows a value and never reads memory that is not
/// there, as a C format would.
struct TextTemplate: Equatable, Sendable {
    /// A gap.
    struct Gap: Equatable, Sendable {
        /// Which value fills it, from 0.
        let position: Int
        /// `@` for text, `d` for a whole number.
        let specifier: Character
    }

    private enum Piece: Equatable, Sendable {
        case literal(String)
        case gap(Gap)
    }

    private let pieces: [Piece]

    /// Reads a template. `%%` is a per cent sign; a per cent sign before anything that is not a gap stands for itself.
    init(_ text: String) {
        var pieces: [Piece] = []
        var literal = ""
        var unnumbered = 0
        var rest = Substring(text)
        while let character = rest.first {
            if let (gap, length) = Self.gap(at: rest, unnumbered: unnumbered) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(.gap(gap))
                unnumbered += 1
                rest = rest.dropFirst(length)
            } else if rest.hasPrefix("%%") {
                literal.append("%")
                rest = rest.dropFirst(2)
            } else {
                literal.append(character)
                rest = rest.dropFirst()
            }
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        self.pieces = pieces
    }

    /// The gaps in the order of the text.
    var gaps: [Gap] {
        pieces.compactMap { piece in
            if case .gap(let gap) = piece { gap } else { nil }
        }
    }

    /// The text with its gaps filled; a gap without a value is left empty.
    func filled(_ values: [String]) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .gap(let gap): values.indices.contains(gap.position) ? values[gap.position] : ""
            }
        }.joined()
    }

    /// The gap that a text begins with, and how many characters it takes.
    private static func gap(at text: Substring, unnumbered: Int) -> (gap: Gap, length: Int)? {
        guard text.first == "%" else { return nil }
        var rest = text.dropFirst()
        var position = unnumbered
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty {
            guard let number = Int(digits), number >= 1, rest.dropFirst(digits.count).first == "$" else { return nil }
            position = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        // `%ld` is a whole number too.
        while rest.first == "l" { rest = rest.dropFirst() }
        guard let specifier = rest.first, specifier == "@" || specifier == "d" else { return nil }
        return (Gap(position: position, specifier: specifier), text.count - rest.count + 1)
    }
}
