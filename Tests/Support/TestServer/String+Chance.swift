internal import CofferFoundation

extension String {
    /// The text without what changes from run to run by chance: addresses in memory and ports, UUIDs and trace ids, and moments in time.
    /// A search for three digits of a security code would now and then find them there.
    public var withoutChance: String {
        let patterns = [
            "0x[0-9a-fA-F]+", "pointerValue: [0-9]+", "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}",
            "127\\.0\\.0\\.1:[0-9]+", "(?i)x-b3-[a-z]+: [0-9a-f]+", "[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9:.]+",
            "timeInterval[A-Za-z0-9]*: [0-9.e-]+",
        ]
        return patterns.reduce(self) { $0.replacingOccurrences(of: $1, with: "·", options: .regularExpression) }
    }
}
