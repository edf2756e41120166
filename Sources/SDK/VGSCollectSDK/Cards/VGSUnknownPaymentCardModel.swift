import CofferCardRules
public import UIKit

/// What holds for a number of no known brand.
public struct VGSUnknownPaymentCardModel: VGSPaymentCardModelProtocol {
    /// Always `unknown`.
    public var brand: VGSPaymentCards.CardBrand { .unknown }
    /// The display name.
    public var name: String
    /// The regular expression (ICU) such a number matches as a whole.
    public var regex: String
    /// The mask such a number is shown with.
    public var formatPattern: String
    /// The allowed counts of digits of a whole number.
    public var cardNumberLengths: [Int]
    /// The allowed counts of digits of the security code.
    public var cvcLengths: [Int]
    /// How the last digit is checked; nil for not at all.
    public var checkSumAlgorithm: CheckSumAlgorithmType?
    /// The picture beside the number; none comes with this build.
    public var brandIcon: UIImage?
    /// The picture beside the security code; none comes with this build.
    public var cvcIcon: UIImage?

    /// The defaults, from the card rules.
    init() {
        let rules = CofferCardRules.CardBrand.unknown
        name = rules.displayName
        regex = BrandRegex.text(of: rules)
        formatPattern = rules.pattern
        cardNumberLengths = Array(rules.numberLengths)
        cvcLengths = Array(rules.securityCodeLengths)
        checkSumAlgorithm = rules.checksLuhn ? .luhn : nil
    }
}
