import CofferCardRules
public import UIKit

/// A brand the collector knows by itself; its rules may be changed through the statics of ``VGSPaymentCards``.
public struct VGSPaymentCardModel: VGSPaymentCardModelProtocol {
    /// The brand.
    public let brand: VGSPaymentCards.CardBrand
    /// The brand's display name.
    public var name: String
    /// The regular expression (ICU) that a number of this brand, also a part of one, matches as a whole.
    public var regex: String
    /// The mask a number of this brand is shown with.
    public var formatPattern: String
    /// The allowed counts of digits of a whole number.
    public var cardNumberLengths: [Int]
    /// The allowed counts of digits of the security code.
    public var cvcLengths: [Int]
    /// How the last digit is checked; nil for not at all.
    public var checkSumAlgorithm: CheckSumAlgorithmType?
    /// The brand's picture beside the number; none comes with this build.
    public var brandIcon: UIImage?
    /// The picture beside the security code; none comes with this build.
    public var cvcIcon: UIImage?

    /// The defaults of a known brand, from the card rules.
    init(_ rules: CofferCardRules.CardBrand) {
        brand = VGSPaymentCards.CardBrand(rules)
        name = rules.displayName
        regex = BrandRegex.text(of: rules)
        formatPattern = rules.pattern
        cardNumberLengths = Array(rules.numberLengths)
        cvcLengths = Array(rules.securityCodeLengths)
        checkSumAlgorithm = rules.checksLuhn ? .luhn : nil
    }
}
