import CofferCardRules

/// One brand that is looked for, with what a field needs of its model at each keystroke.
@MainActor
final class AvailableCard {
    let model: any VGSPaymentCardModelProtocol
    let brand: VGSPaymentCards.CardBrand
    let regex: String
    let numberLengths: [Int]
    let checkSum: CheckSumAlgorithmType?
    let mask: Mask
    /// As many `#` as the longest security code has digits.
    let cvcMask: Mask
    let cvcRules: VGSValidationRuleSet

    init(_ model: any VGSPaymentCardModelProtocol) {
        self.model = model
        brand = model.brand
        regex = model.regex
        numberLengths = model.cardNumberLengths
        checkSum = model.checkSumAlgorithm
        mask = Mask(model.formatPattern)
        cvcMask = Mask(String(repeating: "#", count: max(0, model.cvcLengths.max() ?? 0)))
        cvcRules = FieldType.cvcRules(lengths: model.cvcLengths)
    }
}

/// The brands that are looked for, in their order.
@MainActor
struct AvailableCards {
    /// What holds when none of them is found.
    let unknown: AvailableCard
    private let cards: [AvailableCard]
    /// Whether the regular expressions are all the default ones, in the default order: then the card rules' prefix tables answer.
    private let usesOnlyDefaults: Bool

    init(_ models: [any VGSPaymentCardModelProtocol], unknown: VGSUnknownPaymentCardModel, usesOnlyDefaults: Bool) {
        cards = models.map(AvailableCard.init)
        self.unknown = AvailableCard(unknown)
        self.usesOnlyDefaults = usesOnlyDefaults
    }

    /// The card of a brand, nil for `unknown` and for a brand that is not looked for.
    func card(of brand: VGSPaymentCards.CardBrand) -> AvailableCard? { cards.first { $0.brand == brand } }

    /// The first card whose regular expression matches the whole text.
    func detect(_ text: String) -> AvailableCard {
        guard !text.isEmpty else { return unknown }
        if usesOnlyDefaults { return card(at: CofferCardRules.CardBrand(detecting: text)) }
        return cards.first { WholeTextMatch.matches(text, pattern: $0.regex) } ?? unknown
    }

    /// The same for the ASCII digits of a text, as if nothing else stood in it.
    func detectDigits(in text: String) -> AvailableCard {
        if usesOnlyDefaults { return card(at: CofferCardRules.CardBrand(detectingDigitsIn: text)) }
        return detect(String(decoding: text.utf8.filter { $0.asciiDigitValue != nil }, as: UTF8.self))
    }

    private func card(at brand: CofferCardRules.CardBrand) -> AvailableCard {
        let place = Int(brand.rawValue)
        return place < cards.count ? cards[place] : unknown
    }
}
