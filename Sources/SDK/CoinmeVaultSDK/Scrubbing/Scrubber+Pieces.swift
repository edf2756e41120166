import CofferWire

extension Scrubber {
    /// The values that hold a submitted card number together, none of them alone: digits over several values that follow one another
    /// (`["4242","4242",…]`, `{"first":"42424242","second":"42424242"}`).
    func piecesOfNumbers(in root: JSONValue) -> [JSONValue] {
        if cardNumbers.isEmpty { return [] }
        var pieces: [JSONValue] = []
        var run = DigitRun()
        for leaf in Self.leaves(of: root) where !run.append(leaf) {
            pieces += run.pieces(of: cardNumbers)
            run = DigitRun()
        }
        return pieces + run.pieces(of: cardNumbers)
    }

    private static func leaves(of value: JSONValue) -> [JSONValue] {
        switch value.kind {
        case .object: value.members.flatMap { leaves(of: $0.value) }
        case .array: value.elements.flatMap { leaves(of: $0) }
        case .string, .number, .bool, .null: [value]
        }
    }

    /// The digits of values that follow one another and hold nothing but digits.
    private struct DigitRun {
        private var values: [JSONValue] = []
        private var digits: [UInt8] = []
        /// The index in `values` of each digit's value.
        private var owners: [Int] = []

        /// Takes a value in.
        /// - Returns: False when it holds something else, which ends the run.
        mutating func append(_ value: JSONValue) -> Bool {
            guard let text = value.string ?? value.numberText, text.utf8.contains(where: ByteSearch.isDigit),
                text.utf8.allSatisfy({ ByteSearch.isDigit($0) || " -".utf8.contains($0) })
            else { return false }
            let own = text.utf8.filter(ByteSearch.isDigit)
            digits += own
            owners += [Int](repeating: values.count, count: own.count)
            values.append(value)
            return true
        }

        /// The values over which a number is spread.
        func pieces(of numbers: [[UInt8]]) -> [JSONValue] {
            if values.count < 2 { return [] }
            var found: Set<Int> = []
            for number in numbers where number.count <= digits.count {
                for start in 0...digits.count - number.count where digits[start...].starts(with: number) {
                    let (first, last) = (owners[start], owners[start + number.count - 1])
                    if first < last { found.formUnion(first...last) }
                }
            }
            return found.sorted().map { values[$0] }
        }
    }
}
