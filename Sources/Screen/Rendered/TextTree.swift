extension NodeSnapshot: CustomStringConvertible {
    /// The tree as text: one node a line, two spaces a level, properties by name. A secret's characters are dots.
    public var description: String {
        var lines: [String] = []
        write(into: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func write(into lines: inout [String], depth: Int) {
        var line = String(repeating: "  ", count: depth) + kind.rawValue
        if let text = attributes[.text] { line += " " + Self.quoted(text.description) }
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where name != .text {
            line += value == .yes ? " \(name.rawValue)" : " \(name.rawValue)=\(Self.bare(value.description))"
        }
        lines.append(line)
        for child in children { child.write(into: &lines, depth: depth + 1) }
    }

    private static func bare(_ text: String) -> String {
        text.isEmpty || text.contains { $0.isWhitespace || $0 == "\"" } ? quoted(text) : text
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\n": result += "\\n"
            case "\"": result += "\\\""
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
