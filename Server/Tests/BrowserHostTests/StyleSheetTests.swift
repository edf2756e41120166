import CofferFoundation
import Testing

@testable import BrowserHost

/// What the style sheet promises by itself.
@Suite struct StyleSheetTests {
    private let style = String(decoding: ClientFiles.style, as: UTF8.self)

    /// The two shades of a colour of ours.
    private func shades(_ name: String) throws -> [Double] {
        let begin = try #require(style.range(of: "  --\(name): light-dark(#"))
        let parts = style[begin.upperBound...].prefix { $0 != ")" }.split(separator: ",").map { $0.trimmingCharacters(in: ["#", " "]) }
        try #require(parts.count == 2)
        return try parts.map { part in
            let value = try #require(Int(part, radix: 16))
            return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, step in
                let share = Double(value >> step.0 & 255) / 255
                return sum + step.1 * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
            }
        }
    }

    struct Pair: CustomTestStringConvertible, Sendable {
        let front: String
        let grounds: [String]
        var least = 4.5
        var testDescription: String { front }
    }

    @Test(arguments: [
        Pair(front: "text", grounds: ["page", "ground", "raised", "faint"]),
        Pair(front: "text-2", grounds: ["page", "ground", "raised"]),
        Pair(front: "accent", grounds: ["page", "ground", "raised", "faint"]),
        Pair(front: "on-accent", grounds: ["accent"]),
        Pair(front: "danger", grounds: ["ground", "raised", "faint"]),
        Pair(front: "control-rule", grounds: ["ground", "raised"], least: 3),
        Pair(front: "ring", grounds: ["page", "ground", "raised"], least: 3),
    ])
    func `colours of ours can be told from their grounds in light and dark`(_ pair: Pair) throws {
        let front = try shades(pair.front)
        for name in pair.grounds {
            for (one, other) in zip(front, try shades(name)) {
                let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
                #expect(contrast >= pair.least, "\(pair.front) on \(name)")
            }
        }
    }

    @Test func `the style sheet brings nothing from outside`() {
        for word in ["url(", "@import", "http:", "https:", "expression("] { #expect(!style.contains(word)) }
        #expect(style.filter { $0 == "{" }.count == style.filter { $0 == "}" }.count)
    }

    @Test func `motion is slowed for those who ask for less`() {
        #expect(style.contains("@media (prefers-reduced-motion: reduce)"))
    }
}
