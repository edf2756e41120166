import CofferRendered

extension ElementMaker {
    func text(_ look: inout Look) -> HTMLElement {
        addType(to: &look, attributes)
        if let lines = attributes[.lineLimit]?.double, lines >= 1 {
            look.add(lines == 1 ? "one-line" : "few-lines")
            if lines > 1 { look.style.add("-webkit-line-clamp", number: lines.rounded()) }
        }
        switch attributes[.textAlignment] {
        case "center": look.add("t-center")
        case "trailing": look.add("t-trailing")
        default: break
        }
        let words = attributes[.text]?.content ?? ""
        if words.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }).contains(where: {
            $0.count > wordBytesMax
        }) {
            look.add("breaks")
        }
        let isHeading = traits.contains("header") && !place.isPhrase
        var element = HTMLElement(tag: isHeading ? .h2 : plainTag, text: words, inside: .words)
        if let runs = attributes[.runs]?.content {
            element.inside = .runs(runs.split(separator: "\n", omittingEmptySubsequences: false).map(Self.run))
            element.text = ""
        }
        return element
    }

    /// A longer word may be broken anywhere.
    private var wordBytesMax: Int { 20 }

    /// A stretch of a text: its properties, a tab, its words.
    private static func run(_ line: Substring) -> HTMLElement.Run {
        let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        var look = Look()
        var attributes: Attributes = [:]
        for pair in parts[0].split(separator: ";") {
            let halves = pair.split(separator: "=", maxSplits: 1)
            guard halves.count == 2, let name = AttributeName(rawValue: String(halves[0])) else { continue }
            attributes[name] = .text(String(halves[1]))
        }
        addFont(to: &look, attributes, isRun: true)
        return HTMLElement.Run(style: look.style.css, words: parts.count == 2 ? String(parts[1]) : "")
    }

    /// Type and colour of words and symbols.
    func addType(to look: inout Look, _ attributes: Attributes) { Self.addFont(to: &look, attributes, isRun: false) }

    private static func addFont(to look: inout Look, _ attributes: Attributes, isRun: Bool) {
        if let font = attributes[.font]?.content {
            if let size = sizes[font] {
                look.style.add("font-size", textPoints: size.points)
                if let weight = size.weight, attributes[.weight] == nil { look.style.add("font-weight", number: weight) }
            } else {
                look.style.add("font-size", textPoints: font.split(separator: " ").first.flatMap { Double($0) })
            }
        }
        if let weight = attributes[.weight]?.content { look.style.add("font-weight", number: weights[weight]) }
        switch attributes[.design] {
        case "serif": look.style.add("font-family", "ui-serif,Georgia,serif")
        case "rounded": look.style.add("font-family", "ui-rounded,system-ui,sans-serif")
        case "monospaced": look.style.add("font-family", "ui-monospace,monospace")
        default: break
        }
        if attributes[.italic] != nil { look.style.add("font-style", "italic") }
        if attributes[.monospacedDigits] != nil { look.style.add("font-variant-numeric", "tabular-nums") }
        let lines = (under: attributes[.underline] != nil, through: attributes[.strikethrough] != nil)
        if lines.under && lines.through {
            look.style.add("text-decoration", "underline line-through")
        } else if lines.under || lines.through {
            look.style.add("text-decoration", lines.under ? "underline" : "line-through")
        }
        look.style.add("letter-spacing", textPoints: attributes[.kerning]?.double)
        look.style.add("color", color: attributes[.color])
    }

    private static let sizes: [String: (points: Double, weight: Double?)] = [
        "largeTitle": (34, nil), "title": (28, nil), "title2": (22, nil), "title3": (20, nil), "headline": (17, 600),
        "subheadline": (15, nil), "body": (17, nil), "callout": (16, nil), "footnote": (13, nil), "caption": (12, nil),
        "caption2": (11, nil),
    ]
    private static let weights: [String: Double] = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800,
        "black": 900,
    ]
}
