public import UIKit

/// A brand of the app's own; it is looked for before the known ones once it is in ``VGSPaymentCards/cutomPaymentCardModels``.
public struct VGSCustomPaymentCardModel: VGSPaymentCardModelProtocol {
    /// `custom` with the model's name.
    public var brand: VGSPaymentCards.CardBrand { .custom(brandName: name) }
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
    /// The brand's picture beside the number.
    public var brandIcon: UIImage?
    /// The picture beside the security code.
    public var cvcIcon: UIImage?

    /// A brand by its rules: three-digit security codes and a Luhn digit unless said otherwise.
    public init(
        name: String, regex: String, formatPattern: String, cardNumberLengths: [Int], cvcLengths: [Int] = [3],
        checkSumAlgorithm: CheckSumAlgorithmType? = .luhn, brandIcon: UIImage?
    ) {
        self.name = name
        self.regex = regex
        self.formatPattern = formatPattern
        self.cardNumberLengths = cardNumberLengths
        self.cvcLengths = cvcLengths
        self.checkSumAlgorithm = checkSumAlgorithm
        self.brandIcon = brandIcon
        self.cvcIcon = nil
    }
}
