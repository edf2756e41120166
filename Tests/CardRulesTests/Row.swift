import Testing

/// One named row of a rule's table: what goes in and what must come out.
struct Row<Input: Sendable, Output: Sendable>: Sendable, CustomTestStringConvertible {
    let name: String
    let input: Input
    let output: Output

    init(_ name: String, _ input: Input, _ output: Output) {
        self.name = name
        self.input = input
        self.output = output
    }

    var testDescription: String { name }
}

/// A row about a text.
typealias TextRow<Output: Sendable> = Row<String, Output>

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
