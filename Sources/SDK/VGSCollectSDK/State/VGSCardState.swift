import CofferCardRules

/// What a card number field may tell of its text.
@MainActor
public class VGSCardState: VGSTextFieldState {
    /// The last four digits of a valid number of twelve or more digits, else empty.
    public let last4: String
    /// The first digits of a valid number: eight for Visa, Visa Electron, Mastercard and Maestro of sixteen or more digits and none for their
    /// shorter ones, six for every other brand. Empty while the number is not valid.
    public let bin: String
    /// The detected brand, valid or not.
    public let cardBrand: VGSPaymentCards.CardBrand

    private let brandName: String

    private static let last4DigitsMin = 12

    override init(of field: FieldSnapshot) {
        let card = VGSPaymentCards.available.detect(field.rawText)
        let count = field.rawText.utf8.count
        let isValid = field.errors.isEmpty
        cardBrand = card.brand
        brandName = card.model.name
        last4 = isValid && count >= Self.last4DigitsMin ? String(field.rawText.suffix(4)) : ""
        bin = isValid ? String(field.rawText.prefix(Self.binLength(of: card.brand, count: count))) : ""
        super.init(of: field)
    }

    private static func binLength(of brand: VGSPaymentCards.CardBrand, count: Int) -> Int {
        switch brand {
        case .visa, .visaElectron, .mastercard, .maestro: count >= 16 ? 8 : 0
        default: 6
        }
    }

    override nonisolated var members: [(name: String, value: String)] {
        guard isValid else { return super.members }
        return super.members + [("bin", "\"\(bin)\""), ("last4", "\"\(last4)\""), ("cardBrand", "\"\(brandName)\"")]
    }
}
