import CofferCardRules

/// An expiry as it is typed: a month of one or two digits, a slash, a year of two or four; spaces do not count.
struct TypedExpiry: Equatable, Sendable {
    /// The month, nil when there is none yet or it is no month.
    private let monthText: String
    /// The year's text, nil while there is no slash.
    private let yearText: String?
    private let isWritten: Bool

    /// Takes a text apart.
    init(_ text: String) {
        let parts = CardFormRules.withoutSpaces(text).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        monthText = parts[0]
        yearText = parts.count > 1 ? parts[1] : nil
        isWritten = parts.count <= 2 && parts.allSatisfy(CardFormRules.hasDigitsOnly)
    }

    /// The expiry; nil when it is none, or outside the years 2000 through 2099.
    var expiry: CardExpiry? {
        guard isWritten, (1...2).contains(monthText.utf8.count), let month = Int(monthText), let yearText, let year = Int(yearText) else {
            return nil
        }
        switch yearText.utf8.count {
        case 2: return try? CardExpiry(month: month, year: CardLimits.expiryYearMin + year)
        case 4: return try? CardExpiry(month: month, year: year)
        default: return nil
        }
    }

    /// Judges the text. A card is good through its month, wherever on Earth.
    func judge(at unixSeconds: Int64) -> FieldJudgement {
        guard isWritten, monthText.utf8.count <= 2, (yearText?.utf8.count ?? 0) <= 4 else { return .wrong(.invalid) }
        let month = Int(monthText) ?? 0
        let isMonth = (1...12).contains(month)
        guard let yearText else { return isMonth || monthText == "0" ? .incomplete(.invalid) : .wrong(.invalid) }
        guard isMonth else { return .wrong(.invalid) }
        if let expiry, !expiry.isExpired(at: unixSeconds) { return .valid }
        // `20` is a year that has passed, or the beginning of one that has not.
        let canGoOn = yearText.utf8.count < 2 || yearText.utf8.count == 3 || yearText == "20"
        return canGoOn ? .incomplete(.invalid) : .wrong(.invalid)
    }
}
