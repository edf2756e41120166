/// What choosing a payment method adds to the price, in words.
enum SurchargeText {
    /// The text of a surcharge.
    /// - Parameters:
    ///   - surcharge: In minor units; nil, zero and less count as none.
    ///   - isUnknown: Whether it depends on something not known yet, such as the card's network; wins over an amount.
    ///   - amount: How amounts are written, nil when the currency is not known; then a surcharge has no text.
    static func text(_ surcharge: Int?, isUnknown: Bool, amount: AmountText?, _ texts: CheckoutTexts) -> String? {
        if isUnknown { return texts[.surchargeUnknown] }
        guard let surcharge, surcharge > 0 else { return texts[.surchargeNone] }
        return amount.map { texts.filled(.surchargeFormat, $0(surcharge)) }
    }
}
