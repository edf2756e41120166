import CofferRendered

/// A path that a screen drew, as far as it has the strict form of SVG's numbers and commands.
struct Drawing: Equatable {
    /// Left, top, width and height of the room it was drawn in.
    let viewBox: String
    /// The commands.
    let commands: String
    /// The colour of the area.
    let fill: String?
    /// The colour of the line.
    let stroke: String?
    /// The width of the line.
    let lineWidth: String

    /// Takes the path of a shape; nil if any part of it is not what it should be.
    init?(_ attributes: Attributes) {
        var lines = (attributes[.path]?.content ?? "").split(separator: "\n")
        guard !lines.isEmpty, let box = Self.numbers(lines.removeFirst()), box.count == 4 else { return nil }
        var commands = ""
        for line in lines {
            guard let letter = line.first, let count = Self.counts[letter], let numbers = Self.numbers(line.dropFirst()),
                numbers.count == count
            else { return nil }
            commands += String(letter) + numbers.joined(separator: " ")
        }
        viewBox = box.joined(separator: " ")
        self.commands = commands
        fill = StyleText.color(attributes[.fill]?.content)
        stroke = StyleText.color(attributes[.stroke]?.content)
        lineWidth = StyleText.number(attributes[.lineWidth]?.double) ?? "1"
    }

    private static let counts: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "A": 7, "Z": 0]

    private static func numbers(_ text: Substring) -> [String]? {
        let parts = text.split(separator: " ")
        let numbers = parts.compactMap { StyleText.number(Double($0)) }
        return numbers.count == parts.count ? numbers : nil
    }

    /// Attributes of the `svg` element.
    var attributes: HTMLAttributes { [.viewBox: viewBox, .preserveAspectRatio: "none"] }

    /// Writes the inside of the `svg` element.
    func write(into writer: inout HTMLWriter) {
        var attributes: HTMLAttributes = [.d: commands, .fill: fill ?? "none"]
        if let stroke {
            (attributes[.stroke], attributes[.strokeWidth], attributes[.vectorEffect]) = (stroke, lineWidth, "non-scaling-stroke")
        }
        writer.element(.path, attributes)
    }
}
