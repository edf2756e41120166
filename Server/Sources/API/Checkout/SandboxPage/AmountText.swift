/// An amount for people.
enum AmountText {
    /// Currencies whose minor unit is not a hundredth (ISO 4217), with their decimal places.
    private static let places: [String: Int] = [
        "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0, "UGX": 0, "UYI": 0, "VND": 0,
        "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0, "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3, "CLF": 4, "UYW": 4,
    ]

    /// Such as `12.99 EUR`.
    /// - Parameters:
    ///   - amount: Minor units, 0 or more.
    ///   - currency: Three letters, ISO 4217; two decimal places where it is unknown.
    static func text(_ amount: Int64, currency: String) -> String {
        let places = places[currency] ?? 2
        guard places > 0 else { return "\(amount) \(currency)" }
        var digits = String(amount)
        digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
        return "\(digits.dropLast(places)).\(digits.suffix(places)) \(currency)"
    }
}
