import CofferFoundation

/// Puts amounts of one currency into words of one locale.
struct AmountText: Equatable, Sendable {
    /// The currency.
    let currency: Currency
    /// The locale, such as `en-US`.
    let localeCode: String

    /// Whole and minor units with the currency's sign, such as `$12.99`.
    /// - Parameter minorUnits: The amount in the currency's minor units.
    func callAsFunction(_ minorUnits: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: localeCode)
        formatter.currencyCode = currency.code
        formatter.minimumFractionDigits = currency.decimalDigits
        formatter.maximumFractionDigits = currency.decimalDigits
        let amount = Decimal(
            sign: minorUnits < 0 ? .minus : .plus, exponent: -currency.decimalDigits, significand: Decimal(minorUnits.magnitude))
        return formatter.string(from: amount as NSDecimalNumber) ?? "\(amount) \(currency.code)"
    }
}
