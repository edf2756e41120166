import CofferFoundation

/// What has to happen to a card, judged without the SDK, so that the demo can tell whether the road did its work.
enum Demand: Equatable, Sendable {
    /// The vault stores it.
    case stored
    /// The form refuses it and nothing is sent.
    case refusedByForm
    /// The vault refuses it with this code.
    case refusedByVault(code: String)
    /// Nobody says what becomes of it; any answer but a fault will do.
    case undetermined

    /// A field takes ASCII digits and drops other keys, as many as its mask has room for; what depends on where it stops is not judged.
    /// - Parameters:
    ///   - card: What is typed.
    ///   - month: The month at hand, counted from January of year 0 in UTC.
    init(of card: CardLine, month: Int) {
        let number = Self.digits(card.number)
        let expiry = Self.digits(card.expiry)
        let code = Self.digits(card.code)
        let isAmericanExpress = number.starts(with: [3, 4]) || number.starts(with: [3, 7])
        let codeCount = isAmericanExpress ? 4 : 3
        guard number.count >= 12, expiry.count >= 4, (1...12).contains(expiry[0] * 10 + expiry[1]), code.count >= codeCount,
            card.name.count >= 2
        else {
            self = .refusedByForm
            return
        }
        guard number.count <= 16, expiry.count == 4, code.count == codeCount, Self.isPlainName(card.name) else {
            self = .undetermined
            return
        }
        let monthsLeft = (2000 + expiry[2] * 10 + expiry[3]) * 12 + expiry[0] * 10 + expiry[1] - 1 - month
        // A card is good to the last instant of its month anywhere on Earth, and about twenty years ahead: the edges are not judged here.
        if !Self.passesLuhn(number) || monthsLeft < -1 || monthsLeft > 252 {
            self = .refusedByForm
        } else if monthsLeft < 0 || monthsLeft > 228 || !(3...6).contains(number[0]) || number.count != (isAmericanExpress ? 15 : 16) {
            self = .undetermined
        } else if let row = SandboxCard.refused.first(where: { Self.digits($0.number) == number }) {
            self = .refusedByVault(code: row.code)
        } else {
            self = .stored
        }
    }

    /// Whether an outcome is the one that the card demands.
    func isMet(by outcome: Outcome) -> Bool {
        switch (self, outcome) {
        case (.stored, .stored), (.refusedByForm, .refusedByForm), (.undetermined, .stored), (.undetermined, .refusedByForm): true
        case (.refusedByVault(let wanted), .refusedByVault(_, let code)): wanted == code
        case (.undetermined, .refusedByVault): true
        default: false
        }
    }

    private static func digits(_ text: String) -> [Int] {
        text.utf8.filter { (48...57).contains($0) }.map { Int($0) - 48 }
    }

    private static func passesLuhn(_ digits: [Int]) -> Bool {
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            let value = place.isMultiple(of: 2) ? digit : digit * 2
            sum += value > 9 ? value - 9 : value
        }
        return sum.isMultiple(of: 10)
    }

    private static func isPlainName(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || " .,'-".unicodeScalars.contains($0)) }
    }
}
