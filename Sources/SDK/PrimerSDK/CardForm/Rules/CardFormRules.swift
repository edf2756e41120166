import CofferCardRules

/// The rules of a card form's fields (the table of primer.md §1.11). Reads no clock.
struct CardFormRules: Equatable, Sendable {
    /// The networks that the session takes; empty takes all.
    var allowedNetworks: [CardNetwork] = []
    /// The networks that the service says the number has; empty leaves it to the number's first digits.
    var knownNetworks: [CardNetwork] = []
    /// The country of the billing address, two capital letters; empty when none is known.
    var countryCode = ""
    /// The instant that an expiry is compared with, in seconds since 1970.
    var nowUnixSeconds: Int64 = 0

    /// Judges a field's text.
    /// - Parameter number: The card number's text, which decides how long a security code is.
    func judge(_ text: String, of field: PrimerInputElementType, number: String) -> FieldJudgement {
        let trimmed = Self.trimmed(text)
        if trimmed.isEmpty { return field == .addressLine2 ? .valid : .missing }
        switch field {
        case .cardNumber: return judgeNumber(text)
        case .cvv: return judgeCode(text, number)
        case .expiryDate: return TypedExpiry(text).judge(at: nowUnixSeconds)
        case .cardholderName: return Self.judgeName(trimmed, tooShort: .nameTooShort)
        case .firstName, .lastName: return Self.judgeName(trimmed, tooShort: .invalid)
        case .postalCode: return PostalCodeRule(countryCode: countryCode).judge(trimmed)
        case .addressLine1: return Self.judge(count: trimmed.count, 3...100)
        case .city, .state: return Self.judge(count: trimmed.count, 2...Int.max)
        case .countryCode:
            guard trimmed.allSatisfy({ $0.isASCII && $0.isLetter }) else { return .wrong(.invalid) }
            return Self.judge(count: trimmed.count, 2...3)
        case .phoneNumber: return Self.judgePhone(trimmed)
        case .addressLine2, .email, .otp, .retailer, .unknown: return .valid
        }
    }

    /// Whether the session takes a network.
    func allows(_ network: CardNetwork) -> Bool { allowedNetworks.isEmpty || allowedNetworks.contains(network) }

    /// The networks of a number: those that the service knows, else the one that the first digits tell, if they do.
    func networks(of number: String) -> [CardNetwork] {
        if !knownNetworks.isEmpty { return knownNetworks }
        let detected = CardNetwork(detecting: Self.withoutSpaces(number))
        return detected == .unknown ? [] : [detected]
    }

    private func judgeNumber(_ text: String) -> FieldJudgement {
        let digits = Self.withoutSpaces(text), count = digits.utf8.count
        guard Self.hasDigitsOnly(digits), count <= 19 else { return .wrong(.invalid) }
        guard count >= 13 else { return .incomplete(.invalid) }
        let lengths = CardNetwork(detecting: digits).traits?.panLengths
        let longest = lengths?.last ?? 19
        let isWhole = lengths.map { $0.contains(count) || count > longest } ?? (count == longest)
        guard Luhn.isValid(digits) else { return isWhole ? .wrong(.invalid) : .incomplete(.invalid) }
        let networks = networks(of: text)
        guard (networks.isEmpty ? [.unknown] : networks).contains(where: allows) else { return .wrong(.unsupportedNetwork) }
        guard lengths?.contains(count) ?? true else { return isWhole ? .wrong(.invalid) : .incomplete(.invalid) }
        return .valid
    }

    private func judgeCode(_ text: String, _ number: String) -> FieldJudgement {
        switch SecurityCodeRule(CardNetwork(detecting: Self.withoutSpaces(number))).judgeTyping(text) {
        case .valid: .valid
        case .incomplete: .incomplete(.invalid)
        case .invalid: .wrong(.invalid)
        }
    }

    private static func judgeName(_ name: String, tooShort: FieldJudgement.Problem) -> FieldJudgement {
        let hasOnlyNames = name.allSatisfy { $0.isLetter || $0.isWhitespace || $0 == "-" || $0 == "'" }
        guard name.count >= 2 else { return hasOnlyNames ? .incomplete(tooShort) : .wrong(tooShort) }
        return hasOnlyNames ? .valid : .wrong(.invalid)
    }

    private static func judgePhone(_ text: String) -> FieldJudgement {
        let isWritten = text.enumerated().allSatisfy { at, sign in
            (sign.isASCII && sign.isNumber) || " -().".contains(sign) || (sign == "+" && at == 0)
        }
        guard isWritten else { return .wrong(.invalid) }
        return judge(count: text.count { $0.isNumber }, 7...15)
    }

    private static func judge(count: Int, _ range: ClosedRange<Int>) -> FieldJudgement {
        if range.contains(count) { return .valid }
        return count < range.lowerBound ? .incomplete(.invalid) : .wrong(.invalid)
    }
}

extension CardFormRules {
    /// A text without spaces, those that do not break a line included.
    static func withoutSpaces(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != " " && $0 != "\u{A0}" }.map(Character.init))
    }

    /// A text without white space at its ends.
    static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// Whether a text has nothing but the digits 0 through 9.
    static func hasDigitsOnly(_ text: String) -> Bool {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
