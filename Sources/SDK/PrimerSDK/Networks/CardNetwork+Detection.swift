import CofferCardRules

extension CardNetwork {
    /// Finds the network of a full or partly typed number by its first digits; the longest prefix wins (primer.md §2.6).
    /// - Parameter digits: ASCII digits; anything else, or nothing, is ``unknown``.
    init(detecting digits: String) {
        guard CardBrand(detecting: digits) != .elo else {
            self = .elo
            return
        }
        // The table goes from long prefixes to short ones.
        self = Self.prefixes.first { $0.begins(digits) }?.network ?? .unknown
    }

    /// Numbers that begin with `low` through `high` belong to a network.
    private struct Prefix {
        let network: CardNetwork
        let low: Int
        let high: Int
        let digitsCount: Int

        init(_ network: CardNetwork, _ prefixes: ClosedRange<Int>) {
            self.network = network
            (low, high, digitsCount) = (prefixes.lowerBound, prefixes.upperBound, String(prefixes.lowerBound).utf8.count)
        }

        init(_ network: CardNetwork, _ prefix: Int) { self.init(network, prefix...prefix) }

        func begins(_ digits: String) -> Bool {
            let lead = digits.utf8.prefix(digitsCount)
            guard lead.count == digitsCount, lead.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return false }
            return (low...high).contains(lead.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
        }
    }

    private static let prefixes: [Prefix] = [
        Prefix(.hiper, 63_737_423), Prefix(.hiper, 63_743_358),
        Prefix(.hiper, 637_095), Prefix(.hiper, 637_568), Prefix(.hiper, 637_599), Prefix(.hiper, 637_609), Prefix(.hiper, 637_612),
        Prefix(.hipercard, 606_282), Prefix(.maestro, 493_698),
        Prefix(.jcb, 2131), Prefix(.jcb, 1800), Prefix(.jcb, 3528...3589), Prefix(.mir, 2200...2204), Prefix(.mastercard, 2221...2720),
        Prefix(.maestro, 5000...5089), Prefix(.discover, 6011),
        Prefix(.diners, 300...305), Prefix(.discover, 644...649),
        Prefix(.amex, 34), Prefix(.amex, 37), Prefix(.diners, 36), Prefix(.diners, 38...39), Prefix(.mastercard, 51...55),
        Prefix(.maestro, 56...59), Prefix(.maestro, 63), Prefix(.maestro, 67), Prefix(.discover, 65), Prefix(.unionpay, 62),
        Prefix(.unionpay, 81),
        Prefix(.visa, 4), Prefix(.maestro, 6),
    ]
}
