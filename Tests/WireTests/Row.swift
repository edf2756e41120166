import Testing

/// One named row of a rule's table: what goes in and what must come out.
struct Row<Output: Sendable>: Sendable, CustomTestStringConvertible {
    let name: String
    let json: String
    let output: Output

    init(_ name: String, _ json: String, _ output: Output) {
        self.name = name
        self.json = json
        self.output = output
    }

    var testDescription: String { name }
}
